import { SHIP_MULTIPLIERS } from '../content/index.ts';
import { TROOP_LIMIT, defendersAt, levelOf, multiplierOf } from '../rules/queries.ts';
import { hasTower } from '../rules/available/lasers.ts';
import type { Area, State } from '../rules/state.ts';

const MEAN = 3.5;
/** The variance of one die. */
const SPREAD = 35 / 12;
/** A facedown token is taken for one of middling strength. */
const UNKNOWN = 2;

/** The chance to conquer, by the normal law: dice against dice, each sum times its multiplier; no cards. */
export function oddsOf(s: State, origin: Area, target: Area, attackers: number, ship: boolean): number {
  const seat = s.owner[origin]!;
  const hidden = s.tokens[target] !== null && !s.faceUp[target];
  const defenders = hidden ? UNKNOWN : Math.min(defendersAt(s, target), TROOP_LIMIT + 2);
  const own = ship
    ? SHIP_MULTIPLIERS[levelOf(s.players[seat]!, 'assault-ship') - 1]!
    : multiplierOf(s, origin);
  return chance(
    attackers,
    own,
    hasTower(s, origin) ? 1 : 0,
    defenders,
    multiplierOf(s, target),
    hasTower(s, target) ? 1 : 0,
  );
}

export function chance(
  attackers: number,
  own: number,
  ownPlus: number,
  defenders: number,
  others: number,
  othersPlus: number,
): number {
  const attack = attackers * (MEAN + ownPlus) * own;
  const defence = defenders * (MEAN + othersPlus) * others;
  const spread = Math.sqrt(SPREAD * (attackers * own * own + defenders * others * others));
  if (spread === 0) return attack > defence ? 1 : 0;
  return 1 / (1 + Math.exp((-1.7 * (attack - defence)) / spread));
}
