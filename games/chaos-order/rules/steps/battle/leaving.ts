import type { Flow } from '@warptable/kernel';
import { BUILDINGS, BUILDING_INCOME } from '../../../content/index.ts';
import type { Building, LeaderId } from '../../../content/index.ts';
import { allowed, happen } from '../../abilities.ts';
import { gain } from '../../effects/gaining.ts';
import { checkPresence, sendHome } from '../../effects/moving.ts';
import { regionAt } from '../../geometry.ts';
import type { Chaos, InBattle } from '../../moments.ts';
import { leadersAt } from '../../queries.ts';
import { ask } from '../../questions.ts';
import { NOBODY, playerAt } from '../../state.ts';
import { buildingsOf } from './sides.ts';

/** Step 4d, CO 13.37: fighters to the base, leaders to the supply; CO 13.40: buildings are razed also after a retreat. */
export function* loserLeaves(g: Chaos, at: InBattle): Flow {
  const { seat } = at.side;
  const { region } = at.battle;
  if (!at.battle.retreats) {
    const fighters = regionAt(g.state, region).fighters[seat]!;
    defeatLeaders(g, at);
    passRyhzu(g, at);
    yield* sendHome(g, seat, region, { fighters, leaders: [], ryhzu: [] }, 'lost');
    yield* checkPresence(g);
  }
  yield* razeAll(g, at);
}

/** They keep their upgraded side; for some the base takes the place of the supply. */
function defeatLeaders(g: Chaos, { battle: { region }, side: { seat } }: InBattle): void {
  const s = g.state;
  const home: LeaderId[] = [];
  const supply: LeaderId[] = [];
  for (const leader of leadersAt(s, seat, region)) {
    leader.at = allowed(s, seat, 'defeatedGoesHome', { leader: leader.id }) ? 'base' : 'supply';
    (leader.at === 'base' ? home : supply).push(leader.id);
  }
  if (home.length > 0) g.emit?.({ type: 'LeadersDefeated', seat, region, leaders: home, to: 'base' });
  if (supply.length > 0) g.emit?.({ type: 'LeadersDefeated', seat, region, leaders: supply, to: 'supply' });
}

/** CO 13.38, CO 24.11: a Ryh-zu stays and belongs to the winner, even if the winner has nothing else there. */
export function passRyhzu(g: Chaos, { battle: { region }, side, other }: InBattle): void {
  for (const one of g.state.ryhzu) {
    if (one.at !== region || one.master !== side.seat) continue;
    one.master = other.seat;
    g.emit?.({ type: 'RyhzuChangedSides', ryhzu: one.id, from: side.seat, to: other.seat, region });
  }
}

/** CO 13.39: the loser chooses the order; CO 13.50: it is asked only if different types are razed. */
function* razeAll(g: Chaos, at: InBattle): Flow {
  const s = g.state;
  const { seat } = at.side;
  const { region } = at.battle;
  const buildings = buildingsOf(s, seat, region);
  if (buildings.length === 0) return;
  const isMixed = buildings.some((one) => one !== buildings[0]);
  const order = isMixed
    ? yield* ask.razeOrder(seat, {
        about: { region },
        candidates: () => numbered(buildingsOf(s, seat, region)),
      })
    : buildings;
  g.lockUndo('buildings were razed'); // CO 29.5
  for (const one of order) yield* raze(g, at, one.split('#')[0] as Building);
}

/** Options must differ: a second outpost is `outpost#2`. */
const numbered = (buildings: readonly Building[]): string[] =>
  buildings.map((one, i) => (buildings.indexOf(one) === i ? one : `${one}#2`));

/** It goes back to the right-most empty space of its type, and its owner gains what that covers; the foundation stays. */
function* raze(g: Chaos, at: InBattle, building: Building): Flow {
  const s = g.state;
  const { battle, side, other } = at;
  const { region } = battle;
  const { sites } = regionAt(s, region);
  const place = sites.findIndex((site) => site.owner === side.seat && site.building === building);
  const site = sites[place]!;
  if (site.foundation === null) {
    sites.splice(place, 1);
  } else {
    site.building = null;
    site.owner = NOBODY;
  }
  playerAt(s, side.seat).built[BUILDINGS.indexOf(building)]!--;
  side.razed++;
  g.emit?.({ type: 'BuildingRazed', seat: side.seat, building, region });
  yield* gain(g, side.seat, BUILDING_INCOME[building], 'raze');
  yield* happen(g, other.seat, 'otherRazed', { battle, side: other, other: side, building });
  yield* happen(g, side.seat, 'ownRazed', { battle, side, other, building });
  yield* checkPresence(g);
}
