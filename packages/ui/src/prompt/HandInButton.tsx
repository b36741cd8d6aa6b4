import type { Asked, Value } from '@warptable/kernel';
import { useDesk } from '../desk.ts';
import { useScene } from '../scene.ts';
import { useStore } from '../store.ts';
import { t } from '../texts/say.ts';
import { isWarned } from './choices.ts';
import { NoUndo } from './NoUndo.tsx';

/** Gives all that is picked as one answer, and says what that does. */
export function HandInButton({ asked, picked }: { asked: Asked; picked: readonly Value[] }) {
  const { look, seen, moves, busy } = useScene();
  const desk = useDesk();
  const isBusy = useStore(busy);
  const isEnough = asked.form === 'order' || picked.length >= asked.least;
  const { label, isFinal } = (isEnough && look.handIn?.(seen.view, asked, picked)) || {
    label: t('choice.pickDone'),
    isFinal: false,
  };
  return (
    <button
      type="button"
      className="wt-button wt-hand-in"
      data-look="main"
      aria-disabled={!isEnough || isBusy}
      onClick={() => {
        if (!isEnough) desk.say(t('choice.someAtLeast', { least: asked.least }));
        else if (!isBusy) moves?.answer(picked);
      }}
    >
      <span>{label}</span>
      {isWarned({ isFinal }, label) && <NoUndo />}
    </button>
  );
}
