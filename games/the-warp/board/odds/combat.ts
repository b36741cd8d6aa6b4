import { GUARDIANS, rivalCombatCard } from '../../content/index.ts';
import type { CombatEffect, RivalCombatEffect } from '../../content/index.ts';
import { RIVAL } from '../../rules/solo/state.ts';
import { TROOP_LIMIT } from '../../rules/queries.ts';
import type { CombatSideView, CombatView, WarpView } from '../../rules/view.ts';
import { flipped, isReroll, oddsOf, together, worthOf } from './force.ts';
import type { Force, LyingDie, Odds } from './force.ts';
import { isThinkable, oddsOfLying, rolledAgain } from './rerolls.ts';

// The odds of the combat that is going on, as a player could work them out.

/** What somebody is about to do in it. */
export interface Intent {
  readonly side: 'attack' | 'defence';
  /** Of the own facedown cards, by the options that are chosen or pointed at. */
  readonly effects?: readonly CombatEffect[];
  /** The dice chosen for a bonus, from 1. */
  readonly bonus?: { readonly name: string; readonly dice: readonly number[] };
}

/** What the odds leave out, because nobody can know it or because it takes too long. */
export type LeftOut = 'cards' | 'facedown' | 'rerolls' | 'hire' | 'option' | 'rival';

export interface CombatForecast {
  readonly odds: Odds;
  readonly without: readonly LeftOut[];
}

const diceOf = ({ dice, doubled }: CombatSideView): LyingDie[] =>
  dice.map((face, i) => ({ face, doubled: doubled[i] ?? 'no' }));

/** TW 10.49: what each die that lies counts, with plus and doubling. */
export const worthsOf = (side: CombatSideView): readonly number[] =>
  diceOf(side).map((die) => worthOf(die, side.plus));

const lyingForce = (side: CombatSideView): Force => ({
  dice: diceOf(side),
  rolls: 0,
  plus: side.plus,
  multiplier: side.multiplier,
  bonuses: side.bonuses,
});

/** The odds of the combat: of the dice that lie, or of those to come. */
export function forecastOf(view: WarpView, intent: Intent | null): CombatForecast | null {
  const { combat } = view;
  if (!combat) return null;
  const { attack, defence } = combat;
  const isLying = attack.dice.length + defence.dice.length > 0;
  const forecast = isLying ? forecastWithDice(combat, intent) : forecastBeforeDice(view, combat, intent);
  // TWS 12.14: it does not make the best of them.
  const hasBonuses = combat.slots && combat[rivalSideOf(combat)].bonuses.length > 0;
  return hasBonuses ? { ...forecast, without: [...forecast.without, 'rival'] } : forecast;
}

/** TWS 12.1: the side for which the Rival plays its cards. */
const rivalSideOf = ({ attacker }: CombatView): 'attack' | 'defence' =>
  attacker === RIVAL ? 'attack' : 'defence';

/** TWS 17.16: what the cards do that it has not paid yet, but would as things stand. */
const comingOf = ({ slots = [] }: CombatView): readonly RivalCombatEffect[] =>
  slots.flatMap(({ card, became, pays }) => (became === 'open' && pays ? rivalCombatCard(card).effects : []));

/** TW 10.46: both sides make the best of what they have left. */
function forecastWithDice({ attack, defence }: CombatView, intent: Intent | null): CombatForecast {
  const sides = { attack: lyingForce(attack), defence: lyingForce(defence) };
  const { side: mover = 'attack', bonus } = intent ?? {};
  const worlds = bonus && bonus.dice.length > 0 ? using(sides[mover], bonus) : [];
  const isUsed = worlds.length > 0;
  const all = isUsed ? worlds : [{ force: sides[mover], chance: 1 }];
  const attackNext = (mover === 'attack') !== isUsed;
  const rerolls = all.some(({ force }) => !isThinkable(force, sides[otherOf(mover)]));
  const odds = together(
    all.map(({ force, chance }) => {
      const now = { ...sides, [mover]: force };
      return {
        odds: rerolls ? oddsOf(now.attack, now.defence) : oddsOfLying(now.attack, now.defence, attackNext),
        weight: chance,
      };
    }),
  );
  return { odds, without: rerolls ? ['rerolls'] : [] };
}

const otherOf = (side: 'attack' | 'defence'): 'attack' | 'defence' =>
  side === 'attack' ? 'defence' : 'attack';

/** The force after the bonus was used on these dice, with the chance of each fall. */
function using(
  force: Force,
  { name, dice }: NonNullable<Intent['bonus']>,
): { readonly force: Force; readonly chance: number }[] {
  const index = force.bonuses.findIndex(({ does, n }) => `${does}:${n}` === name);
  const bonus = force.bonuses[index];
  if (!bonus) return [];
  const left = { ...force, bonuses: force.bonuses.toSpliced(index, 1) };
  const places = dice.map((number) => number - 1);
  if (isReroll(bonus)) return rolledAgain(left, places);
  const changed = (die: LyingDie): LyingDie =>
    bonus.does === 'flip' ? flipped(die) : { ...die, doubled: bonus.does === 'double' ? 'double' : 'free' };
  const after = force.dice.map((die, i) => (places.includes(i) ? changed(die) : die));
  return [{ force: { ...left, dice: after }, chance: 1 }];
}

/** A side before the dice. */
interface Muster extends Force {
  readonly troops: number;
  /** More Troops than this cannot be there. */
  readonly max: number;
  readonly effects: CombatSideView['effects'];
}

const REVEAL = 4;

function forecastBeforeDice(view: WarpView, combat: CombatView, intent: Intent | null): CombatForecast {
  const musters = { attack: musterOf(view, combat, 'attack'), defence: musterOf(view, combat, 'defence') };
  const coming = comingOf(combat);
  for (const effect of coming)
    if (effect.does !== 'cancel')
      musters[rivalSideOf(combat)] = withEffect(musters[rivalSideOf(combat)], effect);
  const isCancelled = coming.some(({ does }) => does === 'cancel'); // TWS 12.9
  const { side, effects: planned = [] } = intent ?? {};
  const effects = isCancelled ? [] : planned;
  if (side) {
    for (const effect of effects) musters[side] = withEffect(musters[side], effect);
    if (effects.some(({ does }) => does === 'multEqual'))
      musters.attack = { ...musters.attack, multiplier: musters.defence.multiplier };
  }
  const { attack, defence } = afterEffects(musters);
  const facedown = [...combat.attack.cards, ...combat.defence.cards].some(
    ({ card, option }) => option === 0 && !isCancelled && (card === null || effects.length === 0),
  );
  const without: LeftOut[] = [];
  if (combat.step < REVEAL - 1 && !combat.slots?.length) without.push('cards');
  if (facedown) without.push(combat.slots ? 'option' : 'facedown'); // TWS 17.2: faceup, without an option
  if ([attack, defence].some(({ rolls, bonuses }) => rolls > 0 && bonuses.some(isReroll)))
    without.push('rerolls');
  if ([attack, defence].some((one) => one.effects.some(({ does }) => does === 'hire'))) without.push('hire');
  return { odds: oddsOf(attack, defence), without };
}

function musterOf(view: WarpView, combat: CombatView, of: 'attack' | 'defence'): Muster {
  const side = combat[of];
  const { troops, extraDice, plus, multiplier, bonuses, effects } = side;
  const seat = of === 'attack' ? combat.attacker : combat.defender;
  const supply = seat === null ? undefined : view.players[seat]?.own?.supply;
  const limit = of === 'defence' && combat.target === 'gate' ? gateLimit(view, seat === null) : TROOP_LIMIT;
  const max = Math.max(troops, Math.min(limit, troops + (supply ?? limit)));
  return { dice: [], rolls: extraDice, plus, multiplier, bonuses, troops, max, effects };
}

/** TW 10.41, TW 15.9. */
function gateLimit({ guardian }: WarpView, isGuardian: boolean): number {
  const dice = guardian.race ? GUARDIANS[guardian.race].dice : TROOP_LIMIT;
  return isGuardian ? Math.max(TROOP_LIMIT, dice) : Math.min(TROOP_LIMIT, dice);
}

/** What an option of an own card would bring. */
function withEffect(muster: Muster, { does, n }: CombatEffect): Muster {
  switch (does) {
    case 'plus':
      return { ...muster, plus: muster.plus + n };
    case 'extraDie':
      return { ...muster, rolls: muster.rolls + n };
    case 'mult':
      return { ...muster, multiplier: muster.multiplier + n };
    case 'reroll':
    case 'flip':
    case 'double':
    case 'doubleFree':
      return { ...muster, bonuses: [...muster.bonuses, { does, n }] };
    case 'addTroop':
    case 'removeEnemy':
    case 'defect':
      return { ...muster, effects: [...muster.effects, { does, n }] };
    default:
      return muster;
  }
}

/** TW 10.40, TW 10.43: Troops come and go in turn; a side without any rolls no dice at all. */
function afterEffects(musters: { readonly attack: Muster; readonly defence: Muster }): typeof musters {
  const now = { ...musters };
  const rounds = Math.max(now.attack.effects.length, now.defence.effects.length);
  for (let round = 0; round < rounds; round++) {
    for (const side of ['attack', 'defence'] as const) {
      const { does = 'hire', n = 0 } = musters[side].effects[round] ?? {};
      const other = otherOf(side);
      if (does === 'removeEnemy' || does === 'defect') now[other] = joined(now[other], -n);
      if (does === 'addTroop' || does === 'defect') now[side] = joined(now[side], n);
    }
  }
  const rolling = (muster: Muster): Muster => ({
    ...muster,
    rolls: muster.troops > 0 ? muster.troops + muster.rolls : 0,
  });
  return { attack: rolling(now.attack), defence: rolling(now.defence) };
}

const joined = (muster: Muster, n: number): Muster => ({
  ...muster,
  troops: Math.max(0, Math.min(muster.max, muster.troops + n)),
});
