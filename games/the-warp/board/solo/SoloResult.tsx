import { GameResult } from '@warptable/ui';
import type { ResultProps } from '@warptable/ui';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import type { SoloView, WarpView } from '../../rules/view.ts';
import { phaseName, rivalName } from '../../words/solo.ts';
import { THINGS } from '../art/Icons.tsx';
import { SOLO_SOURCES, breakdownOf } from '../result/breakdown.ts';
import { SOURCE_STYLES } from '../result/sources.ts';
import { RivalFace } from '../rivals/RivalFace.tsx';
import { seatStyleOf } from '../seats.ts';
import { t as board } from '../texts/say.ts';
import { t } from '../texts/say-solo.ts';
import './rival.css';

const STYLES = {
  ...SOURCE_STYLES,
  direct: { icon: THINGS.race, colour: 'green' },
  hard: { icon: THINGS.fresh, colour: 'grey' },
} as const;

/** TWS 22.8: who won, why, and what for. */
export function SoloResult({
  view,
  names,
  history,
  solo,
}: ResultProps<WarpView> & { readonly solo: SoloView }) {
  const sources = SOLO_SOURCES.filter((id) => id !== 'hard' || solo.hard);
  return (
    <div className="tw-solo-result" data-won={view.result?.winners.includes(PLAYER)}>
      <RivalFace rival={solo.rival} size={92} />
      <GameResult
        headline={verdictOf(view, solo)}
        note={t('solo.result.when', { round: view.round, phase: phaseName(solo.phase) })}
        sources={sources.map((id) => ({ id, name: board(`result.${id}`), ...STYLES[id] }))}
        lines={breakdownOf(view, SOLO_SOURCES)}
        names={names}
        styleOf={seatStyleOf}
        history={history}
      />
    </div>
  );
}

function verdictOf({ result }: WarpView, solo: SoloView): string {
  const points = result?.scores[PLAYER] ?? 0;
  const others = result?.scores[RIVAL] ?? 0;
  const rival = rivalName(solo.rival);
  if (result?.winners.includes(PLAYER)) return t('solo.result.won', { rival, points, others });
  if (solo.outOfTime) return t('solo.result.outOfTime', { rival });
  return t(points === others ? 'solo.result.tie' : 'solo.result.lost', { rival, points, others });
}
