import { gainFame } from '../../effects/fame.ts';
import { regionAt } from '../../geometry.ts';
import type { ChaosAbility, InBattle } from '../../moments.ts';
import { buildingsIn } from '../../queries.ts';
import { ZCHARO_ATTRIBUTES } from './attributes.ts';
import { ZCHARO_LEADERS } from './leaders.ts';

const MOST_FAME = 4;

/** CO 22 */
const chapter: ChaosAbility = {
  id: 'zcharo',
  name: 'Zcharo',
  rule: 'CO 22.5',
  moments: {
    buildingsInRegion: (_s, _seat, most, { building }) => (building === 'outpost' ? 2 : most), // CO 22.4
    // CO 22.3
    strength: (s, seat, { battle }) =>
      buildingsIn(regionAt(s, battle.region), seat, 'stronghold') > 0 ? 1 : 0,
    won: { act: (g, seat, at) => gainFame(g, seat, fameOfVictory(at), 'zcharo') },
    winsLate: true, // CO 16.4
  },
};

/** CO 22.5: 1, and 1 for each full 2 points of margin, and 1 for an outpost; the margin is negative if the stronger side retreated. */
function fameOfVictory({ side, other }: InBattle): number {
  const margin = Math.max(0, side.strength! - other.strength!);
  const outpost = side.declared.buildings.includes('outpost') ? 1 : 0;
  return Math.min(MOST_FAME, 1 + Math.floor(margin / 2) + outpost);
}

export const ZCHARO: readonly ChaosAbility[] = [chapter, ...ZCHARO_ATTRIBUTES, ...ZCHARO_LEADERS];
