import type { Asked } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { flagOf, numberOf, textOf } from '../about.ts';
import { amountText } from '../bribes.ts';
import { counted, split } from '../names.ts';
import type { Amount, Amounts } from './option.ts';
import { stolenFrom } from './things.ts';

const troops: Amount = (_view, _asked, amount) => counted(amount, 'Troop');

/** Of several resources, so many in Gold. */
const inGold: Amount = (_view, asked, gold) => {
  const of = numberOf(asked, 'of');
  return of === undefined ? `${gold} in Gold` : split(gold, of);
};

const goods: Amount = (_view, asked, amount) => amountText(textOf(asked, 'kind'), amount);

const traded: Amount = (_view, asked, amount) => {
  if (amount === 0) return 'Nothing';
  switch (textOf(asked, 'given')) {
    case 'gold':
      return `${amount} Gold for ${amount} Energy`;
    case 'energy':
      return `${amount} Energy for ${amount} Gold`;
    default:
      return counted(amount, 'resource');
  }
};

/** What a die shows, if the side is told. */
function faceOf({ combat }: WarpView, asked: Asked, number: number): number | undefined {
  const attacking = flagOf(asked, 'attacking');
  if (attacking === undefined) return undefined;
  return (attacking ? combat?.attack : combat?.defence)?.dice[number - 1];
}

const die: Amount = (view, asked, number) => {
  const face = faceOf(view, asked, number);
  return face === undefined ? `Die ${number}` : `Die ${number}, which shows ${face}`;
};

/** What opposite faces of a die add up to. */
const OPPOSITES = 7;

const flipped: Amount = (view, asked, number) => {
  const face = faceOf(view, asked, number);
  return face === undefined ? `Die ${number}` : `Die ${number}: turn ${face} to ${OPPOSITES - face}`;
};

/** What is chosen from, by kind: numbers. */
export const AMOUNTS: Amounts = {
  gainGold: inGold,
  payGold: inGold,
  attackTroops: troops,
  offerAmount: goods,
  demandAmount: goods,
  demandMore: (view, asked, amount) => (amount === 0 ? 'No more' : `${goods(view, asked, amount)} more`),
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
