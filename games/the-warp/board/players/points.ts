import type { Seat } from '@warptable/kernel';
import type { PublicPoints } from '@warptable/ui';
import { MISSION_TYPES } from '../../content/index.ts';
import type { WarpView } from '../../rules/view.ts';
import { typeName } from '../../words/cards.ts';
import { t } from '../texts/say.ts';

/** TW 17.11: points are open as a total; of completed missions, how many of each type. */
export function pointsOf({ players, phase }: WarpView, seat: Seat): PublicPoints | undefined {
  const player = players[seat];
  if (!player || phase === 'setup') return undefined;
  const parts = MISSION_TYPES.map((type) => ({ name: typeName(type), value: player.completed[type] }));
  return { total: player.points, parts, note: t('strip.missionsDone') };
}
