import type { Asked, Value } from '@warptable/kernel';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { give, useDesk } from '../desk.ts';
import { isFinalAnswer } from '../final.ts';
import { afterPaint } from '../frame.ts';
import { useScene } from '../scene.ts';
import { t } from '../texts/say.ts';
import { isWarned } from './choices.ts';
import { NoUndo } from './NoUndo.tsx';

/** The answer is chosen but not given yet. */
export function Confirming({ asked, value }: { asked: Asked; value: Value }) {
  const scene = useScene();
  const { look, seen } = scene;
  const desk = useDesk();
  const button = useRef<HTMLButtonElement>(null);
  // Focusing lays the page out: what was touched is shown first.
  useEffect(() => afterPaint(() => button.current?.focus()), [value]);
  const whole = look.words.option(seen.view, asked, value);
  const label = look.brief?.(seen.view, asked, value) ?? whole;
  const isFinal = isFinalAnswer(look, seen.view, asked, value);
  return (
    <div className="wt-choice-row wt-confirming">
      <button
        type="button"
        className="wt-button wt-path-back"
        onClick={() => desk.merge({ confirming: null, considered: null })}
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
        onClick={() => give(scene, value)}
      >
        <span className="wt-option-label">{t('choice.confirmThis', { label })}</span>
        {isWarned({ isFinal }, label) && <NoUndo />}
      </button>
    </div>
  );
}
