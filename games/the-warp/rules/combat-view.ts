import type { Viewer, Seat } from '@warptable/kernel';
import type { ArchiveId, Cost } from '../content/index.ts';
import { combatCard, pricesOf } from './available/combat-cards.ts';
import { boardOf } from './geometry.ts';
import { strengthAt } from './queries.ts';
import { slotsOf } from './solo/combat/slots.ts';
import type { SlotView } from './solo/combat/slots.ts';
import { ATTACK, DEFENCE, NOBODY } from './state.ts';
import type { Bonus, Bribe, Combat, CombatSide, EarlyEffect, SideOfCombat, State } from './state.ts';
import { collect } from './steps/combat/gathering.ts';
import { multiplierInCombat, powerOf } from './steps/combat/power.ts';

export interface CombatSideView {
  readonly cards: readonly {
    readonly seat: Seat;
    readonly card: ArchiveId | null;
    readonly option: number;
  }[];
  readonly troops: number;
  readonly multiplier: number;
  readonly plus: number;
  readonly extraDice: number;
  readonly dice: readonly number[];
  readonly doubled: readonly ('no' | 'double' | 'free')[];
  readonly bonuses: readonly Bonus[];
  /** What acts before the dice, still to come. */
  readonly effects: readonly Pick<EarlyEffect, 'does' | 'n'>[];
  /** Die values times multiplier, as they stand now. */
  readonly power: number;
}

export interface CombatView {
  readonly step: number;
  readonly attacker: Seat;
  readonly defender: Seat | null;
  readonly supporter: Seat | null;
  readonly origin: string;
  readonly target: string;
  readonly ship: boolean;
  readonly bribed: boolean;
  readonly offer: Bribe | null;
  readonly demanded: boolean;
  readonly attack: CombatSideView;
  readonly defence: CombatSideView;
  /** The Rival's cards, in the solo game alone. */
  readonly slots?: readonly SlotView[];
}

export function combatOf(s: State, combat: Combat, viewer: Viewer): CombatView {
  const { ids } = boardOf(s);
  const gathered = gatheredOf(s, combat);
  const someone = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat);
  return {
    step: combat.step,
    attacker: combat.attacker,
    defender: someone(combat.defender),
    supporter: someone(combat.supporter),
    origin: ids[combat.origin]!,
    target: ids[combat.target]!,
    ship: combat.ship,
    bribed: combat.bribed,
    offer: combat.offer,
    demanded: combat.demanded,
    attack: sideOf(s, gathered, ATTACK, viewer),
    defence: sideOf(s, gathered, DEFENCE, viewer),
    ...(s.solo ? { slots: slotsOf(s) } : {}),
  };
}

const DICE_STEP = 5;

/** What lies open is known before it is collected for the dice. */
function gatheredOf(s: State, combat: Combat): Combat {
  if (combat.step >= DICE_STEP) return combat;
  const copy = (side: CombatSide): CombatSide => ({ ...side, bonuses: [], effects: [] });
  const gathered: Combat = { ...combat, sides: [copy(combat.sides[ATTACK]), copy(combat.sides[DEFENCE])] };
  for (const side of [ATTACK, DEFENCE] as const) collect(s, gathered, side);
  return gathered;
}

/** What the facedown cards of a seat cost: by the options of all of them up to the one that is paid for, such as `2 1`. */
export type Prices = Readonly<Record<string, Cost>>;

/** TW 10.37: with all that makes them dearer or cheaper for this seat. */
export function pricesFor(s: State, seat: Seat): Prices {
  const prices: Record<string, Cost> = {};
  for (const side of [ATTACK, DEFENCE] as const) {
    if (!s.combat || s.combat.step >= DICE_STEP) continue; // TWS 12.9: what lies there cancelled has no price.
    const cards = s.combat.sides[side].cards.filter((one) => one.seat === seat && one.option === 0);
    let paths: number[][] = [[]];
    for (const [i, { card }] of cards.entries()) {
      const numbers = [0, ...combatCard(card).options.map((_, n) => n + 1)];
      paths = paths.flatMap((path) => numbers.map((n) => [...path, n]));
      for (const path of paths)
        prices[path.join(' ')] = pricesOf(s, cards.slice(0, i + 1), side, path).at(-1)!;
    }
  }
  return prices;
}

/** TW 17.7: a facedown card is known to its player only; in the solo game none lies facedown (TWS 17.2). */
function sideOf(s: State, combat: Combat, side: SideOfCombat, viewer: Viewer): CombatSideView {
  const { cards, plus, extraDice, dice, doubled, bonuses, effects } = combat.sides[side];
  const { target, defender } = combat;
  return {
    cards: cards.map(({ seat, card, option }) => ({
      seat,
      card: option > 0 || seat === viewer || s.solo ? card : null,
      option,
    })),
    troops:
      side === ATTACK ? combat.attackers : defender === NOBODY ? strengthAt(s, target) : s.troops[target]!,
    multiplier: multiplierInCombat(s, combat, side),
    plus,
    extraDice,
    dice: dice.slice(),
    doubled: doubled.slice(),
    bonuses: bonuses.slice(),
    effects: effects.map(({ does, n }) => ({ does, n })),
    power: powerOf(s, combat, side),
  };
}
