import type { Asked } from '@warptable/kernel';
import { choose, useDesk, useSettings } from '../desk.ts';
import { useScene } from '../scene.ts';
import { t } from '../texts/say.ts';
import type { Choice } from './choices.ts';
import { ListButton } from './ListButton.tsx';
import { useListing } from './listing.ts';
import type { Listing } from './listing.ts';

/** Several options: the picked ones are a draft until they are handed in together. */
export function SomePicker({ asked, choices }: { asked: Asked; choices: readonly Choice[] }) {
  const scene = useScene();
  const desk = useDesk();
  const listing = useListing(asked);
  const { draft, moves } = scene;
  const isEnough = draft.length >= asked.least;
  /** The host wants them in the order of the options. */
  const handIn = () => {
    if (isEnough) moves?.answer(asked.options.filter((value) => draft.includes(value)));
    else desk.say(t('choice.someAtLeast', { least: asked.least }));
  };
  return (
    <>
      <div className="wt-choice-row">
        <span>{t('choice.someLeft', { count: draft.length, most: asked.most })}</span>
        <button
          type="button"
          className="wt-button"
          data-look="main"
          aria-disabled={!isEnough}
          onClick={handIn}
        >
          {t('choice.pickDone')}
        </button>
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
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
