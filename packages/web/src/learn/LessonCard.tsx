import type { Asked, GameEvent } from '@warptable/kernel';
import { openQuestion, useUiState, useLayout, useTableViewModel } from '@warptable/ui';
import type { AnyGameUi, Lesson, LessonStep } from '@warptable/ui';
import { ChevronDown, ChevronUp, GraduationCap, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useFailure } from '../pages/useFailure.ts';
import { t } from '../texts/say.ts';
import { OffScript } from './OffScript.tsx';
import './learn.css';
import { findLesson, nextToFollow, stepToShow } from './lesson.ts';

type Step = LessonStep<unknown, GameEvent>;
type AnyLesson = Lesson<unknown, GameEvent>;

const AGAIN = 2200;

interface LessonCardProps {
  readonly table: string;
  /** `true` stands for the game's first lesson. */
  readonly id: string | true;
}

/** What to read and what to do next, beside the real table. */
export function LessonCard({ table, id }: LessonCardProps) {
  const lesson = useLesson(useTableViewModel().gameUi, id);
  return lesson && <StepCard table={table} lesson={lesson} />;
}

/** Nothing until it is loaded. */
function useLesson(gameUi: AnyGameUi, id: string | true): AnyLesson | null {
  const fail = useFailure();
  const [lesson, setLesson] = useState<AnyLesson | null>(null);
  useEffect(() => {
    gameUi.lessons().then((all) => setLesson(findLesson(all, id) ?? null), fail);
  }, [gameUi, id, fail]);
  return lesson;
}

interface StepCardProps {
  readonly table: string;
  readonly lesson: AnyLesson;
}

function StepCard({ table, lesson: { id, steps } }: StepCardProps) {
  const model = useTableViewModel();
  const key = `warptable.lesson.${table}`;
  /** Steps before this one are not shown any more, whatever is taken back. */
  const [from, setFrom] = useState(() => Number(sessionStorage.getItem(key) ?? 0));
  const asked = openQuestion(model);
  const moment = { view: model.snapshot.view, asked, events: model.log.map(({ event }) => event) };
  const now = stepToShow(steps, from, moment);
  // Whoever reads an earlier step again comes back as soon as the lesson goes on.
  const [again, setAgain] = useState<{ readonly from: number; readonly at: number } | null>(null);
  const at = again?.from === now ? again.at : now;
  const isReadAgain = at < now;
  const step = steps[at];
  const isOffScript = !isReadAgain && step?.isMissed?.(moment) === true;
  const go = (to: number) => {
    setFrom(to);
    sessionStorage.setItem(key, String(to));
  };
  const isLookingBack = model.standing === 'replay';
  const isShown = !isLookingBack && from <= steps.length;
  usePointing(isShown && !isOffScript ? step : undefined);
  const isUnderWay = useUnderWay(now, asked);
  const isUpright = useLayout() === 'portrait';
  // A new step is open again. Once it is under way on an upright phone, the card leaves the room to the map.
  const [fold, setFold] = useState<{ readonly of: string; readonly isOpen: boolean } | null>(null);
  const page = `${at} ${isOffScript}`;
  const makesRoom = isUpright && isUnderWay && !isOffScript && !isReadAgain && asked?.form === 'place';
  const isOpen = fold?.of === page ? fold.isOpen : !makesRoom;
  const card = useRef<HTMLElement>(null);
  useRoom(card, isShown ? (isOpen ? 'open' : 'folded') : null);

  if (!isShown) return null;
  const nextOf = () => {
    if (isReadAgain) return () => setAgain({ from: now, at: at + 1 });
    return step && !step.done ? () => go(at + 1) : undefined;
  };
  return (
    <aside ref={card} className="lesson" data-open={isOpen} aria-label={t('learn.name')} aria-live="polite">
      <header>
        <GraduationCap aria-hidden size={20} />
        <strong>{step ? t('learn.step', { n: at + 1, all: steps.length }) : t('learn.end')}</strong>
        <button
          type="button"
          className={step ? 'wt-button lesson-skip' : 'wt-button'}
          data-look="plain"
          onClick={() => go(steps.length + 1)}
        >
          {step && <X aria-hidden size={18} />}
          <span>{step ? t('learn.skip') : t('learn.finish')}</span>
        </button>
        {step && (
          <button
            type="button"
            className="wt-button lesson-fold"
            data-look="plain"
            aria-expanded={isOpen}
            aria-label={t('learn.fold')}
            onClick={() => setFold({ of: page, isOpen: !isOpen })}
          >
            {isOpen ? <ChevronUp aria-hidden size={20} /> : <ChevronDown aria-hidden size={20} />}
          </button>
        )}
      </header>
      {isOffScript && isOpen && <OffScript lesson={id} onGoOn={() => go(nextToFollow(steps, at, moment))} />}
      {!isOffScript && isOpen && <p>{step ? step.text : t('learn.done')}</p>}
      {!isOffScript && isOpen && (
        <StepFoot
          step={step}
          onBack={at > 0 ? () => setAgain({ from: now, at: at - 1 }) : undefined}
          onNext={nextOf()}
        />
      )}
    </aside>
  );
}

interface StepFootProps {
  readonly step: Step | undefined;
  readonly onBack: (() => void) | undefined;
  /** Absent where something has to be done on the table. */
  readonly onNext: (() => void) | undefined;
}

function StepFoot({ step, onBack, onNext }: StepFootProps) {
  const uiState = useUiState();
  const rule = step?.rule;
  return (
    <footer className="lesson-foot">
      {onBack && (
        <button type="button" className="wt-button" data-look="plain" onClick={onBack}>
          {t('learn.back')}
        </button>
      )}
      {rule !== undefined && (
        <button
          type="button"
          className="wt-button lesson-more"
          data-look="plain"
          onClick={() => uiState.merge({ rule })}
        >
          <span>{t('learn.more')}</span> {rule}
        </button>
      )}
      {onNext && (
        <button type="button" className="wt-button" data-look="main" onClick={onNext}>
          {t('learn.next')}
        </button>
      )}
      {step && !onNext && <small>{t('learn.doIt')}</small>}
    </footer>
  );
}

/**
 * Tells the board, or the column of the players, that the card takes some of its room. The board could see that for itself with `:has()`,
 * but then all of it would be styled anew whenever anything on it changes.
 */
function useRoom(card: RefObject<HTMLElement | null>, taken: 'open' | 'folded' | null): void {
  useLayoutEffect(() => {
    const place = card.current?.parentElement;
    if (!place || taken === null) return undefined;
    place.dataset['lesson'] = taken;
    return () => {
      delete place.dataset['lesson'];
    };
  }, [card, taken]);
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
function usePointing(step: Step | undefined): void {
  const uiState = useUiState();
  useEffect(() => {
    if (!step) return;
    const parts = step.pointAt.flatMap((name) => [
      ...document.querySelectorAll<HTMLElement>(`[data-part="${CSS.escape(name)}"]`),
    ]);
    for (const part of parts) part.dataset['pointed'] = 'true';
    const light = () => uiState.light(step.pointAt);
    light();
    const timer = setInterval(light, AGAIN);
    return () => {
      clearInterval(timer);
      for (const part of parts) delete part.dataset['pointed'];
    };
  }, [step, uiState]);
}
