import type { Asked } from '@warptable/kernel';
import { List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDesk, useDeskState } from '../desk.ts';
import { useScene } from '../scene.ts';
import { useLayout } from '../shell/layout.ts';
import { AmountPicker } from './AmountPicker.tsx';
import { choicesOf } from './choices.ts';
import { OptionButton } from './OptionButton.tsx';
import { OptionList } from './OptionList.tsx';
import { OrderPicker } from './OrderPicker.tsx';
import { SomePicker } from './SomePicker.tsx';

/** The ways to answer that the form of the question calls for. */
export function Answering({ asked }: { asked: Asked }) {
  const { look, seen } = useScene();
  const choices = choicesOf(look, seen.view, asked);
  switch (asked.form) {
    case 'confirm':
      return null;
    case 'some':
      return <SomePicker asked={asked} choices={choices.all} />;
    case 'order':
      return <OrderPicker choices={choices.all} />;
    case 'amount':
      return choices.quick.length === choices.all.length ? (
        <ChooseOne asked={asked} />
      ) : (
        <AmountPicker choices={choices.all} />
      );
    case 'one':
    case 'place':
    case 'yesNo':
      return <ChooseOne asked={asked} />;
  }
}

/** Up to about four buttons; the full list behind one more, for all that stands on the board too. */
function ChooseOne({ asked }: { asked: Asked }) {
  const { t } = useTranslation('ui');
  const { look, seen } = useScene();
  const desk = useDesk();
  const { list } = useDeskState();
  const { all, quick, needsList } = choicesOf(look, seen.view, asked, useLayout() === 'desktop');
  const hasMore = quick.length < all.length || asked.refused.length > 0;
  const isOpen = list ?? needsList;
  return (
    <>
      <div className="wt-choice-row">
        {quick.map((choice) => (
          <OptionButton key={choice.value} choice={choice} isMain={all.length === quick.length} />
        ))}
      </div>
      {hasMore && (
        <button
          type="button"
          className="wt-button wt-list-button"
          aria-expanded={isOpen}
          aria-controls="wt-option-list"
          onClick={() => desk.merge({ list: !isOpen })}
        >
          <List aria-hidden size={18} />
          <span aria-hidden>{all.length}</span>
          <span className="wt-hidden">{t('choice.showList', { count: all.length })}</span>
        </button>
      )}
      {isOpen && <OptionList asked={asked} choices={all} />}
    </>
  );
}
