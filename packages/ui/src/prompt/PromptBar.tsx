import { Bot, CircleCheck, History, Hourglass, ListChecks, Pause, Play, Timer, Unplug } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useUiState, useUiField } from '../ui-state.ts';
import { afterPaint } from '../frame.ts';
import {
  isAskedOutOfTurn,
  isFinished,
  openQuestion,
  questionKey,
  useViewModel,
} from '../table-view-model.ts';
import type { TableStanding } from '../table-view-model.ts';
import { useLayout } from '../shell/layout.ts';
import { useStore } from '../store.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { t } from '../texts/say.ts';
import { Answering } from './Answering.tsx';
import { BarButton } from './BarButton.tsx';
import { Confirming } from './Confirming.tsx';
import { Crumbs } from './PathPicker.tsx';
import './prompt.css';
import { SuspensionButtons } from './SuspensionButtons.tsx';
import { RewindButton } from './RewindButton.tsx';
import { areThinking, hasResigned, sentenceOf } from './sentences.ts';
import { EndButton, TakeBackButtons, hasTurnButtons } from './TurnButtons.tsx';

const MARKS = {
  mine: { Icon: Play, name: 'bar.mine' },
  waiting: { Icon: Hourglass, name: 'bar.waiting' },
  lost: { Icon: Unplug, name: 'bar.lostName' },
  replay: { Icon: History, name: 'bar.replayName' },
  paused: { Icon: Pause, name: 'bar.pausedName' },
  suspension: { Icon: Timer, name: 'bar.suspensionName' },
  sitIn: { Icon: Bot, name: 'bar.sitInName' },
  over: { Icon: CircleCheck, name: 'bar.overName' },
} as const satisfies Record<TableStanding, { Icon: ComponentType<{ size?: number }>; name: string }>;

export interface PromptBarProps {
  /** Leaves the past; absent outside of it. */
  readonly onBackToNow?: (() => void) | undefined;
  readonly onGoOn?: (() => void) | undefined;
  readonly onRewind?: (() => void) | undefined;
  /** Takes the own seat back from the bot that sits in. */
  readonly onHandBack?: (() => void) | undefined;
}

/** Whose turn it is and what to do, in one sentence, with everything needed to do it. */
export function PromptBar({ onBackToNow, onGoOn, onRewind, onHandBack }: PromptBarProps) {
  const model = useViewModel();
  const uiState = useUiState();
  const layout = useLayout();
  const confirming = useUiField('confirming');
  const asked = openQuestion(model);
  // When the next question comes, it is put away only after that is drawn.
  const isWaiting = confirming !== null && asked?.options.includes(confirming) === true;
  const { Icon, name } = MARKS[model.standing];
  const question = questionKey(model);
  const isThinking = areThinking(model);
  return (
    <Bar question={question}>
      <p className="wt-prompt-sentence" tabIndex={-1}>
        <span className="wt-prompt-mark" data-thinking={isThinking}>
          <Icon size={18} />
          <span>{t(isThinking ? 'bar.thinking' : isAskedOutOfTurn(model) ? 'bar.asked' : name)}</span>
        </span>
        <span className="wt-prompt-text">
          <RuleText text={sentenceOf(model)} />
          {asked && <PromptRule rule={asked.rule} />}
          {asked && <Crumbs asked={asked} />}
        </span>
      </p>
      <div className="wt-prompt-answer">
        {asked && isWaiting && <Confirming asked={asked} value={confirming} />}
        {asked && <Answering key={question} asked={asked} />}
        {!asked && (
          <div className="wt-choice-row">
            {(model.standing === 'over' || (model.standing === 'replay' && isFinished(model))) && (
              <BarButton name={t('bar.showResult')} act={() => uiState.merge({ dialog: 'result' })} />
            )}
            {model.standing === 'paused' && onGoOn && <BarButton name={t('bar.goOn')} act={onGoOn} />}
            {model.standing === 'suspension' && <SuspensionButtons />}
            {model.standing === 'sitIn' && onHandBack && !hasResigned(model) && (
              <BarButton name={t('players.handBack')} act={onHandBack} />
            )}
            {onBackToNow && <BarButton name={t('bar.backToNow')} act={onBackToNow} />}
            {onRewind && <RewindButton onRewind={onRewind} />}
            {model.standing === 'waiting' && <BeforehandButton />}
          </div>
        )}
      </div>
      {hasTurnButtons(model) && (
        <div className="wt-turn" role="group" aria-label={t('turn.name')}>
          {layout !== 'portrait' && <TakeBackButtons />}
          <EndButton />
        </div>
      )}
    </Bar>
  );
}

/** The bar itself. It is marked when an answer is on its way; what stands in it is not drawn anew for that. */
function Bar({ question, children }: { question: string; children: ReactNode }) {
  const { standing, busy } = useViewModel();
  const bar = useKeptFocus(question);
  return (
    <section
      ref={bar}
      className="wt-prompt"
      aria-label={t('bar.name')}
      data-standing={standing}
      data-part="prompt"
      tabIndex={-1}
      aria-busy={useStore(busy)}
    >
      {children}
    </section>
  );
}

/** In the turns of others: what they may ask can be answered already. */
function BeforehandButton() {
  const { gameUi, snapshot, moves } = useViewModel();
  const uiState = useUiState();
  const active = gameUi.turnOf?.(snapshot.view) ?? null;
  if (!gameUi.Beforehand || !moves || active === null) return null;
  return (
    <button type="button" className="wt-button" onClick={() => uiState.merge({ dialog: 'beforehand' })}>
      <ListChecks aria-hidden size={18} />
      {t('beforehand.open')}
    </button>
  );
}

/** Where to read about what is asked. */
function PromptRule({ rule }: { rule: string | undefined }) {
  const uiState = useUiState();
  if (rule === undefined) return null;
  return (
    <button
      type="button"
      className="wt-rule-link wt-prompt-rule"
      aria-label={t('dialog.rule', { rule })}
      onClick={() => uiState.merge({ rule })}
    >
      {rule}
    </button>
  );
}

/**
 * Who comes to a table begins at the bar, not at the top of the page. The button or the card that was pressed goes away with its question:
 * the focus moves to the sentence, not to nowhere.
 */
function useKeptFocus(question: string): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  const hasBegun = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      isInside.current = target instanceof Element && target.closest('[data-part]') !== null;
    };
    addEventListener('focusin', follow);
    return () => removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    // Focusing lays the page out: what was touched is shown first.
    return afterPaint(() => {
      if (document.activeElement !== document.body) return;
      const begins = !hasBegun.current;
      hasBegun.current = true;
      if (begins) bar.current?.focus({ preventScroll: true });
      else if (isInside.current)
        bar.current?.querySelector<HTMLElement>('.wt-prompt-sentence')?.focus({ preventScroll: true });
    });
  }, [question]);
  return bar;
}
