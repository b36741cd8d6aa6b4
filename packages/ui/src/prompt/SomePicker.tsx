import type { Asked } from '@warptable/kernel';
import { Check } from 'lucide-react';
import { choose, useDesk, useSettings } from '../desk.ts';
import { useScene } from '../scene.ts';
import { t } from '../texts/say.ts';
import type { Choice } from './choices.ts';
import { HandInButton } from './HandInButton.tsx';
import { ListButton } from './ListButton.tsx';
import { useListing } from './listing.ts';
import type { Listing } from './listing.ts';

/** Several options: the picked ones are a draft until they are handed in together. */
export function SomePicker({ asked, choices }: { asked: Asked; choices: readonly Choice[] }) {
  const { draft } = useScene();
  const listing = useListing(asked);
  // The host wants them in the order of the options.
  const picked = asked.options.filter((value) => draft.includes(value));
  return (
    <>
      <div className="wt-choice-row">
        <span>{t('choice.someLeft', { count: picked.length, most: asked.most })}</span>
        <HandInButton asked={asked} picked={picked} />
      </div>
      <ListButton count={choices.length} listing={listing} />
      {listing !== 'shut' && <PickList choices={choices} listing={listing} />}
    </>
  );
}

function PickList({ choices, listing }: { choices: readonly Choice[]; listing: Listing }) {
  const scene = useScene();
  const desk = useDesk();
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
              aria-checked={scene.draft.includes(value)}
              onClick={() => choose(scene, desk, settings.get(), value)}
            >
              {key !== undefined && <kbd aria-hidden>{key}</kbd>}
              <span className="wt-option-label">{label}</span>
              {scene.draft.includes(value) && <Check aria-hidden size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
