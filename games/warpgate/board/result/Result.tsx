import { listed } from '@warptable/speech';
import { GameResult } from '@warptable/ui';
import type { ResultProps } from '@warptable/ui';
import type { WarpgateView } from '../../rules/view.ts';
import { THINGS } from '../art/Icons.tsx';
import { seatStyleOf } from '../seats.ts';
import { t } from '../texts/say.ts';
import { SOURCES, breakdownOf, isTied } from './breakdown.ts';

const STYLES = {
  objectives: { icon: THINGS.objective, colour: 'green' },
  goods: { icon: THINGS.good, colour: 'gold' },
  technologies: { icon: THINGS.technology, colour: 'blue' },
  tactics: { icon: THINGS.honour, colour: 'purple' },
  tokens: { icon: THINGS.token, colour: 'grey' },
} as const;

/** The end of the game: who won, and what for. */
export function Result({ view, names, history }: ResultProps<WarpgateView>) {
  const lines = breakdownOf(view);
  if (lines.length === 0) return <p>{t('result.notYet')}</p>;
  const sources = SOURCES.filter((source) => source !== 'tokens' || view.options.exploration === 'on');
  const winners = lines.filter(({ isWinner }) => isWinner);
  const isShared = winners.length > 1;
  return (
    <GameResult
      headline={t(isShared ? 'result.shared' : 'result.won', {
        name: listed(winners.map(({ seat }) => names[seat] ?? '')),
        points: winners[0]?.total ?? 0,
      })}
      note={isTied(lines) ? t(isShared ? 'result.sharedTie' : 'result.tie') : undefined}
      sources={sources.map((id) => ({ id, name: t(`result.${id}`), ...STYLES[id] }))}
      lines={lines}
      extra={isTied(lines) ? t('result.planets') : undefined}
      names={names}
      styleOf={(seat) => seatStyleOf(view, seat)}
      history={history}
    />
  );
}
