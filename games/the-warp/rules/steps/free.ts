import { roll } from '@warptable/kernel';
import type { Flow, Refusal, Seat } from '@warptable/kernel';
import { Ask } from '@warptable/kernel';
import { ARCHIVE } from '../../content/index.ts';
import type { ArchiveId, MissionId, RaceId, RewardId } from '../../content/index.ts';
import { use } from '../abilities.ts';
import { addFreeMoves, isFree, partsOf, whyNotFree } from '../available/free.ts';
import type { FreeMove } from '../available/free.ts';
import { cannonsOf, whyNotCannon, whyNotTarget } from '../available/lasers.ts';
import { addToHand, checkLineUp, takeFromHand } from '../effects/cards.ts';
import { pay } from '../effects/goods.ts';
import { missionCheck, completeMission } from '../effects/missions.ts';
import { useBadges, useReward } from '../effects/rewarding.ts';
import { placeFromReserve, strike } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { attack } from './attacking.ts';
import { reveal } from './revealing.ts';
import { trade } from './trading.ts';
import { QUESTIONS, ask } from '../questions.ts';
import type { WarpAbout, OneKind } from '../questions.ts';

/** A decision of the active player: what the part of the turn asks for, among the free moves of the moment (TW 11.1). */
export interface FreeDecision<V extends string, K extends OneKind> {
  readonly about?: WarpAbout<K>;
  /** A new list each time: the free moves are added to it. */
  readonly candidates: () => V[];
  readonly whyNot?: (value: V) => Refusal | undefined;
  /** Of the options themselves; free moves are tried. */
  readonly final?: (value: V) => boolean | 'tried';
  readonly afterFreeMove?: () => void;
}

/** TW 11.10: asks until the player decides; free moves are carried out in between, each followed by a check point (TW 13.5). */
export function* decide<V extends string, K extends OneKind>(
  g: Warp,
  seat: Seat,
  kind: K,
  decision: FreeDecision<V, K>,
): Flow<V> {
  const { candidates, whyNot, about, final } = decision;
  const s = g.state;
  for (;;) {
    const value: V | FreeMove = yield* new Ask<V | FreeMove>(seat, kind, QUESTIONS[kind], {
      candidates: () => addFreeMoves<V>(s, seat, candidates()),
      whyNot: (one: V | FreeMove) => (isFree(one) ? whyNotFree(s, seat, one) : whyNot?.(one)),
      about,
      final: (one: V | FreeMove) => (isFree(one) ? 'tried' : (final?.(one) ?? false)),
    });
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
  yield* missionCheck(g, OWN_BUSINESS.includes(move));
}

/** Free moves that change nothing for anybody else. */
const OWN_BUSINESS: readonly FreeMove[] = ['+trade', '+smuggle', '+reserve'];

/** TW 16.11. */
const MAX_SHOTS = 2;
const HIT = 4;

/** TW 8.3, TW 8.6, TW 8.9. */
function* fire(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const { ids, within2, place } = boardOf(s);
  const player = s.players[seat]!;
  const cannon = place(
    yield* ask.cannon(seat, {
      candidates: () => cannonsOf(s, seat).map((area) => ids[area]!),
      whyNot: (id) => whyNotCannon(s, seat, place(id)),
    }),
  );
  const near = within2[cannon]!;
  const target = place(
    yield* ask.laserTarget(seat, {
      about: { cannon: ids[cannon]! },
      candidates: () => near.map((area) => ids[area]!),
      whyNot: (_id, at) => whyNotTarget(s, seat, near[at]!),
    }),
  );
  const shots = yield* ask.shots(seat, {
    about: { cannon: ids[cannon]!, target: ids[target]! },
    min: 1,
    max: Math.min(MAX_SHOTS, player.energy),
  });
  pay(g, seat, { gold: 0, energy: shots });
  s.turn.fired.push(cannon);
  const dice = yield* roll('a Laser Cannon was fired', shots);
  const hits = dice.filter((die) => die >= HIT).length;
  g.emit?.({ type: 'LaserFired', seat, cannon: ids[cannon]!, area: ids[target]!, dice, hits });
  player.deeds.laserKills += strike(g, target, hits);
}

/** Under the Counter: a card of the hand against one of the line-up. */
function* smuggle(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  const given = yield* ask.smuggleOut(seat, {
    candidates: () => player.hand.filter((card) => ARCHIVE[card].type !== 'start'),
  });
  const taken: ArchiveId = yield* ask.smuggleIn(seat, {
    about: { card: given },
    candidates: () => s.lineUp,
  });
  use(s, seat, 'exchangesWithLineUp');
  takeFromHand(player, given);
  s.lineUp[s.lineUp.indexOf(taken)] = given;
  addToHand(player, taken, true);
  g.emit?.({ type: 'CardExchanged', seat, given, taken });
  yield* checkLineUp(g);
}
