import type { Asked } from '@warptable/kernel';
import type { ReactNode } from 'react';
import { useViewModel } from '../table-view-model.ts';
import { useLayout } from '../shell/layout.ts';
import { t } from '../texts/say.ts';
import { choicesOf } from './choices.ts';
import { ListButton } from './ListButton.tsx';
import { useListing } from './listing.ts';
import { OptionButton } from './OptionButton.tsx';
import { OptionList } from './OptionList.tsx';

/** Up to about four buttons, and more beside them; the full list behind one more, for all that stands on the board too. */
export function ChooseOne({ asked, children }: { asked: Asked; children?: ReactNode }) {
  const { gameUi, snapshot } = useViewModel();
  const listing = useListing(asked);
  const layout = useLayout();
  const { all, quick, side, isWhole } = choicesOf(gameUi, snapshot.view, asked, layout === 'desktop');
  const hasMore = quick.length + side.length < all.length || asked.refused.length > 0;
  return (
    <>
      <div className="wt-choice-row">
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
      {hasMore && <ListButton count={all.length} listing={listing} />}
      {listing !== 'shut' && <OptionList asked={asked} choices={all} listing={listing} />}
    </>
  );
}
