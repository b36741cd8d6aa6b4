import type { Asked, Value } from '@warptable/kernel';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { choose, useUiState, useSettings } from '../ui-state.ts';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { isWarned } from './choices.ts';
import type { Choice } from './choices.ts';
import { NoUndo } from './NoUndo.tsx';

/** One of many numbers: less, more, take. It begins with all that is possible, or, where that is paid, with the least. */
export function AmountPicker({ asked, choices }: { asked: Asked; choices: readonly Choice[] }) {
  const model = useViewModel();
  const uiState = useUiState();
  const settings = useSettings();
  // By its value: which numbers are possible may change while one chooses.
  const [wanted, setWanted] = useState<Value | null>(null);
  const known = choices.findIndex(({ value }) => value === wanted);
  const begin = asked.cost ? 0 : choices.length - 1;
  const at = known < 0 ? begin : known;
  const choice = choices[at];
  if (!choice) return null;
  const go = (to: number) => {
    const next = Math.min(choices.length - 1, Math.max(0, to));
    setWanted(choices[next]?.value ?? null);
    uiState.merge({ considered: choices[next]?.value ?? null });
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
        onClick={() => choose(model, uiState, settings.get(), choice.value)}
      >
        <span>{choice.label}</span>
        {isWarned(choice, choice.label) && <NoUndo />}
      </button>
    </div>
  );
}
