import type { Seat } from '@warptable/kernel';
import { replaced } from '../rules/abilities.ts';
import { buildingsIn, tripleOf, tripleOfRyhzu } from '../rules/queries.ts';
import { playerAt } from '../rules/state.ts';
import type { Region, State } from '../rules/state.ts';

/** What a plan usually adds: a wheel with a card or a die. */
const USUAL_PLAN = 2.5;

/** How much a side can bring to a battle in a region with the units that stand there, without its plan (CO 13.22), attack and shields weighed in. */
export function forceIn(s: State, seat: Seat, region: Region): number {
  const fighters = region.fighters[seat]!;
  let force = fighters === 0 ? 0 : fighters * replaced(s, seat, 'fighterStrength', 1);
  for (const leader of playerAt(s, seat).leaders)
    if (leader.at === region.id) force += weightOf(tripleOf(leader));
  for (const ryhzu of s.ryhzu) {
    if (ryhzu.at === region.id && ryhzu.master === seat) force += weightOf(tripleOfRyhzu(ryhzu));
  }
  return force + 2 * buildingsIn(region, seat, 'outpost') + (region.morale && fighters > 0 ? 1 : 0);
}

const weightOf = ({
  strength,
  attack,
  shields,
}: {
  strength: number;
  attack: number;
  shields: number;
}): number => Math.max(0.5, strength + 0.5 * attack + 0.4 * shields);

/** How strong the strongest other faction is there; nothing, if there is none. */
export function strongestOther(s: State, seat: Seat, region: Region): number {
  let strongest = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat) strongest = Math.max(strongest, forceOrPresence(s, other, region));
  }
  return strongest;
}

const forceOrPresence = (s: State, seat: Seat, region: Region): number => {
  const force = forceIn(s, seat, region);
  return force > 0 ? force : buildingsIn(region, seat) > 0 ? 0.5 : 0;
};

/** The chance to win a battle with so much against so much: a plan decides what is close. */
export const winChance = (own: number, other: number): number =>
  1 / (1 + Math.exp((other - own) / (0.55 * USUAL_PLAN)));

/** How many cards and gems make up for, in strength. */
export const planStrength = (s: State, seat: Seat): number => {
  const { hand, gems } = playerAt(s, seat);
  return Math.min(2, hand.length) * 0.6 + (gems > 0 ? 0.6 : 0);
};
