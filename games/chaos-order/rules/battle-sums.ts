import type { Seat } from '@warptable/kernel';
import { DIE, TACTICS, WHEEL } from '../content/index.ts';
import type { WheelIcon } from '../content/index.ts';
import { replaced, total } from './abilities.ts';
import type { Sums } from './events.ts';
import { regionAt } from './geometry.ts';
import type { InBattle } from './moments.ts';
import { buildingsIn, tripleOf, tripleOfRyhzu } from './queries.ts';
import { playerAt } from './state.ts';
import type { Battle, Plan, Side, State } from './state.ts';

/** CO 13.9: what everybody can see before plans are made. */
export function openSums(s: State, battle: Battle, side: Side, other: Side): Sums {
  const at: InBattle = {
    battle,
    side: { ...side, plan: null, die: null },
    other: { ...other, plan: null, die: null },
  };
  return { strength: strengthOf(s, at), attack: attackOf(s, at), shields: shieldsOf(s, at) };
}

/** CO 13.22: fighters, leaders and Ryh-zu, 2 for each outpost, wheel and card, die, abilities; not below 0 (CO 1.15). */
export function strengthOf(s: State, at: InBattle): number {
  const { battle, side } = at;
  const { seat } = side;
  const region = regionAt(s, battle.region);
  const fighters = region.fighters[seat]!;
  let sum = fighters === 0 ? 0 : fighters * replaced(s, seat, 'fighterStrength', 1);
  sum += triples(s, seat, battle, 'strength') + 2 * buildingsIn(region, seat, 'outpost'); // CO 9.20
  sum += wheelOf(side.plan, 'strength') + (side.die === null ? 0 : DIE[side.die]!.strength);
  return Math.max(0, sum + total(s, seat, 'strength', at));
}

/** CO 13.27 */
export function attackOf(s: State, at: InBattle): number {
  const { battle, side } = at;
  const sum = triples(s, side.seat, battle, 'attack') + wheelOf(side.plan, 'attack');
  return Math.max(0, sum + total(s, side.seat, 'attack', at));
}

/** CO 13.27; CO 13.14: 2 fewer for a retreat without a faceup card. */
export function shieldsOf(s: State, at: InBattle): number {
  const { battle, side } = at;
  const { plan, seat } = side;
  let sum = triples(s, seat, battle, 'shields') + wheelOf(plan, 'shields');
  if (side.die !== null) sum += DIE[side.die]!.shields;
  if (plan?.section === 'retreat' && !plan.faceup) sum -= 2;
  return Math.max(0, sum + total(s, seat, 'shields', at));
}

/** CO 18.2, CO 24.8: leaders and Ryh-zu of the side in its region. */
function triples(s: State, seat: Seat, { region }: Battle, what: WheelIcon): number {
  let sum = 0;
  for (const leader of playerAt(s, seat).leaders) if (leader.at === region) sum += tripleOf(leader)[what];
  for (const one of s.ryhzu) {
    if (one.at === region && one.master === seat) sum += tripleOfRyhzu(one)[what];
  }
  return sum;
}

/** CO 13.11, CO 13.12: the values of a faceup card, else the printed 1 and 1. */
function wheelOf(plan: Plan | null, icon: WheelIcon): number {
  if (plan === null) return 0;
  const section = WHEEL[plan.section];
  const card = plan.faceup && plan.card !== null ? TACTICS[plan.card] : undefined;
  return (section.left === icon ? (card?.left ?? 1) : 0) + (section.right === icon ? (card?.right ?? 1) : 0);
}
