import type { Asked } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { flagOf, numberOf, textOf } from '../about.ts';
import { amountText } from '../bribes.ts';
import { split, troopsText } from '../names.ts';
import { say } from '../say.ts';
import type { Amount, Amounts } from './option.ts';
import { stolenFrom } from './things.ts';

const troops: Amount = (_view, _asked, amount) => troopsText(amount);

/** Of several resources, so many in Gold. */
const inGold: Amount = (_view, asked, gold) => {
  const of = numberOf(asked, 'of');
  return of === undefined ? say('options.inGold', { gold }) : split(gold, of);
};

const goods: Amount = (_view, asked, amount) => amountText(textOf(asked, 'kind'), amount);

const traded: Amount = (_view, asked, amount) => {
  if (amount === 0) return say('options.traded.nothing');
  const given = textOf(asked, 'given');
  return given === 'gold' || given === 'energy'
    ? say(`options.traded.${given}`, { amount })
    : say('counts.resources', { count: amount });
};

/** What a die shows, if the side is told. */
function faceOf({ combat }: WarpView, asked: Asked, number: number): number | undefined {
  const attacking = flagOf(asked, 'attacking');
  if (attacking === undefined) return undefined;
  return (attacking ? combat?.attack : combat?.defence)?.dice[number - 1];
}

const die: Amount = (view, asked, number) => {
  const face = faceOf(view, asked, number);
  return face === undefined ? say('options.die', { number }) : say('options.dieShows', { number, face });
};

/** What opposite faces of a die add up to. */
const OPPOSITES = 7;

const flipped: Amount = (view, asked, number) => {
  const face = faceOf(view, asked, number);
  return face === undefined
    ? say('options.die', { number })
    : say('options.dieTurned', { number, face, to: OPPOSITES - face });
};

/** What is chosen from, by kind: numbers. */
export const AMOUNTS: Amounts = {
  gainGold: inGold,
  payGold: inGold,
  attackTroops: troops,
  offerAmount: goods,
  demandAmount: goods,
  demandMore: (view, asked, amount) =>
    amount === 0 ? say('options.noMore') : say('options.more', { goods: goods(view, asked, amount) }),
  rerollDice: die,
  flipDie: flipped,
  doubleDice: die,
  stayAtGate: troops,
  tradeAmount: traded,
  tradeBack: traded,
  shots: (_view, _asked, count) =>
    say('options.shots', { energy: say('goods.energy', { count }), dice: say('counts.dice', { count }) }),
  steal: (view, _asked, seat) => stolenFrom(view, seat),
  troopsAboard: troops,
};
