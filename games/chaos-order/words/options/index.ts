import type { Value } from '@warptable/kernel';
import { isQuestion } from '../../rules/questions.ts';
import type { ChaosAsked } from '../../rules/questions.ts';
import type { ChaosView } from '../../rules/view.ts';
import { idsOf } from '../../content/ids.ts';
import { cardMoments } from '../en/names.ts';
import { fightersText } from '../gains.ts';
import { regionName } from '../places.ts';
import { say } from '../say.ts';
import { LABELS } from './labels.ts';
import type { AmountText, Amounts, Label } from './option.ts';

/** What is chosen from, by kind: numbers. */
const AMOUNTS: Amounts = {
  spread: (view, { about }, amount) =>
    say('options.spread', {
      some: amount,
      first: regionName(view, about.first),
      others: about.fighters - amount,
      second: regionName(view, about.second),
    }),
  moveFighters: (_view, _asked, amount) => say('options.fighters', { fighters: fightersText(amount) }),
  gemsToResearch: (_view, _asked, count) => say('options.toResearch', { count }),
  strongholdsCounted: (_view, _asked, count) => say('options.counted', { count }),
  stay: (_view, _asked, count) => say('options.guards', { count }),
};

const MOMENTS = idsOf(cardMoments);

/** What a player tells the table beforehand: `price:skip`. */
function beforehandText(value: string): string {
  const [moment, how] = value.split(':');
  const known = MOMENTS.find((one) => one === moment);
  return known
    ? say(`options.beforehand.${how === 'skip' ? 'skip' : 'ask'}`, { when: say(`cardMoments.${known}`) })
    : value;
}

export function optionText(view: ChaosView, asked: ChaosAsked, value: Value): string {
  const { kind } = asked;
  if (!isQuestion(kind)) return beforehandText(String(value));
  if (typeof value === 'number')
    return (AMOUNTS[kind] as AmountText | undefined)?.(view, asked, value) ?? String(value);
  return (LABELS[kind] as Label | undefined)?.(view, asked, value) ?? value;
}
