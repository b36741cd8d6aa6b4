import type { Refusal, Seat } from '@warptable/kernel';
import { TACTICS, TRACKS } from '../../content/index.ts';
import type { Auxiliary, Border, LeaderId, RegionId, TacticsId } from '../../content/index.ts';
import { allowed, replaced, total } from '../abilities.ts';
import { mayUseSeam } from '../cards/effects.ts';
import { canPay } from '../effects/goods.ts';
import { canRecruit } from '../effects/recruiting.ts';
import { canResearch } from '../effects/research.ts';
import { fightersAt } from '../effects/units.ts';
import type { Group } from '../events.ts';
import { regionAt } from '../geometry.ts';
import { columnOf, isCounted, isPresent, trackAt } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { playerAt } from '../state.ts';
import type { AbilityId, Place, State, Turn } from '../state.ts';
import { kindsInHand, whyNotPlay } from './cards.ts';
import { canConstruct } from './constructing.ts';
import { placesToHarvest, whyNotHarvest } from './harvesting.ts';
import { canDeploy, canUpgrade } from './leaders.ts';
import {
  countedAt,
  countedIn,
  excessAfter,
  excessOf,
  exitsOf,
  freeToLeave,
  placesWithUnits,
  span,
  weigh,
  whyNotSetOut,
} from './moving.ts';
import type { Terms } from './moving.ts';

/** What a turn of an action phase offers (CO 6.15). */
export type TurnOption =
  | 'main'
  | 'auxiliary'
  | 'auxiliary:free'
  | 'construct'
  | 'recruit'
  | 'flight'
  | 'seam'
  | 'end'
  | `harvest:${Place}`
  | `move:${Place}`
  | `card:${TacticsId}`
  | `ability:${AbilityId}`;

type Kind =
  | 'main'
  | 'auxiliary'
  | 'construct'
  | 'recruit'
  | 'flight'
  | 'seam'
  | 'end'
  | 'harvest'
  | 'move'
  | 'card'
  | 'ability';

/** What an option does, and to what: `move`, `r4-4`. */
export function partsOf(option: TurnOption): { readonly kind: Kind; readonly object: string } {
  const colon = option.indexOf(':');
  return colon < 0
    ? { kind: option as Kind, object: '' }
    : { kind: option.slice(0, colon) as Kind, object: option.slice(colon + 1) };
}

export const pointsOf = ({ mainPoints, cardPoints }: Turn): number => mainPoints + cardPoints;

const NO_ABILITIES: readonly AbilityId[] = [];
const NO_BORDERS: readonly Border[] = [];

/** In the order in which they are offered; what nobody expects now is left out. */
export function turnOptions(s: State, seat: Seat, turn: Turn): TurnOption[] {
  const options: TurnOption[] = [];
  if (turn.main !== 'begun') options.push('main');
  addSpending(options, s, seat, turn);
  if (!turn.auxiliaryUsed) {
    options.push('auxiliary');
    if (allowed(s, seat, 'freeAuxiliary', { turn })) options.push('auxiliary:free');
  }
  for (const card of kindsInHand(s, seat)) {
    if (TACTICS[card].moment === `act:${turn.phase}`) options.push(`card:${card}`);
  }
  if (turn.gemSeams > 0) options.push('seam');
  for (const id of replaced(s, seat, 'turnAbilities', NO_ABILITIES, { turn })) options.push(`ability:${id}`);
  options.push('end');
  return options;
}

/** CO 6.15: ways to spend a point. */
function addSpending(options: TurnOption[], s: State, seat: Seat, turn: Turn): void {
  switch (turn.phase) {
    case 'discover':
      return;
    case 'build':
      if (pointsOf(turn) > 0) options.push('construct');
      return;
    case 'recruit':
      if (pointsOf(turn) > 0) options.push('recruit');
      return;
    case 'harvest':
      if (pointsOf(turn) > 0) for (const at of placesToHarvest(s, seat)) options.push(`harvest:${at}`);
      return;
    case 'move':
      for (const from of placesWithUnits(s, seat)) options.push(`move:${from}`);
      if (flightsOf(s, seat).length > 0) options.push('flight');
  }
}

export function whyNotTurn(s: State, seat: Seat, turn: Turn, option: TurnOption): Refusal | undefined {
  const { kind, object } = partsOf(option);
  switch (kind) {
    case 'main':
      return turn.main === 'open' ? undefined : REFUSED.mainAfterAuxiliary;
    case 'auxiliary': {
      const cost = object === 'free' ? NO_COST : auxiliaryCost(s, seat, turn);
      return mustPart(s, seat) ?? whyNotAuxiliary(s, seat, cost);
    }
    case 'construct':
      return canConstruct(s, seat) ? undefined : REFUSED.noPlaceForBuilding;
    case 'recruit':
      return canRecruit(s, seat, pointsOf(turn)) ? undefined : REFUSED.emptySector;
    case 'flight':
      return whyNotFly(s, seat, turn);
    case 'seam':
      return mayUseSeam(s, seat) ? undefined : REFUSED.cannotPaySeam;
    case 'harvest':
      return whyNotHarvest(s, seat, object as Place);
    case 'move':
      return whyNotSetOut(s, seat, object as Place, moveTerms);
    case 'card':
      return whyNotPlay(s, seat, object as TacticsId, `act:${turn.phase}`);
    case 'ability':
      return undefined;
    case 'end':
      return mustPart(s, seat);
  }
}

// The auxiliary action

export interface Cost {
  readonly energy: number;
  readonly gems: number;
}

export const NO_COST: Cost = { energy: 0, gems: 0 };

/** CO 6.10: of the column where the marker stands now, with all discounts; gems of a leader's card come besides. */
export function auxiliaryCost(s: State, seat: Seat, { phase, discount }: Turn): Cost {
  const { cost } = trackAt(playerAt(s, seat), phase).auxiliary;
  const less = discount + total(s, seat, 'auxiliaryDiscount', { phase });
  const reduced = (amount = 0): number => Math.max(0, amount - less);
  return { energy: reduced(cost.energy), gems: reduced(cost.gems) };
}

/** CO 6.12: paid in full, and then its benefit must be possible. */
function whyNotAuxiliary(s: State, seat: Seat, { energy, gems }: Cost): Refusal | undefined {
  if (!canPay(s, seat, energy, gems)) return REFUSED.cannotPayAuxiliary;
  const { gives } = TRACKS[s.turn!.phase].columns[columnOf(playerAt(s, seat), s.turn!.phase) - 1]!.auxiliary;
  return isPossible(s, seat, gives, energy, gems) ? undefined : REFUSED.nothingToGain;
}

function isPossible(s: State, seat: Seat, gives: Auxiliary['gives'], energy: number, gems: number): boolean {
  if (gives === 'deploy') return canDeploy(s, seat, energy);
  if (gives === 'upgrade') return canUpgrade(s, seat, energy);
  if (gives === 'build') return afterPaying(s, seat, energy, gems, () => canConstruct(s, seat));
  return gives.research === undefined || afterPaying(s, seat, energy, gems, () => canResearch(s, seat));
}

/** Looks at the position as it would be; the goods are back afterwards. */
function afterPaying(s: State, seat: Seat, energy: number, gems: number, test: () => boolean): boolean {
  const player = playerAt(s, seat);
  player.energy -= energy;
  player.gems -= gems;
  const found = test();
  player.energy += energy;
  player.gems += gems;
  return found;
}

// Moving

/** CO 12.2, CO 12.13, CO 12.21, CO 12.23, CO 33.1: a move of a move turn. */
export const moveTerms: Terms = {
  fighters(s, seat, from, to, group) {
    const turn = s.turn!;
    const cost = isFree(s, seat, turn, from, group.leaders) ? 0 : 1;
    const left = pointsOf(turn) - cost;
    if (left < 0) return REFUSED.noPoints;
    if (countedIn(s, seat, group.leaders) > 0 || left < MOST_LEADERS) {
      if (excessAfter(s, seat, from, to, group.leaders) > left) return REFUSED.tooManyLeaders;
    }
    const most = fightersAt(s, seat, from);
    if (ignoresPinning(s, seat, turn, to, group.leaders)) return span(group, most, REFUSED.noUnits);
    const free = freeToLeave(s, seat, from) - weigh(s, seat, group.leaders, group.ryhzu);
    return free < 0
      ? REFUSED.pinned
      : span(group, Math.min(most, free), most > 0 ? REFUSED.pinned : REFUSED.noUnits);
  },
};

/** With so many MP left no excess matters: nobody keeps more leaders. */
const MOST_LEADERS = 3;

/** CO 12.21: as a redeployment, or with Slip Away. */
const ignoresPinning = (
  s: State,
  seat: Seat,
  { slipAways }: Turn,
  to: RegionId,
  leaders: readonly LeaderId[],
): boolean => slipAways > 0 || redeploys(s, seat, to, leaders);

/** CO 12.22: for a redeployment the limit is tested at once. */
const redeploys = (s: State, seat: Seat, to: RegionId, leaders: readonly LeaderId[]): boolean =>
  isPresent(s, seat, regionAt(s, to)) &&
  (countedIn(s, seat, leaders) === 0 || countedAt(s, seat, to) + countedIn(s, seat, leaders) <= 1);

export const isFree = (
  s: State,
  seat: Seat,
  turn: Turn,
  from: Place,
  leaders: readonly LeaderId[],
): boolean => from !== 'base' && leaders.length > 0 && allowed(s, seat, 'movesFree', { from, leaders, turn });

/** Only Slip Away lets this group go (CO 33.1). */
export function needsSlipAway(s: State, seat: Seat, from: Place, to: RegionId, group: Group): boolean {
  const { leaders, ryhzu, fighters } = group;
  const going = fighters + weigh(s, seat, leaders, ryhzu);
  return going > freeToLeave(s, seat, from) && !redeploys(s, seat, to, leaders);
}

/** CO 12.9, CO 12.23: leaders too many in a region, and a legal move would lessen that. */
function mustPart(s: State, seat: Seat): Refusal | undefined {
  if (s.turn!.phase !== 'move' || excessOf(s, seat) === 0) return undefined;
  return playerAt(s, seat).leaders.some(
    ({ id, at }) => at !== 'base' && at !== 'supply' && canPart(s, seat, id, at),
  )
    ? REFUSED.leadersMustPart
    : undefined;
}

function canPart(s: State, seat: Seat, leader: LeaderId, from: RegionId): boolean {
  if (!isCounted(s, seat, leader) || countedAt(s, seat, from) < 2) return false;
  const alone = { leaders: [leader], ryhzu: [] };
  const excess = excessOf(s, seat);
  return exitsOf(s, seat, from).some(
    (to) =>
      excessAfter(s, seat, from, to, alone.leaders) < excess &&
      'max' in moveTerms.fighters(s, seat, from, to, alone),
  );
}

// Flights

export const flightsOf = (s: State, seat: Seat): readonly Border[] =>
  s.ship === null ? NO_BORDERS : replaced(s, seat, 'flightTargets', NO_BORDERS);

/** CO 20.8; the first ones may cost nothing. */
export const flightCost = (s: State, seat: Seat, turn: Turn): number =>
  turn.flights < total(s, seat, 'freeFlights', { turn }) ? 0 : 1;

function whyNotFly(s: State, seat: Seat, turn: Turn): Refusal | undefined {
  const left = pointsOf(turn) - flightCost(s, seat, turn);
  if (left < 0) return REFUSED.noPoints;
  return excessOf(s, seat) > left ? REFUSED.tooManyLeaders : undefined;
}
