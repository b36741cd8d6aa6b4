import { memo } from 'react';
import { GUARDIANS } from '../../content/index.ts';
import type { Points, RaceId } from '../../content/index.ts';
import { typeName } from '../../words/cards.ts';
import { raceName } from '../../words/names.ts';
import { t } from '../texts/say.ts';

/** `2`, `1 per 2 Conquest`, `1 per set`. */
function pointsText(points: Points): string {
  if ('per' in points)
    return t(points.each === 1 ? 'gate.per' : 'gate.perPair', {
      points: points.points,
      type: typeName(points.per),
    });
  if ('perSet' in points) return t('gate.perSet', { points: points.points });
  return String(points.points);
}

/** A race at the Warp Gate: its strength, and the points that wait there. */
export const GuardianFace = memo(function GuardianFace({ race }: { readonly race: RaceId }) {
  const { dice, multiplier, slots, conquer, turn, end } = GUARDIANS[race];
  return (
    <span className="tw-face">
      <span className="tw-face-head">
        <strong>{raceName(race)}</strong>
        <span className="tw-might">{t('gate.might', { dice, multiplier })}</span>
      </span>
      <span className="tw-face-text tw-gate-points">
        <span>
          {t('gate.conquer')} <b>{pointsText(conquer)}</b>
        </span>
        <span>
          {t('gate.turn')} <b>{pointsText(turn)}</b>
        </span>
        <span>
          {t('gate.end')} <b>{pointsText(end)}</b>
        </span>
        {slots > 0 && <span>{t('gate.slots', { count: slots })}</span>}
      </span>
    </span>
  );
});
