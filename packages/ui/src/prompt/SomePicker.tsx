import type { Asked } from '@warptable/kernel';
import { Check } from 'lucide-react';
import { choose, useUiState, useSettings } from '../ui-state.ts';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import type { Choice } from './choices.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { ListButton } from './ListButton.tsx';
import { useListing } from './listing.ts';
import type { Listing } from './listing.ts';

/** Several options: the picked ones are a draft until they are submitted together. */
export function SomePicker({ asked, choices }: { asked: Asked; choices: readonly Choice[] }) {
  const { draft } = useViewModel();
  const listing = useListing(asked);
  // The host wants them in the order of the options.
  const picked = asked.options.filter((value) => draft.includes(value));
  return (
    <>
      <div className="wt-choice-row">
        <span>{t('choice.someLeft', { count: picked.length, max: asked.max })}</span>
        <SubmitButton asked={asked} picked={picked} />
      </div>
      <ListButton count={choices.length} listing={listing} />
      {listing !== 'shut' && <PickList choices={choices} listing={listing} />}
    </>
  );
}

function PickList({ choices, listing }: { choices: readonly Choice[]; listing: Listing }) {
  const model = useViewModel();
  const uiState = useUiState();
  const settings = useSettings();
  return (
    <div
      className="wt-option-list"
      data-listing={listing}
      id="wt-option-list"
      role="group"
      aria-label={t('choice.options')}
    >
      <ul role="list">
        {choices.map(({ value, label, key }) => (
          <li key={value}>
            <button
              type="button"
              role="checkbox"
              className="wt-button wt-option"
              data-option={value}
              aria-checked={model.draft.includes(value)}
              onClick={() => choose(model, uiState, settings.get(), value)}
            >
              {key !== undefined && <kbd aria-hidden>{key}</kbd>}
              <span className="wt-option-label">{label}</span>
              {model.draft.includes(value) && <Check aria-hidden size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
