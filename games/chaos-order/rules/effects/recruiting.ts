import type { Flow, Refusal, Seat } from '@warptable/kernel';
import type { RegionId } from '../../content/index.ts';
import { replaced } from '../abilities.ts';
import type { Chaos } from '../moments.ts';
import { buildingsIn, factionOf } from '../queries.ts';
import { ask } from '../questions.ts';
import { REFUSED } from '../refusals.ts';
import { playerAt } from '../state.ts';
import type { Place, State } from '../state.ts';
import { gain } from './gaining.ts';
import { pay } from './goods.ts';
import { addFighters } from './units.ts';

export type Recruit = `advance:${number}` | 'fastTrack' | 'trade' | 'stop';

const TRADE = 3;

/** By the number of sectors. */
const OPTIONS: readonly (readonly Recruit[])[] = [0, 1, 2, 3].map((sectors) => [
  ...Array.from({ length: sectors }, (_, i) => `advance:${i + 1}` as const),
  'fastTrack',
  'trade',
  'stop',
]);

function whyNotRecruit(s: State, seat: Seat, one: Recruit, points: number): Refusal | undefined {
  const { sectors, energy } = playerAt(s, seat);
  switch (one) {
    case 'stop':
      return undefined;
    case 'trade':
      return points >= TRADE ? undefined : REFUSED.threePoints;
    case 'fastTrack': {
      const { fastTrack } = factionOf(s, seat);
      if (fastTrack === null) return REFUSED.noFastTrack;
      if (sectors[0] === 0) return REFUSED.emptySector;
      return energy >= fastTrack ? undefined : REFUSED.cannotPayFastTrack;
    }
    default:
      return sectors[sectorOf(one)]! > 0 ? undefined : REFUSED.emptySector;
  }
}

const sectorOf = (one: Recruit): number => Number(one.slice('advance:'.length)) - 1;

/** Whether anything can be done with them. */
export const canRecruit = (s: State, seat: Seat, points: number): boolean =>
  points >= TRADE || playerAt(s, seat).sectors.some((fighters) => fighters > 0);

/** CO 11.5, CO 11.9: a batch, spent at once; what is not spent is lost. */
export function* spendRecruits(g: Chaos, seat: Seat, points: number): Flow {
  for (let left = points; left > 0;) {
    const spent = yield* recruitOnce(g, seat, left);
    if (spent === 0) return;
    left -= spent;
  }
}

/** CO 11.10: one decision; how many points it took, none if there was nothing to be had or wanted. */
export function* recruitOnce(g: Chaos, seat: Seat, points: number): Flow<number> {
  const s = g.state;
  if (!canRecruit(s, seat, points)) return 0;
  const { sectors } = playerAt(s, seat);
  const one = yield* ask.spendRecruits(seat, {
    about: { points },
    candidates: () => OPTIONS[sectors.length]!,
    whyNot: (option) => whyNotRecruit(s, seat, option, points),
  });
  if (one === 'stop') return 0;
  if (one === 'trade') {
    g.emit?.({ type: 'RecruitsTraded', seat });
    yield* gain(g, seat, { [factionOf(s, seat).trade]: 1 }, 'trade');
    return TRADE;
  }
  yield* advance(g, seat, one);
  return 1;
}

function* advance(g: Chaos, seat: Seat, one: Recruit): Flow {
  const s = g.state;
  const { sectors } = playerAt(s, seat);
  const fastTrack = one === 'fastTrack';
  const from = fastTrack ? 0 : sectorOf(one);
  const arrives = fastTrack || from === sectors.length - 1;
  const at = arrives ? yield* chooseArrival(s, seat) : undefined;
  if (fastTrack) pay(g, seat, factionOf(s, seat).fastTrack!, 0, 'supply', 'fastTrack');
  sectors[from]!--;
  if (at === undefined) {
    sectors[from + 1]!++;
    g.emit?.({ type: 'FightersAdvanced', seat, from: from + 1, count: 1 });
    return;
  }
  addFighters(s, seat, at, 1);
  g.emit?.({ type: 'FighterArrived', seat, at, fastTrack });
}

const NONE: readonly RegionId[] = [];

/** CO 25.6, Night Drop: on the base, or where else a recruit may arrive. */
function* chooseArrival(s: State, seat: Seat): Flow<Place> {
  const regular = replaced(s, seat, 'arrivals', NONE);
  const drops = dropsOf(s, seat);
  const at: Place = yield* ask.arrival(seat, {
    candidates: () => ['base', ...regular, ...drops.filter((id) => !regular.includes(id))] as const,
  });
  if (at !== 'base' && !regular.includes(at)) s.turn!.nightDrops--;
  return at;
}

/** Night Drop: regions with own buildings, in this turn. */
function dropsOf({ turn, regions }: State, seat: Seat): readonly RegionId[] {
  if (turn?.seat !== seat || turn.nightDrops === 0) return NONE;
  return regions.filter((region) => buildingsIn(region, seat) > 0).map(({ id }) => id);
}
