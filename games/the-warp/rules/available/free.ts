import type { Refusal, Seat } from '@warptable/kernel';
import { ARCHIVE } from '../../content/index.ts';
import type { MissionId, RaceId, RewardId } from '../../content/index.ts';
import { allowed, concerned, exiled, total } from '../abilities.ts';
import { hasPlaceFor } from '../effects/troops.ts';
import { isFulfilled } from '../missions/index.ts';
import { incomeOf } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import type { State } from '../state.ts';
import { cannonsOf, hasCannon, whyNotCannon } from './lasers.ts';
import type { Completing } from './missions.ts';
import { whyNotBadges, whyNotReward } from './rewards.ts';

/** A free move (TW 11.1) is written with a plus, so that it can stand among the options of any question. */
export type FreeMove =
  | '+trade'
  | '+fire'
  | '+smuggle'
  | '+reserve'
  | `+reward:${RewardId}`
  | `+badges:${RaceId}`
  | Completing;

export const isFree = (value: string): value is FreeMove => value[0] === '+';

type Named = 'reward' | 'badges' | 'complete';
type Parts = { readonly what: string; readonly id: string };

// Free moves are listed for nearly every question, so their names are put together and taken apart only once.
const NAMES: Readonly<Record<Named, Map<string, FreeMove>>> = {
  reward: new Map(),
  badges: new Map(),
  complete: new Map(),
};
const PARTS = new Map<string, Parts>();

function named(what: Named, id: RewardId | RaceId | MissionId): FreeMove {
  let name = NAMES[what].get(id);
  if (name === undefined) {
    name = `+${what}:${id}` as FreeMove;
    NAMES[what].set(id, name);
  }
  return name;
}

/** What is done, and with what. */
export function partsOf(move: FreeMove): Parts {
  let parts = PARTS.get(move);
  if (parts === undefined) {
    const [what = '', id = ''] = move.slice(1).split(':');
    parts = { what, id };
    PARTS.set(move, parts);
  }
  return parts;
}

/** What the active player may do besides answering the question. */
export const freeMoves = (s: State, seat: Seat): FreeMove[] => addFreeMoves(s, seat, []);

/** Adds it to a list of other things: one list for a question that is put for nearly every decision. */
export function addFreeMoves<V extends string>(
  s: State,
  seat: Seat,
  moves: (V | FreeMove)[],
): (V | FreeMove)[] {
  const player = s.players[seat]!;
  moves.push('+trade');
  if (hasCannon(s, seat)) moves.push('+fire');
  if (concerned(s, seat, 'exchangesWithLineUp')) moves.push('+smuggle');
  if (s.phase === 'income' && player.reserve > 0) moves.push('+reserve');
  for (const reward of player.rewards) moves.push(named('reward', reward));
  if (player.rewards.length > 0) for (const race of player.races) moves.push(named('badges', race));
  for (const mission of player.passed) moves.push(named('complete', mission));
  for (const mission of player.fresh)
    if (isFulfilled(s, seat, mission)) moves.push(named('complete', mission));
  return moves;
}

/** TW 20.9. */
export function whyNotFree(s: State, seat: Seat, move: FreeMove): Refusal | undefined {
  switch (move) {
    case '+trade':
      return whyNotTrade(s, seat);
    case '+fire':
      return whyNotFire(s, seat);
    case '+smuggle':
      return whyNotSmuggle(s, seat);
    case '+reserve':
      return whyNotPlaceReserve(s, seat);
    default:
      return whyNotNamed(s, seat, move);
  }
}

/** TW 20.14 for missions. */
function whyNotNamed(s: State, seat: Seat, move: FreeMove): Refusal | undefined {
  const { what, id } = partsOf(move);
  if (what === 'reward') return whyNotReward(s, seat, id as RewardId);
  if (what === 'badges') return whyNotBadges(s, seat, id as RaceId);
  if (s.players[seat]!.fresh.includes(id as MissionId)) return REFUSED.missionIsFresh;
  return isFulfilled(s, seat, id as MissionId) ? undefined : REFUSED.missionNotFulfilled;
}

/** TW 11.7, TW 11.9. */
export const tradeLimit = (s: State, seat: Seat): number =>
  incomeOf(s.players[seat]!, 'trade-post') +
  total(s, seat, 'tradeLimit') +
  exiled.total(s, 'everybody', 'tradeLimit');

/** TW 20.11. */
function whyNotTrade(s: State, seat: Seat): Refusal | undefined {
  if (s.turn.traded) return REFUSED.alreadyTraded;
  const { gold, energy } = s.players[seat]!;
  return gold + energy === 0 ? REFUSED.nothingToTrade : undefined;
}

function whyNotFire(s: State, seat: Seat): Refusal | undefined {
  if (s.players[seat]!.energy === 0) return REFUSED.noEnergyToFire;
  let why: Refusal | undefined = REFUSED.noLaserTarget;
  for (const cannon of cannonsOf(s, seat)) {
    why = whyNotCannon(s, seat, cannon);
    if (why === undefined) return undefined;
  }
  return why;
}

function whyNotSmuggle(s: State, seat: Seat): Refusal | undefined {
  if (!allowed(s, seat, 'exchangesWithLineUp')) return REFUSED.smuggledAlready;
  const hasCard = s.players[seat]!.hand.some((card) => ARCHIVE[card].type !== 'start');
  return hasCard && s.lineUp.length > 0 ? undefined : REFUSED.nothingToSmuggle;
}

/** TW 5.4: the income is not over while Troops of the reserve could still come out. */
export const canPlaceReserve = (s: State, seat: Seat): boolean =>
  s.players[seat]!.reserve > 0 && whyNotPlaceReserve(s, seat) === undefined;

function whyNotPlaceReserve(s: State, seat: Seat): Refusal | undefined {
  if (s.turn.ready === 0) return REFUSED.reserveNotReady;
  return hasPlaceFor(s, seat) ? undefined : REFUSED.noRoomForReserve;
}
