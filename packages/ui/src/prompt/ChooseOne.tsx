import type { Asked } from '@warptable/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDesk } from '../desk.ts';
import { useScene } from '../scene.ts';
import { useLayout } from '../shell/layout.ts';
import { areShort, choicesOf } from './choices.ts';
import { ListButton } from './ListButton.tsx';
import { OptionButton } from './OptionButton.tsx';
import { OptionList } from './OptionList.tsx';

/** Up to about four buttons, and more beside them; the full list behind one more, for all that stands on the board too. */
export function ChooseOne({ asked, children }: { asked: Asked; children?: ReactNode }) {
  const { t } = useTranslation('ui');
  const { look, seen } = useScene();
  const list = useOnDesk('list');
  const layout = useLayout();
  const { all, quick, side, isWhole, needsList } = choicesOf(look, seen.view, asked, layout === 'desktop');
  const hasMore = quick.length + side.length < all.length || asked.refused.length > 0;
  const isOpen = list ?? needsList;
  return (
    <>
      <div className="wt-choice-row" data-short={areShort(quick, children ? 1 : 0)}>
        {children}
        {quick.map((choice) => (
          <OptionButton key={choice.value} choice={choice} isMain={isWhole} isBrief />
        ))}
        {side.length > 0 && (
          <div className="wt-side" role="group" aria-label={t('choice.side')}>
            {side.map((choice) => (
              <OptionButton key={choice.value} choice={choice} isBrief />
            ))}
          </div>
        )}
      </div>
      {hasMore && <ListButton count={all.length} isOpen={isOpen} />}
      {isOpen && <OptionList asked={asked} choices={all} />}
    </>
  );
}
