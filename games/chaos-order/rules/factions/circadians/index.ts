import { nothing } from '@warptable/kernel';
import type { Flow, Refusal, Seat } from '@warptable/kernel';
import type { Building, RegionId } from '../../../content/index.ts';
import { gainFame } from '../../effects/fame.ts';
import { neighboursOf, regionAt } from '../../geometry.ts';
import type { Chaos, ChaosAbility, InBattle } from '../../moments.ts';
import { buildingsIn, builtOf, unitsIn } from '../../queries.ts';
import { ask } from '../../questions.ts';
import { REFUSED } from '../../refusals.ts';
import { playerAt } from '../../state.ts';
import type { State } from '../../state.ts';
import { CIRCADIAN_ATTRIBUTES } from './attributes.ts';
import { gainIntel, giveIntel, hasRoomForIntel, layOutIntel } from './intel.ts';
import { CIRCADIAN_LEADERS } from './leaders.ts';
import { bordersInReach, dock, dockedRegions, isDocked, shipHarvests } from './ship.ts';

/** CO 20 */
const chapter: ChaosAbility = {
  id: 'circadians',
  name: 'Circadians',
  rule: 'CO 20.2',
  moments: {
    settingUp: { act: layOutIntel },
    baseChosen: {
      act(g, seat) {
        dock(g.state, seat);
        return nothing();
      },
    },
    whyNotBuild,
    moreToHarvest: (s, seat, regions) => [...regions, ...shipHarvests(s, seat)],
    afterHarvest: {
      once: 'round', // CO 20.11
      applies: (_s, _seat, { besides }) => besides,
      act: nothing,
    },
    moreBaseExits: (s) => dockedRegions(s), // CO 20.7
    flightTargets: (s, seat) => bordersInReach(s, seat),
    strength: (s, seat, { battle }) => (hasShip(s, seat, battle) ? 2 : 0),
    shields: (s, seat, { battle }) => (hasShip(s, seat, battle) ? 1 : 0),
    won: { applies: hasRoomForIntel, act: gainIntel },
    beforeRegionCount: { act: settleCount },
    attributeUpgraded: { act: (g, seat) => gainFame(g, seat, 1, 'circadians') }, // CO 20.20
  },
};

/** CO 20.9 */
const hasShip = (s: State, seat: Seat, { region }: InBattle['battle']): boolean =>
  isDocked(s, region) && unitsIn(s, seat, regionAt(s, region)) > 0;

/** CO 20.14, CO 33.3: a mountain parts two strongholds, a tunnel does not. */
function whyNotBuild(
  s: State,
  seat: Seat,
  refusal: Refusal | undefined,
  { building, region }: { readonly building: Building; readonly region: RegionId },
): Refusal | undefined {
  if (building !== 'stronghold') return refusal;
  const beside = neighboursOf(s, region).some((id) => buildingsIn(regionAt(s, id), seat, 'stronghold') > 0);
  return beside ? REFUSED.strongholdsTouch : refusal;
}

/** CO 14.14, CO 20.15, CO 20.18: strongholds, then intel, before the region benefit. */
function* settleCount(g: Chaos, seat: Seat): Flow {
  const player = playerAt(g.state, seat);
  const strongholds = builtOf(player, 'stronghold');
  if (strongholds > 0) player.countBonus += yield* ask.strongholdsCounted(seat, { min: 0, max: strongholds });
  yield* giveIntel(g, seat);
}

export const CIRCADIANS: readonly ChaosAbility[] = [chapter, ...CIRCADIAN_ATTRIBUTES, ...CIRCADIAN_LEADERS];
