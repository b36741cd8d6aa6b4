import { openQuestion, useDesk, useTableScene } from '@warptable/ui';
import type { LessonStep } from '@warptable/ui';
import { ChevronDown, ChevronUp, GraduationCap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './learn.css';
import { stepToShow } from './lesson.ts';

const AGAIN = 2200;

/** What to read and what to do next, beside the real table. */
export function LessonCard({ table }: { table: string }) {
  const { t } = useTranslation('web');
  const scene = useTableScene();
  const desk = useDesk();
  const key = `warptable.lesson.${table}`;
  const [kept, setKept] = useState(() => Number(sessionStorage.getItem(key) ?? 0));
  const steps = scene.look.lesson;
  const at = stepToShow(steps, kept, scene.seen.view, openQuestion(scene));
  const step = steps[at];
  const go = (to: number) => {
    setKept(to);
    sessionStorage.setItem(key, String(to));
  };
  useEffect(() => {
    if (at !== kept) go(at);
  });
  usePointing(step);
  // A new step is open again.
  const [folded, setFolded] = useState<number | null>(null);
  const isOpen = folded !== at;

  if (kept >= steps.length + 1) return null;
  return (
    <aside className="lesson" aria-live="polite">
      <header>
        <GraduationCap aria-hidden size={20} />
        <strong>{step ? t('learn.step', { n: at + 1, all: steps.length }) : t('learn.end')}</strong>
        <button type="button" className="wt-button" data-look="plain" onClick={() => go(steps.length + 1)}>
          {step ? t('learn.skip') : t('learn.finish')}
        </button>
        {step && (
          <button
            type="button"
            className="wt-button lesson-fold"
            data-look="plain"
            aria-expanded={isOpen}
            aria-label={t('learn.fold')}
            onClick={() => setFolded(isOpen ? at : null)}
          >
            {isOpen ? <ChevronUp aria-hidden size={20} /> : <ChevronDown aria-hidden size={20} />}
          </button>
        )}
      </header>
      {isOpen && <p>{step ? step.text : t('learn.done')}</p>}
      {step && isOpen && (
        <footer>
          {step.rule !== undefined && (
            <button
              type="button"
              className="wt-button lesson-more"
              data-look="plain"
              onClick={() => desk.merge({ rule: step.rule ?? null })}
            >
              {t('learn.more')} ({step.rule})
            </button>
          )}
          {step.done ? (
            <small>{t('learn.doIt')}</small>
          ) : (
            <button type="button" className="wt-button" data-look="main" onClick={() => go(at + 1)}>
              {t('learn.next')}
            </button>
          )}
        </footer>
      )}
    </aside>
  );
}

/** Frames the parts of the table that the step is about, and lights up the things. */
function usePointing(step: LessonStep<unknown> | undefined): void {
  const desk = useDesk();
  useEffect(() => {
    if (!step) return;
    const parts = step.pointAt.flatMap((name) => [
      ...document.querySelectorAll<HTMLElement>(`[data-part="${CSS.escape(name)}"]`),
    ]);
    for (const part of parts) part.dataset['pointed'] = 'true';
    const light = () => desk.light(step.pointAt);
    light();
    const timer = setInterval(light, AGAIN);
    return () => {
      clearInterval(timer);
      for (const part of parts) delete part.dataset['pointed'];
    };
  }, [step, desk]);
}
