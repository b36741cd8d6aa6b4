import type { Asked, Value } from '@warptable/kernel';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { give, useUiState } from '../ui-state.ts';
import { isFinalOption } from '../final.ts';
import { afterPaint } from '../frame.ts';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { isWarned } from './choices.ts';
import { NoUndo } from './NoUndo.tsx';

/** The answer is chosen but not given yet. */
export function Confirming({ asked, value }: { asked: Asked; value: Value }) {
  const model = useViewModel();
  const { gameUi, snapshot } = model;
  const uiState = useUiState();
  const button = useRef<HTMLButtonElement>(null);
  // Focusing lays the page out: what was touched is shown first.
  useEffect(() => afterPaint(() => button.current?.focus()), [value]);
  const whole = gameUi.words.option(snapshot.view, asked, value);
  const label = gameUi.brief?.(snapshot.view, asked, value) ?? whole;
  const isFinal = isFinalOption(asked, value);
  return (
    <div className="wt-choice-row wt-confirming">
      <button
        type="button"
        className="wt-button wt-path-back"
        onClick={() => uiState.merge({ confirming: null, considered: null })}
      >
        <ArrowLeft aria-hidden size={18} />
        <span>{t('choice.back')}</span>
      </button>
      <button
        ref={button}
        type="button"
        className="wt-button"
        data-look="main"
        title={label === whole ? undefined : whole}
        onClick={() => give(model, value)}
      >
        <span className="wt-option-label">{t('choice.confirmThis', { label })}</span>
        {isWarned({ isFinal }, label) && <NoUndo />}
      </button>
    </div>
  );
}
