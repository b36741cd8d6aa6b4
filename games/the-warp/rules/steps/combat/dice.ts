import { roll } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { GUARDIANS } from '../../../content/index.ts';
import { deciderOf } from '../../available/combat-cards.ts';
import { canPay, gain, pay } from '../../effects/goods.ts';
import { modifyStrength } from '../../effects/troops.ts';
import { boardOf } from '../../geometry.ts';
import type { Warp } from '../../moments.ts';
import { leavesDice } from '../../presets.ts';
import { TROOP_LIMIT, defendersAt, guardianHolds, roomOn, strengthAt } from '../../queries.ts';
import { REFUSED } from '../../refusals.ts';
import { ATTACK, DEFENCE, NOBODY } from '../../state.ts';
import type { Bonus, Combat, CombatSide, EarlyEffect, SideOfCombat, State } from '../../state.ts';
import { decideInCombat } from './free.ts';
import { collect } from './gathering.ts';
import { HIGHEST_DIE, powerOf } from './power.ts';
import { ask } from '../../questions.ts';
import type { WarpAbout } from '../../questions.ts';
import { diceOfRival } from '../../solo/combat/dice.ts';
import { isRival } from '../../solo/state.ts';

const HIRE_PRICE = { gold: 2, energy: 0 };

/** Step 5: what acts before the dice (TW 10.40), both rolls (TW 10.45), bonuses, power. */
export function* fight(g: Warp): Flow {
  const s = g.state;
  const combat = s.combat!;
  for (const side of [ATTACK, DEFENCE] as const) collect(s, combat, side);
  yield* alternate(g, (side) => combat.sides[side].effects.length > 0, actEarly);
  combat.defendersRolled = defendersAt(s, combat.target);
  yield* rollDice(g, ATTACK, combat.attackers);
  yield* rollDice(g, DEFENCE, combat.defendersRolled);
  yield* alternate(
    g,
    (side) => combat.sides[side].bonuses.length > 0 && combat.sides[side].dice.length > 0,
    useBonus,
  );
  for (const side of [ATTACK, DEFENCE] as const) combat.sides[side].power = powerOf(s, combat, side);
}

/** TW 10.46: one at a time, the attacker first; when one side has none left the other goes on. */
function* alternate(
  g: Warp,
  hasSome: (side: SideOfCombat) => boolean,
  act: (g: Warp, side: SideOfCombat) => Flow,
): Flow {
  for (let side: SideOfCombat = ATTACK; hasSome(ATTACK) || hasSome(DEFENCE);) {
    if (hasSome(side)) yield* act(g, side);
    side = side === ATTACK ? DEFENCE : ATTACK;
  }
}

const nameOf = ({ does, n }: Named): string => `${does}:${n}`;

interface Named {
  readonly does: string;
  readonly n: number;
}

const namesOf = (list: readonly Named[]): string[] => [...new Set(list.map(nameOf))];

const takeOut = <One extends Named>(list: One[], name: string): One =>
  list.splice(
    list.findIndex((one) => nameOf(one) === name),
    1,
  )[0]!;

/** Dice and multipliers count already (`gathering.ts`); they only take their turn. */
const QUIET: readonly string[] = ['extraDie', 'mult', 'multEqual'];
const isQuiet = ({ does }: EarlyEffect): boolean => QUIET.includes(does);

/** TW 10.40: the order matters only where Troops or payments of at least two effects can be in each other's way. */
function isOrderOpen(combat: Combat, own: readonly EarlyEffect[]): boolean {
  let open = 0;
  for (const { effects } of combat.sides) for (const effect of effects) if (!isQuiet(effect)) open++;
  return open > 1 && own.some((effect) => !isQuiet(effect));
}

/** Which of several comes first, as the side's player likes; a single one is no decision (TW 19.15). */
function* pickEffect(g: Warp, decider: Seat, effects: readonly EarlyEffect[]): Flow<string> {
  const candidates = (): string[] => namesOf(effects);
  if (leavesDice(g.state, decider) || effects.every(isQuiet)) return candidates()[0]!;
  if (candidates().length === 1) return yield* ask.combatEffect(decider, { candidates });
  if (!isOrderOpen(g.state.combat!, effects)) return nameOf(effects.find((effect) => !isQuiet(effect))!);
  return yield* decideInCombat(g, decider, 'combatEffect', { candidates });
}

/** Each bonus leads to a decision about dice, so the free moves are offered with a single one too (TW 19.15). */
function* pickBonus(g: Warp, decider: Seat, bonuses: readonly Bonus[]): Flow<string> {
  return yield* decideInCombat(g, decider, 'bonus', { candidates: () => namesOf(bonuses) });
}

function* actEarly(g: Warp, side: SideOfCombat): Flow {
  const s = g.state;
  const combat = s.combat!;
  const own = combat.sides[side];
  const decider = deciderOf(s, combat, side);
  const first = isRival(s, decider); // TWS 12.13
  const effect = takeOut(
    own.effects,
    first ? nameOf(own.effects[0]!) : yield* pickEffect(g, decider, own.effects),
  );
  switch (effect.does) {
    case 'addTroop':
      addTroops(g, side, effect.n);
      break;
    case 'removeEnemy':
      removeEnemies(g, side, effect);
      break;
    case 'defect':
      removeEnemies(g, side, effect);
      addTroops(g, side, effect.n);
      break;
    case 'hire':
      yield* hireGuns(g, side, decider);
      break;
    case 'extraDie':
    case 'mult':
    case 'multEqual':
      break;
    default:
      throw new Error(`'${effect.does}' does not act before the dice`);
  }
}

function* hireGuns(g: Warp, side: SideOfCombat, seat: Seat): Flow {
  const player = g.state.players[seat]!;
  const answer = yield* decideInCombat(g, seat, 'hireGuns', {
    candidates: (): ('yes' | 'no')[] => ['yes', 'no'],
    whyNot: (one) => (one === 'yes' && !canPay(player, HIRE_PRICE) ? REFUSED.notEnoughResources : undefined),
  });
  if (answer === 'no') return;
  pay(g, seat, HIRE_PRICE);
  g.state.combat!.sides[side].extraDice++;
}

/** TW 10.41. */
function addTroops(g: Warp, side: SideOfCombat, n: number): void {
  const s = g.state;
  const combat = s.combat!;
  const { target, defender } = combat;
  if (side === DEFENCE && defender === NOBODY) {
    const max = guardianHolds(s, target)
      ? Math.max(TROOP_LIMIT, GUARDIANS[s.guardian.race!].dice)
      : TROOP_LIMIT;
    const troops = Math.min(n, max - strengthAt(s, target));
    if (troops > 0) modifyStrength(g, target, troops);
    return;
  }
  const seat = side === ATTACK ? combat.attacker : defender;
  const room = side === ATTACK ? TROOP_LIMIT - combat.attackers : roomOn(s, target);
  const player = s.players[seat]!;
  const troops = Math.max(0, Math.min(n, player.supply, room));
  player.supply -= troops;
  player.deeds.troops += troops;
  if (side === ATTACK) combat.attackers += troops;
  else s.troops[target]! += troops;
  g.emit?.({ type: 'TroopsJoined', seat, area: boardOf(s).ids[target]!, troops });
}

/** TW 10.42, TW 10.70, TW 10.38: a player who loses the Troop gets what was paid for the card. */
function removeEnemies(g: Warp, side: SideOfCombat, { n, by }: EarlyEffect): void {
  const s = g.state;
  const combat = s.combat!;
  const other = side === ATTACK ? DEFENCE : ATTACK;
  const max = isRival(s, deciderOf(s, combat, side)) ? troopsOf(s, combat, other) - 1 : n; // TWS 12.13
  const removed = loseTroops(g, other, Math.min(n, max));
  const seat = other === ATTACK ? combat.attacker : combat.defender;
  const paid = combat.sides[side].cards[by]?.paid;
  if (removed > 0 && seat !== NOBODY && paid) gain(g, seat, paid.gold, paid.energy);
}

const troopsOf = (s: State, { attackers, target }: Combat, side: SideOfCombat): number =>
  side === ATTACK ? attackers : defendersAt(s, target);

/** Troops of a side are destroyed; its role stays until the combat is resolved. Returns how many. */
export function loseTroops(g: Warp, side: SideOfCombat, n: number): number {
  const s = g.state;
  const combat = s.combat!;
  const { target, defender } = combat;
  const lost = Math.min(n, troopsOf(s, combat, side));
  if (lost <= 0) return 0;
  combat.sides[side].lost += lost;
  if (side === DEFENCE && defender === NOBODY) {
    modifyStrength(g, target, -lost);
    return lost;
  }
  const seat = side === ATTACK ? combat.attacker : defender;
  s.players[seat]!.supply += lost;
  if (side === ATTACK) combat.attackers -= lost;
  else s.troops[target]! -= lost;
  g.emit?.({ type: 'TroopsDestroyed', seat, area: boardOf(s).ids[target]!, troops: lost });
  return lost;
}

/** TW 10.43, TWS 12.34: a side without any Troop rolls no dice at all. There is always a die for each (TW 2.15). */
function* rollDice(g: Warp, side: SideOfCombat, troops: number): Flow {
  const own = g.state.combat!.sides[side];
  if (troops <= 0) return;
  own.dice = [...(yield* roll('the dice were rolled', troops + own.extraDice))];
  own.doubled = own.dice.map(() => 'no');
  g.emit?.({ type: 'DiceRolled', attacking: side === ATTACK, dice: [...own.dice] });
}

/** Every bonus changes faces, whatever became of the die before (TW 10.48). */
function* useBonus(g: Warp, side: SideOfCombat): Flow {
  const s = g.state;
  const combat = s.combat!;
  const own = combat.sides[side];
  const decider = deciderOf(s, combat, side);
  if (leavesDice(s, decider)) {
    own.bonuses = [];
    return;
  }
  const first = isRival(s, decider); // TWS 12.14, TWS 21.16: the Player is asked, the Rival answers at once
  const name = first ? nameOf(own.bonuses[0]!) : yield* pickBonus(g, decider, own.bonuses);
  const bonus = own.bonuses.find((one) => nameOf(one) === name)!;
  const about = { attacking: side === ATTACK, bonus: name };
  const dice = first ? diceOfRival(own, bonus) : yield* chooseDice(decider, own, bonus, about);
  if (bonus.does === 'reroll' || bonus.does === 'rerollAll') yield* reroll(g, side, dice);
  else if (bonus.does === 'flip')
    for (const die of dice) own.dice[die - 1] = HIGHEST_DIE + 1 - own.dice[die - 1]!;
  else for (const die of dice) own.doubled[die - 1] = bonus.does === 'double' ? 'double' : 'free';
  takeOut(own.bonuses, name);
  g.emit?.({ type: 'BonusUsed', seat: decider, ...about, dice: [...own.dice] });
}

/** The dice to which a player applies a bonus, by their numbers. */
function* chooseDice(
  seat: Seat,
  own: CombatSide,
  bonus: Bonus,
  about: WarpAbout<'rerollDice'>,
): Flow<readonly number[]> {
  const numbers = (): number[] => own.dice.map((_, i) => i + 1);
  switch (bonus.does) {
    case 'rerollAll':
      return (yield* ask.rerollAll(seat, { about })) === 'yes' ? numbers() : [];
    case 'reroll': {
      const max = Math.min(bonus.n, own.dice.length);
      return yield* ask.rerollDice(seat, { about, candidates: numbers, min: 0, max });
    }
    case 'flip': {
      const candidates = (): (number | 'none')[] => [...numbers(), 'none'];
      const die = yield* ask.flipDie<number | 'none'>(seat, { about, candidates });
      return die === 'none' ? [] : [die];
    }
    case 'double':
    case 'doubleFree': {
      const single = (): number[] => numbers().filter((die) => own.doubled[die - 1] === 'no');
      const max = Math.min(bonus.n, single().length);
      return yield* ask.doubleDice(seat, { about, candidates: single, min: 0, max });
    }
  }
}

function* reroll(g: Warp, side: SideOfCombat, numbers: readonly number[]): Flow {
  if (numbers.length === 0) return;
  const { dice } = g.state.combat!.sides[side];
  const faces = yield* roll('dice were rolled again', numbers.length);
  numbers.forEach((number, i) => {
    dice[number - 1] = faces[i]!;
  });
}
