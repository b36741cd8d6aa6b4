import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLayout } from '../shell/layout.ts';
import { t } from '../texts/say.ts';
import { useUiState } from '../ui-state.ts';
import { useDock } from './dock.ts';
import './fights.css';
import type { WalkStep } from './walk.ts';

/** Over the map: what others have done since one last looked, one thing after the other, shown where it happened. */
export function Walk({ steps, onEnd }: { steps: readonly WalkStep[]; onEnd: () => void }) {
  const uiState = useUiState();
  const layout = useLayout();
  const panel = useRef<HTMLElement>(null);
  const [wanted, setAt] = useState(0);
  const last = steps.length - 1;
  const at = Math.min(wanted, last);
  const step = steps[at];
  useDock(panel, layout, step?.things[0] ?? '', [step?.event]);
  useEffect(() => {
    if (!step) return;
    uiState.light(step.things);
    uiState.merge({ encore: { event: step.event } });
  }, [uiState, step?.event]);
  if (!step) return null;
  return (
    <section ref={panel} className="wt-news wt-walk" aria-label={t('walk.name')}>
      <p className="wt-walk-where">
        <b>{t('log.since')}</b> {t('walk.count', { at: at + 1, all: steps.length })}
      </p>
      <p className="wt-walk-step" data-to-me={step.isToMe} aria-live="polite">
        {step.text}
      </p>
      <div className="wt-walk-buttons">
        <button
          type="button"
          className="wt-button"
          data-look="plain"
          aria-disabled={at === 0}
          onClick={() => setAt(Math.max(0, at - 1))}
        >
          <ArrowLeft aria-hidden size={18} /> {t('choice.back')}
        </button>
        <button type="button" className="wt-button" onClick={() => (at === last ? onEnd() : setAt(at + 1))}>
          {t(at === last ? 'walk.done' : 'walk.next')} <ArrowRight aria-hidden size={18} />
        </button>
      </div>
      <button
        type="button"
        className="wt-button wt-news-close"
        data-look="plain"
        aria-label={t('walk.skip')}
        title={t('walk.skip')}
        onClick={onEnd}
      >
        <X aria-hidden size={18} />
      </button>
    </section>
  );
}
