import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { choose, useDesk, useSettings } from '../desk.ts';
import { useScene } from '../scene.ts';
import { t } from '../texts/say.ts';
import type { Choice } from './choices.ts';

/** One of many numbers: less, more, take. */
export function AmountPicker({ choices }: { choices: readonly Choice[] }) {
  const scene = useScene();
  const desk = useDesk();
  const settings = useSettings();
  // By its value: which numbers are possible may change while one chooses.
  const [wanted, setWanted] = useState(choices.at(-1)?.value);
  const known = choices.findIndex(({ value }) => value === wanted);
  const at = known < 0 ? choices.length - 1 : known;
  const choice = choices[at];
  if (!choice) return null;
  const go = (to: number) => {
    const next = Math.min(choices.length - 1, Math.max(0, to));
    setWanted(choices[next]?.value);
    desk.merge({ considered: choices[next]?.value ?? null });
  };
  return (
    <div className="wt-amount" role="group" aria-label={t('choice.amount')}>
      <div className="wt-amount-slide">
        <button
          type="button"
          className="wt-button"
          aria-label={t('choice.less')}
          onClick={() => go(at - 1)}
          aria-disabled={at === 0}
        >
          <Minus aria-hidden size={18} />
        </button>
        <input
          type="range"
          min={0}
          max={choices.length - 1}
          value={at}
          aria-label={t('choice.amount')}
          aria-valuetext={choice.label}
          onChange={({ target }) => go(Number(target.value))}
        />
        <button
          type="button"
          className="wt-button"
          aria-label={t('choice.more')}
          onClick={() => go(at + 1)}
          aria-disabled={at === choices.length - 1}
        >
          <Plus aria-hidden size={18} />
        </button>
      </div>
      <button
        type="button"
        className="wt-button wt-amount-take"
        data-look="main"
        data-option={choice.value}
        onClick={() => choose(scene, desk, settings.get(), choice.value)}
      >
        {choice.label}
      </button>
    </div>
  );
}
