import { listed } from '@warptable/speech';
import { GameResult } from '@warptable/ui';
import type { ResultProps } from '@warptable/ui';
import type { WarpView } from '../../rules/view.ts';
import { seatStyleOf } from '../seats.ts';
import { SoloResult } from '../solo/lazy.tsx';
import { t } from '../texts/say.ts';
import { SOURCES, breakdownOf } from './breakdown.ts';
import { SOURCE_STYLES } from './sources.ts';

/** The end of the game: who won, and what for. */
export function Result(props: ResultProps<WarpView>) {
  const { view, names, history } = props;
  const lines = breakdownOf(view, SOURCES);
  if (lines.length === 0) return <p>{t('result.notYet')}</p>;
  if (view.solo) return <SoloResult {...props} solo={view.solo} />;
  const winners = lines.filter(({ isWinner }) => isWinner);
  const isTeam = view.options.mode === 'team';
  const isTie = lines.some(({ total, isWinner }) => !isWinner && total === winners[0]?.total);
  return (
    <GameResult
      headline={t('result.won', {
        count: winners.length,
        name: listed(winners.map(({ seat }) => names[seat] ?? '')),
        points: winners[0]?.total ?? 0,
      })}
      note={isTie ? t('result.tie') : undefined}
      sources={SOURCES.map((id) => ({ id, name: t(`result.${id}`), ...SOURCE_STYLES[id] }))}
      lines={lines}
      {...(isTeam ? { extra: t('result.own'), totalName: t('result.team') } : {})}
      names={names}
      styleOf={seatStyleOf}
      history={history}
    />
  );
}
