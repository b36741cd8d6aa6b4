import { nothing } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { PHASES } from '../../content/index.ts';
import type { Phase, TacticsId } from '../../content/index.ts';
import { gainFame } from '../effects/fame.ts';
import { gain } from '../effects/gaining.ts';
import { canPay, gainGoods, pay } from '../effects/goods.ts';
import { redeploying } from '../effects/redeploying.ts';
import type { Chaos } from '../moments.ts';
import { controllerOf, presentIn, regionsControlled, unitsIn } from '../queries.ts';
import { playerAt } from '../state.ts';
import type { Region, State, Turn } from '../state.ts';

type Effect = (g: Chaos, seat: Seat, phase: Phase | undefined) => Flow;

type Counter = {
  readonly [Name in keyof Turn]: Turn[Name] extends number ? Name : never;
}[keyof Turn];

/** More of something in the turn in which it is played (CO 17.10); two copies add up (CO 17.12). */
const inTurn =
  (counter: Exclude<Counter, 'seat'>, more: number): Effect =>
  ({ state: { turn } }) => {
    turn![counter] += more;
    return nothing();
  };

/** What each card does at its moment; its combat effect is an ability. */
export const EFFECTS: Readonly<Record<TacticsId, Effect>> = {
  'stacked-bids': (g, seat) => gain(g, seat, { energy: 3 }, 'stacked-bids'),
  'closed-market': closeMarket,
  'field-notes': inTurn('freeResearchLocks', 1),
  'quiet-study': (g, seat) => gain(g, seat, { research: 1 }),
  feint: inTurn('discount', 1),
  'prefab-walls': inTurn('cardPoints', 1),
  'salvage-crew': inTurn('freeBuildLocks', 1),
  'lean-season': (g, seat) => gain(g, seat, { energy: 5 }, 'lean-season'),
  'deep-drill': inTurn('cardPoints', 1),
  'gem-seam': inTurn('gemSeams', 2),
  'muster-call': inTurn('cardPoints', 2),
  'night-drop': inTurn('nightDrops', 2),
  levy: (g, seat) => gain(g, seat, { recruits: 2 }),
  envoy: inTurn('discount', 2),
  'forced-march': (g, seat) => redeploying(g, seat, {}),
  'slip-away': inTurn('slipAways', 1),
  'burst-engines': inTurn('cardPoints', 1),
  'drill-master': inTurn('discount', 2),
  ambush: (g, seat) => gain(g, seat, { energy: Math.min(3, contested(g.state, seat)) }, 'ambush'),
  crossfire: (g, seat) => gain(g, seat, { recruits: 2 }),
  'signal-flares': fireFlares,
  tribute: (g, seat) => gain(g, seat, { energy: Math.min(5, counted(g.state, seat)) }, 'tribute'),
  'far-outposts': countOneMore,
  'iron-nerve': (g, seat) => gain(g, seat, { gems: 1 }, 'iron-nerve'),
  'relic-guard': guardRelic,
  chronicle: (g, seat) => (holdsRelic(g.state, seat) ? gainFame(g, seat, 1, 'chronicle') : nothing()),
};

/** CO 5.20: on the phase that was just priced. */
function closeMarket(g: Chaos, seat: Seat, phase: Phase | undefined): Flow {
  g.state.prices[PHASES.indexOf(phase!)]!.surcharges.push(seat);
  g.emit?.({ type: 'MarketClosed', seat, phase: phase! });
  return nothing();
}

/** Regions with units of this seat and an opponent's presence. */
const contested = (s: State, seat: Seat): number =>
  s.regions.filter((region) => unitsIn(s, seat, region) > 0 && isShared(s, seat, region)).length;

const isShared = (s: State, seat: Seat, region: Region): boolean =>
  presentIn(s, region).some((other) => other !== seat);

/** The base included. */
const counted = (s: State, seat: Seat): number => regionsControlled(s, seat).length + 1;

/** The extra selection comes after all that happens as combat starts (CO 13.2). */
function fireFlares({ state }: Chaos, seat: Seat): Flow {
  state.flaresBy.push(seat);
  return nothing();
}

function countOneMore({ state }: Chaos, seat: Seat): Flow {
  playerAt(state, seat).countBonus++;
  return nothing();
}

function guardRelic({ state }: Chaos): Flow {
  state.staying += 3;
  return nothing();
}

function holdsRelic(s: State, seat: Seat): boolean {
  const region = s.regions.find(({ relic }) => relic === s.round);
  return region !== undefined && controllerOf(s, region) === seat;
}

/** Gem Seam: up to twice a card, at any point of the turn. */
export const mayUseSeam = (s: State, seat: Seat): boolean => s.turn!.gemSeams > 0 && canPay(s, seat, 1, 0);

export function useSeam(g: Chaos, seat: Seat): void {
  g.state.turn!.gemSeams--;
  pay(g, seat, 1, 0, 'supply', 'gem-seam');
  gainGoods(g, seat, 0, 1, 'gem-seam');
}
