import type { Flow, Seat } from '@warptable/kernel';
import type { LeaderId, RegionId } from '../../content/index.ts';
import { happen } from '../abilities.ts';
import {
  companionsFor,
  exitsOf,
  freeMoveOf,
  groupOf,
  isSpan,
  nameOf,
  placesWithUnits,
  redeploymentOf,
  whyNotGo,
  whyNotSetOut,
} from '../available/moving.ts';
import type { Span, Terms } from '../available/moving.ts';
import type { ChaosEvent, Group } from '../events.ts';
import type { Chaos } from '../moments.ts';
import { isCounted } from '../queries.ts';
import { ask } from '../questions.ts';
import { REFUSED } from '../refusals.ts';
import { clockwiseFrom, fromFlareGun, playerAt } from '../state.ts';
import type { Place } from '../state.ts';
import type { Redeployment } from './redeploying.ts';
import { isEmpty, relocate, unitsAt } from './units.ts';

type Moved = Extract<ChaosEvent, { type: 'UnitsMoved' }>['how'];
type WentHome = Extract<ChaosEvent, { type: 'UnitsWentHome' }>['why'];

/** CO 12.25: the units stand in the target, a trap springs, morale is checked. */
export function* moveUnits(g: Chaos, seat: Seat, how: Moved, from: Place, to: RegionId, group: Group): Flow {
  const s = g.state;
  relocate(s, seat, from, to, group);
  g.emit?.({ type: 'UnitsMoved', seat, how, from, to, group });
  const entering = { region: to, seat, fighters: group.fighters };
  for (const other of fromFlareGun(s)) {
    if (other !== seat) yield* happen(g, other, 'opponentEntered', entering);
  }
  yield* checkPresence(g);
}

/** Units go to the base of their faction. */
export function* sendHome(g: Chaos, seat: Seat, from: RegionId, group: Group, why: WentHome): Flow {
  if (isEmpty(group)) return;
  relocate(g.state, seat, from, 'base', group);
  g.emit?.({ type: 'UnitsWentHome', seat, from, group, why });
  yield* checkPresence(g);
}

/** Pieces have left a region: whoever wants to know may look (CO 23.9). */
export function* checkPresence(g: Chaos): Flow {
  for (const seat of clockwiseFrom(g.state, g.state.flareGun)) yield* happen(g, seat, 'piecesLeft');
}

/** Which units go, once it is settled where from and where to; in the order of `companionsFor`. */
export function* chooseGroup(
  g: Chaos,
  seat: Seat,
  how: 'move' | 'redeploy' | 'freeMove',
  from: Place,
  to: RegionId,
  terms: Terms,
): Flow<Group> {
  const s = g.state;
  const groups = companionsFor(s, seat, from, to);
  const about = { how, from, to };
  const chosen = yield* ask.moveLeaders(seat, {
    about,
    candidates: () => companionsFor(s, seat, from, to).map(nameOf),
    whyNot: (_, at) => {
      const found = terms.fighters(s, seat, from, to, companionsFor(s, seat, from, to)[at]!);
      return isSpan(found) ? undefined : found;
    },
  });
  const companions = groups.find((group) => nameOf(group) === chosen)!;
  const { min, max } = terms.fighters(s, seat, from, to, companions) as Span;
  const fighters = yield* ask.moveFighters(seat, { about, min, max });
  return groupOf(companions, fighters);
}

/** CO 12.10: an effect grants one, which may be declined. */
export function* redeploy(g: Chaos, seat: Seat, what: Redeployment): Flow {
  const s = g.state;
  const terms = redeploymentOf(what.fighters);
  const whyNotFrom = (from: Place) =>
    from === s.closed ? REFUSED.relicRegion : whyNotSetOut(s, seat, from, terms);
  const places = (): Place[] => (what.from ? [what.from] : placesWithUnits(s, seat));
  if (!places().some((from) => !whyNotFrom(from))) return;
  const from = yield* ask.moveFrom(seat, {
    about: { how: 'redeploy' },
    candidates: () => [...places(), 'nothing'] as const,
    whyNot: (one) => (one === 'nothing' ? undefined : whyNotFrom(one)),
  });
  if (from === 'nothing') return;
  const to = yield* ask.moveTo(seat, {
    about: { how: 'redeploy', from },
    candidates: () => exitsOf(s, seat, from),
    whyNot: (one) => whyNotGo(s, seat, from, one, terms),
  });
  const group = yield* chooseGroup(g, seat, 'redeploy', from, to, terms);
  yield* moveUnits(g, seat, 'redeploy', from, to, group);
}

/** CO 12.19: one ordinary move of a leader without MP, perhaps with fighters of its region; it may be declined. */
export function* freeMove(g: Chaos, seat: Seat, leader: LeaderId, withFighters: boolean): Flow {
  const s = g.state;
  const from = playerAt(s, seat).leaders.find(({ id }) => id === leader)?.at;
  if (from === undefined || from === 'supply') return;
  const terms = freeMoveOf(leader, withFighters);
  if (whyNotSetOut(s, seat, from, terms)) return;
  const to = yield* ask.moveTo(seat, {
    about: { how: 'freeMove', from },
    candidates: () => [...exitsOf(s, seat, from), 'nothing'] as const,
    whyNot: (one) => (one === 'nothing' ? undefined : whyNotGo(s, seat, from, one, terms)),
  });
  if (to === 'nothing') return;
  const group = yield* chooseGroup(g, seat, 'freeMove', from, to, terms);
  yield* moveUnits(g, seat, 'freeMove', from, to, group);
}

/** CO 12.9: an excess that nothing cures at the end of a turn. */
export function* partLeaders(g: Chaos, seat: Seat): Flow {
  const s = g.state;
  for (const { id: region } of s.regions) {
    const { leaders } = unitsAt(s, seat, region);
    const counted = leaders.filter((leader) => isCounted(s, seat, leader));
    if (counted.length < 2) continue;
    const stays = yield* ask.leaderStays(seat, { about: { region }, candidates: () => counted });
    const others = counted.filter((leader) => leader !== stays);
    yield* sendHome(g, seat, region, { fighters: 0, leaders: others, ryhzu: [] }, 'leaderLimit');
  }
}
