import { isTrue, numberOf, textOf } from '../about.ts';
import { amountText } from '../bribes.ts';
import { diceOf, dieText, troopsText } from '../combat.ts';
import { counted, goodsText, split } from '../names.ts';
import type { Amount, Amounts } from './option.ts';
import { stolenFrom } from './things.ts';

const troops: Amount = (_view, _asked, amount) => troopsText(amount);

/** Of several resources, so many in Gold. */
const inGold: Amount = (_view, asked, gold) => split(gold, numberOf(asked, 'of') ?? gold);

const goods: Amount = (_view, asked, amount) => amountText(textOf(asked, 'kind'), amount);

const traded: Amount = (_view, asked, amount) => {
  if (amount === 0) return 'Nothing';
  const [given, got] =
    textOf(asked, 'given') === 'energy'
      ? [goodsText({ gold: 0, energy: amount }), goodsText({ gold: amount, energy: 0 })]
      : [goodsText({ gold: amount, energy: 0 }), goodsText({ gold: 0, energy: amount })];
  return `${given} for ${got}`;
};

const die: Amount = (view, asked, number) => dieText(view, isTrue(asked, 'attacking'), number);

const SIDES_OF_A_DIE = 7;

const flipped: Amount = (view, asked, number) => {
  const face = diceOf(view, isTrue(asked, 'attacking'))[number - 1];
  return face === undefined ? `Die ${number}` : `Die ${number}: turn ${face} to ${SIDES_OF_A_DIE - face}`;
};

/** What is chosen from, by kind: numbers. */
export const AMOUNTS: Amounts = {
  gainGold: inGold,
  payGold: inGold,
  attackTroops: troops,
  offerAmount: goods,
  demandAmount: goods,
  rerollDice: die,
  flipDie: flipped,
  doubleDice: die,
  stayAtGate: troops,
  tradeAmount: traded,
  tradeBack: traded,
  shots: (_view, _asked, energy) => `${energy} Energy, ${counted(energy, 'die', 'dice')}`,
  steal: (view, _asked, seat) => stolenFrom(view, seat),
  troopsAboard: troops,
};
