import { askYesNo, pickOne, pickSome, roll } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { GUARDIANS } from '../../../content/index.ts';
import { deciderOf } from '../../available/combat-cards.ts';
import { canPay, gain, pay } from '../../effects/goods.ts';
import { modifyStrength } from '../../effects/troops.ts';
import { boardOf } from '../../geometry.ts';
import type { Warp } from '../../moments.ts';
import { leavesDice } from '../../presets.ts';
import { TROOP_LIMIT, defendersAt, guardianHolds, roomOn, strengthAt } from '../../reckoning.ts';
import { REFUSED } from '../../refusals.ts';
import { ATTACK, DEFENCE, NOBODY } from '../../state.ts';
import type { Bonus, EarlyEffect, SideOfCombat } from '../../state.ts';
import { decideInCombat } from './free.ts';
import { collect } from './gathering.ts';
import { HIGHEST_DIE, powerOf } from './power.ts';

const HIRE_PRICE = { gold: 2, energy: 0 };

/** Step 5 (TW 10.40 to TW 10.54). */
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

/** Which of several comes first, as the side's player likes; a single one is no decision (TW 19.15). */
function* pickEffect(g: Warp, decider: Seat, effects: readonly EarlyEffect[]): Flow<string> {
  const kind = 'combatEffect';
  const candidates = (): string[] => namesOf(effects);
  if (leavesDice(g.state, decider)) return candidates()[0]!;
  if (candidates().length === 1) return yield* pickOne(decider, kind, candidates);
  return yield* decideInCombat(g, decider, { kind, candidates });
}

/** Each bonus leads to a decision about dice, so the free moves are offered with a single one too (TW 19.15). */
function* pickBonus(g: Warp, decider: Seat, bonuses: readonly Bonus[]): Flow<string> {
  return yield* decideInCombat(g, decider, { kind: 'bonus', candidates: () => namesOf(bonuses) });
}

function* actEarly(g: Warp, side: SideOfCombat): Flow {
  const s = g.state;
  const combat = s.combat!;
  const own = combat.sides[side];
  const decider = deciderOf(s, combat, side);
  const effect = takeOut(own.effects, yield* pickEffect(g, decider, own.effects));
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
    default:
      throw new Error(`'${effect.does}' does not act before the dice`);
  }
}

function* hireGuns(g: Warp, side: SideOfCombat, seat: Seat): Flow {
  const player = g.state.players[seat]!;
  const answer = yield* decideInCombat<'yes' | 'no'>(g, seat, {
    kind: 'hireGuns',
    candidates: () => ['yes', 'no'],
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
    const most = guardianHolds(s, target)
      ? Math.max(TROOP_LIMIT, GUARDIANS[s.guardian.race!].dice)
      : TROOP_LIMIT;
    const troops = Math.min(n, most - strengthAt(s, target));
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
  g.tell?.({ type: 'TroopsJoined', seat, area: boardOf(s).ids[target]!, troops });
}

/** TW 10.42, 10.70, 10.38: a player who loses the Troop gets what was paid for the card. */
function removeEnemies(g: Warp, side: SideOfCombat, { n, by }: EarlyEffect): void {
  const s = g.state;
  const combat = s.combat!;
  const other = side === ATTACK ? DEFENCE : ATTACK;
  const removed = loseTroops(g, other, n);
  const seat = other === ATTACK ? combat.attacker : combat.defender;
  const paid = combat.sides[side].cards[by]?.paid;
  if (removed > 0 && seat !== NOBODY && paid) gain(g, seat, paid.gold, paid.energy);
}

/** Troops of a side are destroyed; its role stays until the combat is resolved. Returns how many. */
export function loseTroops(g: Warp, side: SideOfCombat, n: number): number {
  const s = g.state;
  const combat = s.combat!;
  const { target, defender } = combat;
  const lost = Math.min(n, side === ATTACK ? combat.attackers : defendersAt(s, target));
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
  g.tell?.({ type: 'TroopsDestroyed', seat, area: boardOf(s).ids[target]!, troops: lost });
  return lost;
}

/** TW 10.43: a side without any Troop rolls no dice at all. */
function* rollDice(g: Warp, side: SideOfCombat, troops: number): Flow {
  const own = g.state.combat!.sides[side];
  if (troops <= 0) return;
  own.dice = [...(yield* roll('the dice were rolled', troops + own.extraDice))];
  own.doubled = own.dice.map(() => 'no');
  g.tell?.({ type: 'DiceRolled', attacking: side === ATTACK, dice: [...own.dice] });
}

function* useBonus(g: Warp, side: SideOfCombat): Flow {
  const s = g.state;
  const combat = s.combat!;
  const own = combat.sides[side];
  const decider = deciderOf(s, combat, side);
  if (leavesDice(s, decider)) {
    own.bonuses = [];
    return;
  }
  const name = yield* pickBonus(g, decider, own.bonuses);
  const bonus = own.bonuses.find((one) => nameOf(one) === name)!;
  const about = { attacking: side === ATTACK, bonus: name };
  const numbers = (): number[] => own.dice.map((_, i) => i + 1);
  switch (bonus.does) {
    case 'rerollAll':
      if ((yield* askYesNo(decider, 'rerollAll', about)) === 'yes') yield* reroll(g, side, numbers());
      break;
    case 'reroll': {
      const dice = yield* pickSome(
        decider,
        'rerollDice',
        numbers,
        0,
        Math.min(bonus.n, own.dice.length),
        undefined,
        about,
      );
      yield* reroll(g, side, dice);
      break;
    }
    case 'flip': {
      const die = yield* pickOne<number | 'none'>(
        decider,
        'flipDie',
        () => [...numbers(), 'none'],
        undefined,
        about,
      );
      if (die !== 'none') own.dice[die - 1] = HIGHEST_DIE + 1 - own.dice[die - 1]!;
      break;
    }
    default: {
      const single = (): number[] => numbers().filter((die) => own.doubled[die - 1] === 'no');
      const most = Math.min(bonus.n, single().length);
      const dice = yield* pickSome(decider, 'doubleDice', single, 0, most, undefined, about);
      for (const die of dice) own.doubled[die - 1] = bonus.does === 'double' ? 'double' : 'free';
    }
  }
  takeOut(own.bonuses, name);
  g.tell?.({ type: 'BonusUsed', seat: decider, ...about, dice: [...own.dice] });
}

function* reroll(g: Warp, side: SideOfCombat, numbers: readonly number[]): Flow {
  if (numbers.length === 0) return;
  const { dice } = g.state.combat!.sides[side];
  const faces = yield* roll('dice were rolled again', numbers.length);
  numbers.forEach((number, i) => {
    dice[number - 1] = faces[i]!;
  });
}
