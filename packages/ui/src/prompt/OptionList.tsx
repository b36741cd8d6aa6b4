import type { Asked } from '@warptable/kernel';
import type { KeyboardEvent } from 'react';
import { useUiState } from '../ui-state.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import type { Choice } from './choices.ts';
import type { Listing } from './listing.ts';
import { OptionButton } from './OptionButton.tsx';

interface OptionListProps {
  readonly asked: Asked;
  readonly choices: readonly Choice[];
  readonly listing: Listing;
}

/** Everything that can be answered, and below it what one might expect but cannot, with the reason. */
export function OptionList({ asked, choices, listing }: OptionListProps) {
  return (
    <div
      className="wt-option-list"
      data-listing={listing}
      id="wt-option-list"
      role="group"
      aria-label={t('choice.options')}
      onKeyDown={walk}
    >
      <ul role="list">
        {choices.map((choice) => (
          <li key={choice.value}>
            <OptionButton choice={choice} />
          </li>
        ))}
      </ul>
      {asked.refused.length > 0 && <RefusedOptions asked={asked} />}
    </div>
  );
}

function RefusedOptions({ asked }: { asked: Asked }) {
  const model = useViewModel();
  const uiState = useUiState();
  const { words } = model.gameUi;
  return (
    <details className="wt-refused">
      <summary>{t('choice.refused', { count: asked.refused.length })}</summary>
      <ul role="list">
        {asked.refused.map(({ value, refusal }) => (
          <li key={value}>
            <button
              type="button"
              className="wt-refused-option"
              data-refused={value}
              onClick={() => uiState.explain(model, asked, value)}
            >
              {words.option(model.snapshot.view, asked, value)}
            </button>
            <span className="wt-refused-why">
              <RuleText text={words.refusal(refusal)} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The arrow keys walk through the list. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button.wt-option')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[(at + step + buttons.length) % buttons.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
