import { pickAmount, pickOne, pickPlace, roll } from '@warptable/kernel';
import type { Flow, Form, Refusal, Seat } from '@warptable/kernel';
import { Ask } from '@warptable/kernel';
import { ARCHIVE } from '../../content/index.ts';
import type { ArchiveId, MissionId, RaceId, RewardId } from '../../content/index.ts';
import { addFreeMoves, isFree, partsOf, whyNotFree } from '../available/free.ts';
import type { FreeMove } from '../available/free.ts';
import { cannonsOf, whyNotCannon, whyNotTarget } from '../available/lasers.ts';
import { addToHand, checkLineUp, takeFromHand } from '../effects/cards.ts';
import { pay } from '../effects/goods.ts';
import { checkPoint, completeMission } from '../effects/missions.ts';
import { useBadges, useReward } from '../effects/rewarding.ts';
import { placeFromReserve, strike } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { attack } from './attacking.ts';
import { reveal } from './revealing.ts';
import { trade } from './trading.ts';

/** A decision of the active player: what the part of the turn asks for, among the free moves of the moment (TW 11.1). */
export interface Decision<V extends string> {
  readonly kind: string;
  readonly form?: Form;
  /** A new list each time: the free moves are added to it. */
  readonly candidates: () => V[];
  readonly whyNot?: (value: V) => Refusal | undefined;
  readonly about?: { readonly [key: string]: string | number | boolean };
  readonly afterFreeMove?: () => void;
}

/** Asks until the player decides; free moves are carried out in between, each followed by a check point (TW 13.5). */
export function* decide<V extends string>(g: Warp, seat: Seat, decision: Decision<V>): Flow<V> {
  const { kind, form = 'one', candidates, whyNot, about } = decision;
  const s = g.state;
  for (;;) {
    const value: V | FreeMove = yield* new Ask<V | FreeMove>(
      seat,
      kind,
      form,
      () => addFreeMoves<V>(s, seat, candidates()),
      (one: V | FreeMove) => (isFree(one) ? whyNotFree(s, seat, one) : whyNot?.(one)),
      about,
    );
    if (!isFree(value)) return value;
    yield* freeMove(g, seat, value);
    decision.afterFreeMove?.();
  }
}

/** TW 11.11: carried out as a whole. */
function* freeMove(g: Warp, seat: Seat, move: FreeMove): Flow {
  const { what, id } = partsOf(move);
  switch (what) {
    case 'trade':
      yield* trade(g, seat);
      break;
    case 'fire':
      yield* fire(g, seat);
      break;
    case 'smuggle':
      yield* smuggle(g, seat);
      break;
    case 'reserve':
      yield* placeFromReserve(g, seat);
      break;
    case 'reward':
      yield* useReward(g, seat, id as RewardId);
      break;
    case 'badges':
      yield* useBadges(g, seat, id as RaceId, attack);
      break;
    default:
      yield* completeMission(g, seat, id as MissionId);
  }
  if (g.state.phase === 'replenish' && g.state.turn.gained) yield* reveal(g, seat); // TW 11.1
  yield* checkPoint(g, OWN_BUSINESS.includes(move));
}

/** Free moves that change nothing for anybody else. */
const OWN_BUSINESS: readonly FreeMove[] = ['+trade', '+smuggle', '+reserve'];

const MOST_SHOTS = 2;
const HIT = 4;

/** TW 8.3 to TW 8.9. */
function* fire(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const { ids, within2, place } = boardOf(s);
  const player = s.players[seat]!;
  const cannon = place(
    yield* pickPlace(
      seat,
      'cannon',
      () => cannonsOf(s, seat).map((area) => ids[area]!),
      (id) => whyNotCannon(s, seat, place(id)),
    ),
  );
  const near = within2[cannon]!;
  const target = place(
    yield* pickPlace(
      seat,
      'laserTarget',
      () => near.map((area) => ids[area]!),
      (_id, at) => whyNotTarget(s, seat, near[at]!),
      { cannon: ids[cannon]! },
    ),
  );
  const shots = yield* pickAmount(seat, 'shots', 1, Math.min(MOST_SHOTS, player.energy), undefined, {
    cannon: ids[cannon]!,
    target: ids[target]!,
  });
  pay(g, seat, { gold: 0, energy: shots });
  s.turn.fired.push(cannon);
  const dice = yield* roll('a Laser Cannon was fired', shots);
  const hits = dice.filter((die) => die >= HIT).length;
  g.tell?.({ type: 'LaserFired', seat, cannon: ids[cannon]!, area: ids[target]!, dice, hits });
  player.deeds.laserKills += strike(g, target, hits);
}

/** Under the Counter: a card of the hand against one of the line-up. */
function* smuggle(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  const given = yield* pickOne(seat, 'smuggleOut', () =>
    player.hand.filter((card) => ARCHIVE[card].type !== 'start'),
  );
  const taken: ArchiveId = yield* pickOne(seat, 'smuggleIn', () => s.lineUp, undefined, { card: given });
  s.turn.used.push('volut-smugglers');
  takeFromHand(player, given);
  s.lineUp[s.lineUp.indexOf(taken)] = given;
  addToHand(player, taken, true);
  g.tell?.({ type: 'CardExchanged', seat, given, taken });
  yield* checkLineUp(g);
}
