import type { Seat } from '@warptable/kernel';
import { listed } from '@warptable/speech';
import type { SeatStyle } from '@warptable/ui';
import { PHASES } from '../../content/index.ts';
import type { Phase } from '../../content/index.ts';
import { duesOf } from '../../rules/pricing.ts';
import type { ChaosView } from '../../rules/view.ts';
import { seatName } from '../../words/names.ts';
import { t } from '../texts/say.ts';

/** The mark of a token that is nobody's. */
export const NEUTRAL: SeatStyle = { colour: 'none', shape: 'diamond', letter: 'N' };

/** `2 to AI, 3 to the supply`: what this seat pays to act. */
export function duesText(view: ChaosView, seat: Seat, phase: Phase): string {
  const price = view.prices[PHASES.indexOf(phase)];
  if (!price) return '';
  const { own, supply, neighbours } = duesOf(view, seat, phase);
  return listed([
    ...(own > 0 ? [t('prices.toSeat', { count: own, name: seatName(view, price.by) })] : []),
    ...(supply > 0 ? [t('prices.toSupply', { count: supply })] : []),
    ...(neighbours > 0 ? [t('prices.toNeighbours', { count: neighbours })] : []),
  ]);
}

/** What everybody pays: `AI priced it. Zcharo 2 to AI and 1 to the supply; ...`. */
export function payersText(view: ChaosView, phase: Phase): string {
  const price = view.prices[PHASES.indexOf(phase)];
  if (!price) return '';
  const who = price.by < 0 ? t('prices.neutral') : t('prices.pricedBy', { name: seatName(view, price.by) });
  const payers = view.players.flatMap((_, seat) =>
    seat === price.by
      ? []
      : [t('prices.pays', { name: seatName(view, seat), dues: duesText(view, seat, phase) })],
  );
  return [who, ...payers].join('. ');
}
