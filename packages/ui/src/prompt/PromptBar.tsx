import { Bot, CircleCheck, History, Hourglass, ListChecks, Pause, Play, Timer, Unplug } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useDesk, useOnDesk } from '../desk.ts';
import { afterPaint } from '../frame.ts';
import { isAskedAside, isFinished, openQuestion, questionKey, useScene } from '../scene.ts';
import type { Standing } from '../scene.ts';
import { useLayout } from '../shell/layout.ts';
import { useStore } from '../store.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { t } from '../texts/say.ts';
import { Answering } from './Answering.tsx';
import { BarButton } from './BarButton.tsx';
import { Confirming } from './Confirming.tsx';
import { Crumbs } from './PathPicker.tsx';
import './prompt.css';
import { RecessButtons } from './RecessButtons.tsx';
import { RewindButton } from './RewindButton.tsx';
import { areThinking, hasResigned, sentenceOf } from './sentences.ts';
import { EndButton, TakeBackButtons, hasTurnButtons } from './TurnButtons.tsx';

const MARKS = {
  mine: { Icon: Play, name: 'bar.mine' },
  waiting: { Icon: Hourglass, name: 'bar.waiting' },
  lost: { Icon: Unplug, name: 'bar.lostName' },
  replay: { Icon: History, name: 'bar.replayName' },
  paused: { Icon: Pause, name: 'bar.pausedName' },
  recess: { Icon: Timer, name: 'bar.recessName' },
  sitIn: { Icon: Bot, name: 'bar.sitInName' },
  over: { Icon: CircleCheck, name: 'bar.overName' },
} as const satisfies Record<Standing, { Icon: ComponentType<{ size?: number }>; name: string }>;

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
  const scene = useScene();
  const desk = useDesk();
  const layout = useLayout();
  const confirming = useOnDesk('confirming');
  const asked = openQuestion(scene);
  // When the next question comes, it is put away only after that is drawn.
  const isWaiting = confirming !== null && asked?.options.includes(confirming) === true;
  const { Icon, name } = MARKS[scene.standing];
  const question = questionKey(scene);
  const isThinking = areThinking(scene);
  return (
    <Bar question={question}>
      <p className="wt-prompt-sentence" tabIndex={-1}>
        <span className="wt-prompt-mark" data-thinking={isThinking}>
          <Icon size={18} />
          <span>{t(isThinking ? 'bar.thinking' : isAskedAside(scene) ? 'bar.asked' : name)}</span>
        </span>
        <span className="wt-prompt-text">
          <RuleText text={sentenceOf(scene)} />
          {asked && <PromptRule rule={scene.look.ruleOf?.(asked)} />}
          {asked && <Crumbs asked={asked} />}
        </span>
      </p>
      <div className="wt-prompt-answer">
        {asked && isWaiting && <Confirming asked={asked} value={confirming} />}
        {asked && <Answering key={question} asked={asked} />}
        {!asked && (
          <div className="wt-choice-row">
            {(scene.standing === 'over' || (scene.standing === 'replay' && isFinished(scene))) && (
              <BarButton name={t('bar.showResult')} act={() => desk.merge({ dialog: 'result' })} />
            )}
            {scene.standing === 'paused' && onGoOn && <BarButton name={t('bar.goOn')} act={onGoOn} />}
            {scene.standing === 'recess' && <RecessButtons />}
            {scene.standing === 'sitIn' && onHandBack && !hasResigned(scene) && (
              <BarButton name={t('players.handBack')} act={onHandBack} />
            )}
            {onBackToNow && <BarButton name={t('bar.backToNow')} act={onBackToNow} />}
            {onRewind && <RewindButton onRewind={onRewind} />}
            {scene.standing === 'waiting' && <BeforehandButton />}
          </div>
        )}
      </div>
      {hasTurnButtons(scene) && (
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
  const { standing, busy } = useScene();
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
  const { look, seen, moves } = useScene();
  const desk = useDesk();
  const active = look.turnOf?.(seen.view) ?? null;
  if (!look.Beforehand || !moves || active === null) return null;
  return (
    <button type="button" className="wt-button" onClick={() => desk.merge({ dialog: 'beforehand' })}>
      <ListChecks aria-hidden size={18} />
      {t('beforehand.open')}
    </button>
  );
}

/** Where to read about what is asked. */
function PromptRule({ rule }: { rule: string | undefined }) {
  const desk = useDesk();
  if (rule === undefined) return null;
  return (
    <button
      type="button"
      className="wt-rule-link wt-prompt-rule"
      aria-label={t('dialog.rule', { rule })}
      onClick={() => desk.merge({ rule })}
    >
      {rule}
    </button>
  );
}

/**
 * Who comes to a table begins at the bar, not at the top of the page. The button that was pressed goes away with its question: the focus
 * moves to the sentence, not to nowhere.
 */
function useKeptFocus(question: string): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  const hasBegun = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      isInside.current = target instanceof Node && bar.current?.contains(target) === true;
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
