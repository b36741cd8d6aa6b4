import type { Seat } from '@warptable/kernel';
import type { PublicPoints } from '@warptable/ui';
import type { WarpgateView } from '../../rules/view.ts';
import { t } from '../texts/say.ts';

/** WG 13.9: what is hidden of the Objectives is counted at the end; once the game is over, everything is open. */
export function pointsOf(
  { players, result, layout, options }: WarpgateView,
  seat: Seat,
): PublicPoints | undefined {
  const player = players[seat];
  if (!player || layout === '') return undefined;
  const { goods, technologies, tactics, tokens } = player.openScore;
  const parts = [
    { name: t('result.technologies'), value: technologies },
    { name: t('result.goods'), value: goods },
    { name: t('result.tactics'), value: tactics },
    ...(options.exploration === 'on' ? [{ name: t('result.tokens'), value: tokens }] : []),
  ];
  const total = result?.scores[seat];
  if (total !== undefined) {
    const objectives = { name: t('result.objectives'), value: result?.breakdown[seat]?.['objectives'] ?? 0 };
    return { total, parts: [objectives, ...parts] };
  }
  return { total: goods + technologies + tactics + tokens, parts, note: t('strip.withoutObjectives') };
}
