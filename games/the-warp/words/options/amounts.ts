import type { WarpAsked } from '../../rules/questions.ts';
import type { WarpView } from '../../rules/view.ts';
import { amountText } from '../bribes.ts';
import { split, troopsText } from '../names.ts';
import { say } from '../say.ts';
import type { AmountText, Amounts } from './option.ts';
import { stolenFrom } from './things.ts';

const troops: AmountText = (_view, _asked, amount) => troopsText(amount);

/** Of several resources, so many in Gold. */
const inGold: AmountText<'gainGold' | 'payGold'> = (_view, { about }, gold) => split(gold, about.of);

const goods: AmountText<'offerAmount' | 'demandAmount' | 'demandMore'> = (_view, { about }, amount) =>
  amountText(about.kind, amount);

const traded: AmountText<'tradeAmount' | 'tradeBack'> = (_view, { about }, amount) =>
  amount === 0 ? say('options.traded.nothing') : say(`options.traded.${about.given}`, { amount });

type OnDice = 'rerollDice' | 'flipDie' | 'doubleDice';

/** What a die shows. */
const faceOf = ({ combat }: WarpView, { about }: WarpAsked<OnDice>, number: number): number | undefined =>
  (about.attacking ? combat?.attack : combat?.defence)?.dice[number - 1];

const die: AmountText<OnDice> = (view, asked, number) => {
  const face = faceOf(view, asked, number);
  return face === undefined ? say('options.die', { number }) : say('options.dieShows', { number, face });
};

/** What opposite faces of a die add up to. */
const OPPOSITES = 7;

const flipped: AmountText<'flipDie'> = (view, asked, number) => {
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
