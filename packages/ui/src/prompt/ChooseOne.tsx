import type { Asked } from '@warptable/kernel';
import { List } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk, useOnDesk } from '../desk.ts';
import { useScene } from '../scene.ts';
import { useLayout } from '../shell/layout.ts';
import { choicesOf } from './choices.ts';
import { OptionButton } from './OptionButton.tsx';
import { OptionList } from './OptionList.tsx';

/** Up to about four buttons, and more beside them; the full list behind one more, for all that stands on the board too. */
export function ChooseOne({ asked, children }: { asked: Asked; children?: ReactNode }) {
  const { t } = useTranslation('ui');
  const { look, seen } = useScene();
  const desk = useDesk();
  const list = useOnDesk('list');
  const { all, quick, needsList } = choicesOf(look, seen.view, asked, useLayout() === 'desktop');
  const hasMore = quick.length < all.length || asked.refused.length > 0;
  const isOpen = list ?? needsList;
  return (
    <>
      <div className="wt-choice-row">
        {children}
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
