import type { Flow } from '@warptable/kernel';
import { DIRECTIONS } from '../../content/index.ts';
import type { Direction } from '../../content/index.ts';
import { MAX_ATTACKERS } from '../available/attacks.ts';
import { boardOf, NOWHERE } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { areasOf } from '../queries.ts';
import type { Area, State } from '../state.ts';
import { beginCombat, fightOut } from '../steps/attacking.ts';
import { rival } from './moments.ts';
import { HIGHEST_MULTIPLIER, MOST_TROOPS, narrow, pick } from './picks.ts';
import { PLAYER, RIVAL } from './state.ts';

/**
 * TWS 11.1: one attack of the Rival, by its Automa Card or its Rival Card (TWS 11.15), without ship. TWS 11.14: no Exiled Ability acts
 * at the declaration.
 */
export function* rivalAttack(g: Warp, arrow: Direction): Flow {
  const s = g.state;
  const origin = yield* pick(g, 'rivalOrigin', candidatesFor(s, arrow), KEYS); // TWS 11.3
  if (origin === undefined) {
    g.emit?.({ type: 'RivalSkipped', what: 'attack' }); // TWS 11.9
    return;
  }
  const target = targetFrom(s, origin, arrow)!;
  beginCombat(g, { attacker: RIVAL, origin, target, ship: false, attackers: strengthOf(s, origin), plus: 0 });
  yield* fightOut(g);
}

const KEYS = [MOST_TROOPS, HIGHEST_MULTIPLIER];

const candidatesFor = (s: State, arrow: Direction): Area[] =>
  areasOf(s, RIVAL).filter((area) => canBeginAt(s, area, arrow));

/** Where it would attack from as things stand; several if they are equal. */
export function originsOf(s: State, arrow: Direction): readonly Area[] {
  const candidates = candidatesFor(s, arrow);
  return candidates.length === 0 ? [] : narrow(s, candidates, KEYS).left;
}

/** TWS 6.10, TWS 11.2, TWS 11.8: Troops enough, and somebody to attack. */
const canBeginAt = (s: State, origin: Area, arrow: Direction): boolean =>
  s.troops[origin]! >= 2 && targetFrom(s, origin, arrow) !== undefined;

/** TWS 11.4, TWS 11.6: the neighbour at the arrow, then clockwise (TWS 5.5); TWS 11.7: the Worm Hole last. */
export function targetFrom(s: State, origin: Area, arrow: Direction): Area | undefined {
  const { directions, wormHole } = boardOf(s);
  const first = DIRECTIONS.indexOf(arrow);
  for (let turn = 0; turn < DIRECTIONS.length; turn++) {
    const area = directions[origin]![DIRECTIONS[(first + turn) % DIRECTIONS.length]!];
    if (isTarget(s, area)) return area;
  }
  return isTarget(s, wormHole[origin]!) ? wormHole[origin] : undefined;
}

/** TWS 11.5, TWS 11.16: of Exiled or the Player, and no Colony; so never the Guardian's (TWS 20.3). */
const isTarget = (s: State, area: Area): boolean =>
  area !== NOWHERE && (s.tokens[area] !== null || s.owner[area] === PLAYER) && !boardOf(s).isColony[area];

/** TWS 11.11: all but one; TWS 11.12: a Rival Card may send fewer. */
export function strengthOf(s: State, origin: Area): number {
  const limit = rival.total(s, 'rival', 'maxAttackers') || MAX_ATTACKERS;
  return Math.min(s.troops[origin]! - 1, MAX_ATTACKERS, limit);
}
