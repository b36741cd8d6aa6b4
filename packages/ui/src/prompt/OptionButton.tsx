import { choose, useDesk, useSettings } from '../desk.ts';
import { useScene } from '../scene.ts';
import { useStore } from '../store.ts';
import { isWarned } from './choices.ts';
import type { Choice } from './choices.ts';
import { NoUndo } from './NoUndo.tsx';

interface OptionButtonProps {
  readonly choice: Choice;
  readonly isMain?: boolean;
  /** In a few words: the whole text stands in the list. */
  readonly isBrief?: boolean;
}

/** One option: a button that shows on the board what it would do while it is pointed at. */
export function OptionButton({ choice, isMain = false, isBrief = false }: OptionButtonProps) {
  const scene = useScene();
  const desk = useDesk();
  const settings = useSettings();
  const isBusy = useStore(scene.busy);
  const { value, key } = choice;
  const label = isBrief ? choice.brief : choice.label;
  const consider = () => desk.consider(value);
  const forget = () => {
    if (desk.get().considered === value) desk.consider(null);
  };
  return (
    <button
      type="button"
      className="wt-button wt-option"
      data-look={isMain ? 'main' : undefined}
      data-option={value}
      aria-disabled={isBusy}
      title={label === choice.label ? undefined : choice.label}
      onClick={() => choose(scene, desk, settings.get(), value)}
      onPointerEnter={consider}
      onPointerLeave={forget}
      onFocus={consider}
      onBlur={forget}
    >
      {key !== undefined && <kbd aria-hidden>{key}</kbd>}
      <span className="wt-option-label">{label}</span>
      {isWarned(choice, label) && <NoUndo />}
    </button>
  );
}
