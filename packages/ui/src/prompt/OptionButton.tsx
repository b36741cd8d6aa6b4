import { choose, useUiState, useSettings } from '../ui-state.ts';
import { useViewModel } from '../table-view-model.ts';
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
  const model = useViewModel();
  const uiState = useUiState();
  const settings = useSettings();
  const isBusy = useStore(model.busy);
  const { value, key } = choice;
  const label = isBrief ? choice.brief : choice.label;
  const consider = () => uiState.consider(value);
  const forget = () => {
    if (uiState.get().considered === value) uiState.consider(null);
  };
  return (
    <button
      type="button"
      className="wt-button wt-option"
      data-look={isMain ? 'main' : undefined}
      data-option={value}
      aria-disabled={isBusy}
      title={label === choice.label ? undefined : choice.label}
      onClick={() => choose(model, uiState, settings.get(), value)}
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
