import type { Seat } from '@warptable/kernel';
import {
  ABILITY_TOKENS,
  BONUS_POSITION,
  EXILED_COLOURS,
  EXILED_STRENGTHS,
  EXILED_TOKENS,
  SHIP_MULTIPLIERS,
  TRACK_TYPES,
} from '../content/index.ts';
import type { AreaView, CombatSideView, WarpView } from '../rules/view.ts';
import { areaAt } from '../words/areas.ts';

// The odds of a combat as a player could work them out: dice against dice, with all that lies open. What others may still play
// is not in them.

/** A side of a combat: dice that lie already, and dice that are still to be rolled. */
export interface Force {
  /** What the dice that lie are worth together. */
  readonly lying: number;
  readonly rolls: number;
  /** Each die is worth so much more (TW 10.49). */
  readonly plus: number;
  readonly multiplier: number;
}

/** Between 0 and 1 each, and 1 together. */
export interface Odds {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

const FACES = [1, 2, 3, 4, 5, 6];
const HIGHEST = 6;

const dieValue = (face: number, plus: number): number => Math.min(HIGHEST, face + plus);

/** How likely each power is (TW 10.54). */
export function powersOf({ lying, rolls, plus, multiplier }: Force): ReadonlyMap<number, number> {
  let sums = new Map([[lying, 1]]);
  for (let die = 0; die < rolls; die++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (const face of FACES) {
        const value = sum + dieValue(face, plus);
        next.set(value, (next.get(value) ?? 0) + chance / FACES.length);
      }
    }
    sums = next;
  }
  return new Map([...sums].map(([sum, chance]) => [sum * multiplier, chance]));
}

/** TW 10.55. */
export function oddsOf(attack: Force, defence: Force): Odds {
  const odds = { win: 0, tie: 0, lose: 0 };
  for (const [power, chance] of powersOf(attack)) {
    for (const [against, other] of powersOf(defence)) {
      odds[power > against ? 'win' : power === against ? 'tie' : 'lose'] += chance * other;
    }
  }
  return odds;
}

/** Several worlds, each with its weight, taken together. */
function together(worlds: readonly { readonly odds: Odds; readonly weight: number }[]): Odds {
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const part = (of: keyof Odds): number =>
    worlds.reduce((sum, { odds, weight }) => sum + odds[of] * weight, 0) / all;
  return { win: part('win'), tie: part('tie'), lose: part('lose') };
}

const has = ({ buildings = [] }: AreaView, type: string): boolean =>
  buildings.some((building) => building.type === type);

/** TW 4.13: the bonus of the Trade Track counts in each combat of one's own. */
function tradePlus({ players }: WarpView, seat: Seat | undefined): number {
  const position = seat === undefined ? 0 : (players[seat]?.tracks[TRACK_TYPES.indexOf('trade-post')] ?? 0);
  return position >= BONUS_POSITION ? 1 : 0;
}

export interface Attack {
  readonly seat: Seat;
  readonly from: string;
  readonly to: string;
  readonly troops: number;
  readonly ship: boolean;
}

function attackForce(view: WarpView, { seat, from, troops, ship }: Attack): Force {
  const origin = areaAt(view, from);
  const level = view.players[seat]?.levels.at(-1) ?? 1;
  return {
    lying: 0,
    rolls: troops,
    plus: (has(origin, 'sentry-tower') ? 1 : 0) + tradePlus(view, seat),
    multiplier: ship ? (SHIP_MULTIPLIERS[level - 1] ?? 0) : origin.multiplier,
  };
}

/** Whoever holds the target, with this many dice. */
function defenceForce(view: WarpView, to: string, dice: number): Force {
  const target = areaAt(view, to);
  const { owner, token, multiplier } = target;
  const race = token && token !== 'facedown' ? view.exiled[token.colour] : null;
  const tower = has(target, 'sentry-tower') || race === 'ralan-engineers' ? 1 : 0;
  const force = { lying: 0, rolls: dice, plus: tower + tradePlus(view, owner), multiplier };
  return to === 'gate' ? guarded(view, force) : force;
}

/** TW 15.5: the Ability Tokens act for whoever defends the Gate. */
function guarded({ guardian }: WarpView, force: Force): Force {
  return guardian.tokens.reduce((sum: Force, id) => {
    const { effect } = ABILITY_TOKENS[id];
    if (effect.does === 'plus') return { ...sum, plus: sum.plus + effect.n };
    if (effect.does === 'extraDie') return { ...sum, rolls: sum.rolls + effect.n };
    return effect.does === 'mult' ? { ...sum, multiplier: sum.multiplier + effect.n } : sum;
  }, force);
}

/** The strengths that a facedown token may have, by how many of the box are not in sight. */
function unseenStrengths({ areas }: WarpView): { readonly strength: number; readonly weight: number }[] {
  return EXILED_STRENGTHS.map((strength) => {
    const seen = areas.filter(
      ({ token }) => token && token !== 'facedown' && token.strength - token.modifier === strength,
    );
    return { strength, weight: EXILED_TOKENS[strength] * EXILED_COLOURS.length - seen.length };
  });
}

/** What an attack may come to before anybody has played a card. */
export function oddsOfAttack(view: WarpView, attack: Attack): Odds {
  const { token, troops, guardian } = areaAt(view, attack.to);
  const force = attackForce(view, attack);
  const against = (dice: number): Odds => oddsOf(force, defenceForce(view, attack.to, dice));
  if (token === 'facedown')
    return together(
      unseenStrengths(view).map(({ strength, weight }) => ({ odds: against(strength), weight })),
    );
  return against(token?.strength ?? troops ?? guardian ?? 0);
}

/** TW 10.49: what each die that lies counts, with plus and doubling. */
export const worthsOf = ({ dice, plus, doubled }: CombatSideView): readonly number[] =>
  dice.map((face, i) => {
    if (doubled[i] === 'free') return 2 * (face + plus);
    const value = dieValue(face, plus);
    return doubled[i] === 'double' ? Math.min(HIGHEST, 2 * value) : value;
  });

/** A side as its dice lie; those numbered in `again` are rolled once more. */
export function forceInCombat(side: CombatSideView, again: readonly number[] = []): Force {
  const lying = worthsOf(side).map((worth, i) => (again.includes(i + 1) ? 0 : worth));
  return {
    lying: lying.reduce((sum, value) => sum + value, 0),
    rolls: again.length,
    plus: side.plus,
    multiplier: side.multiplier,
  };
}

/** The odds of the combat that is going on: of the dice that lie, or of those to come. */
export function oddsInCombat(
  view: WarpView,
  again: { readonly attacking: boolean; readonly dice: readonly number[] },
): Odds | null {
  const { combat } = view;
  if (!combat) return null;
  const { attack, defence, attacker, origin, target, ship } = combat;
  if (attack.dice.length + defence.dice.length > 0)
    return oddsOf(
      forceInCombat(attack, again.attacking ? again.dice : []),
      forceInCombat(defence, again.attacking ? [] : again.dice),
    );
  if (combat.step < 5)
    return oddsOfAttack(view, { seat: attacker, from: origin, to: target, troops: attack.troops, ship });
  return oddsOf(comingForce(attack), comingForce(defence));
}

/** TW 10.43: a side without any Troop rolls no dice at all. */
const comingForce = ({ troops, extraDice, plus, multiplier }: CombatSideView): Force => ({
  lying: 0,
  rolls: troops > 0 ? troops + extraDice : 0,
  plus,
  multiplier,
});

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
