import type { Asked } from '@warptable/kernel';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import type { Choice } from './choices.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** All options, in an order of one's own. */
export function OrderPicker({ asked, choices }: { asked: Asked; choices: readonly Choice[] }) {
  const { draft, moves } = useViewModel();
  const values = choices.map(({ value }) => value);
  const order = [...draft, ...values.filter((value) => !draft.includes(value))];
  const choiceOf = new Map(choices.map((choice) => [choice.value, choice]));
  const swap = (i: number, j: number) => {
    const [a, b] = [order[i], order[j]];
    if (a !== undefined && b !== undefined) moves?.setDraft(order.with(i, b).with(j, a));
  };
  return (
    <>
      <div className="wt-choice-row">
        <SubmitButton asked={asked} picked={order} />
      </div>
      <div className="wt-option-list" data-listing="needed" role="group" aria-label={t('choice.options')}>
        <ol role="list">
          {order.map((value, i) => {
            const { label = String(value), brief = label } = choiceOf.get(value) ?? {};
            return (
              <li key={value} className="wt-order-row">
                <span>
                  {i + 1}. {brief}
                </span>
                <button
                  type="button"
                  className="wt-button"
                  aria-label={t('choice.up', { label })}
                  aria-disabled={i === 0}
                  onClick={() => swap(i, i - 1)}
                >
                  <ArrowUp aria-hidden size={18} />
                </button>
                <button
                  type="button"
                  className="wt-button"
                  aria-label={t('choice.down', { label })}
                  aria-disabled={i === order.length - 1}
                  onClick={() => swap(i, i + 1)}
                >
                  <ArrowDown aria-hidden size={18} />
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}
