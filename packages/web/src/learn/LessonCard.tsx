import type { Asked } from '@warptable/kernel';
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
  const asked = openQuestion(scene);
  const at = stepToShow(steps, kept, scene.seen.view, asked);
  const step = steps[at];
  const go = (to: number) => {
    setKept(to);
    sessionStorage.setItem(key, String(to));
  };
  useEffect(() => {
    if (at !== kept) go(at);
  });
  usePointing(step);
  const isUnderWay = useUnderWay(at, asked);
  // A new step is open again. Once it is under way, the card clears the map for what is chosen there.
  const [fold, setFold] = useState<{ readonly of: number; readonly isOpen: boolean } | null>(null);
  const isOpen = fold?.of === at ? fold.isOpen : !(isUnderWay && asked?.form === 'place');

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
            onClick={() => setFold({ of: at, isOpen: !isOpen })}
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

/** Whether another question than the first of this step is asked. */
function useUnderWay(at: number, asked: Asked | null): boolean {
  const [first, setFirst] = useState({ at, kind: asked?.kind });
  const isFirst = first.at !== at || first.kind === undefined;
  const kind = asked?.kind;
  useEffect(() => {
    if (isFirst) setFirst({ at, kind });
  }, [isFirst, at, kind]);
  return !isFirst && kind !== undefined && kind !== first.kind;
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
