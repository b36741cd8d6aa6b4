import { isFinalAnswer } from '@warptable/kernel';
import type { Asked, Value } from '@warptable/kernel';
import { useUiState } from '../ui-state.ts';
import { useViewModel } from '../table-view-model.ts';
import { useStore } from '../store.ts';
import { t } from '../texts/say.ts';
import { isWarned } from './choices.ts';
import { NoUndo } from './NoUndo.tsx';

/** Gives all that is picked as one answer, and says what that does. */
export function SubmitButton({ asked, picked }: { asked: Asked; picked: readonly Value[] }) {
  const { gameUi, snapshot, moves, busy } = useViewModel();
  const uiState = useUiState();
  const isBusy = useStore(busy);
  const isEnough = asked.form === 'order' || picked.length >= asked.min;
  const label = (isEnough && gameUi.submit?.(snapshot.view, asked, picked)) || t('choice.pickDone');
  const isFinal = isEnough && isFinalAnswer(asked, picked);
  return (
    <button
      type="button"
      className="wt-button wt-submit"
      data-look="main"
      aria-disabled={!isEnough || isBusy}
      onClick={() => {
        if (!isEnough) uiState.say(t('choice.someAtLeast', { min: asked.min }));
        else if (!isBusy) moves?.answer(picked);
      }}
    >
      <span>{label}</span>
      {isWarned({ isFinal }, label) && <NoUndo />}
    </button>
  );
}
