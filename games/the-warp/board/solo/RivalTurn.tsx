import { useFact, useLayout, useSettings, useStore, useTableViewModel, useUiState } from '@warptable/ui';
import type { Forced, Happened } from '@warptable/kernel';
import { useEffect, useRef, useState } from 'react';
import type { WarpEvent } from '../../rules/events.ts';
import type { WarpView } from '../../rules/view.ts';
import { eventText } from '../../words/events/index.ts';
import { RivalFace } from '../rivals/RivalFace.tsx';
import { flashOf } from '../events.ts';
import type { Part } from '../cards/Card.tsx';
import { t } from '../texts/say-solo.ts';
import { Reasons } from './Reasons.tsx';
import { SoloDie } from './SoloDie.tsx';
import { firstNews, stepsOf, turnAround } from './steps.ts';
import type { RivalStep } from './steps.ts';
import './turn.css';

type Told = WarpEvent | Forced;

/** Over the map: what the Rival did, step by step (TWS 26.3, TWS 26.6). It asks nothing, and answering puts it away. */
export function RivalTurn({ part }: { readonly part: Part }) {
  const model = useTableViewModel();
  const log = model.log as readonly Happened<Told>[];
  const uiState = useUiState();
  const { steps: setting } = useStore(useSettings());
  const news = setting === 'on' && model.standing !== 'replay' ? firstNews(log, model.lastOwn) : undefined;
  const seen = useRef<Told | undefined>(undefined);
  useEffect(() => {
    if (news === seen.current) return;
    seen.current = news;
    uiState.merge({ retold: news ?? null, reasons: null });
  }, [news, uiState]);
  const retold = useFact(uiState, (state) => state.retold) as Told | null;
  const steps = retold ? stepsOf(turnAround(log, retold)) : [];
  const at = steps.findIndex(({ events }) => retold !== null && events.includes(retold));
  const step = steps[at];
  useShown(step);
  if (!step) return null;
  return <StepPanel part={part} steps={steps} at={at} />;
}

/** What the step is about stands on the map. */
function useShown(step: RivalStep | undefined): void {
  const uiState = useUiState();
  const head = step?.head;
  useEffect(() => {
    if (!step || !head) return;
    uiState.merge({ reasons: head.type === 'RivalPicked' ? head : null });
    uiState.light(step.events.flatMap((event) => (event.type === 'RivalPicked' ? [] : flashOf(event))));
    // Once for each step.
  }, [head, uiState]);
}

interface StepPanelProps {
  readonly part: Part;
  readonly steps: readonly RivalStep[];
  readonly at: number;
}

function StepPanel({ part, steps, at }: StepPanelProps) {
  const { view, viewer, asked } = part;
  // On a phone there is no room for it beside what can be touched on the map.
  const question = `${asked?.kind} ${steps.length}`;
  const [unfolded, setUnfolded] = useState('');
  const hasRoom = useLayout() === 'desktop' || (asked?.form !== 'place' && view.combat === null);
  const isFolded = !hasRoom && unfolded !== question;
  const uiState = useUiState();
  const settings = useSettings();
  const go = (to: number) => uiState.merge({ retold: steps[to]?.head ?? null, reasons: null });
  const close = () => uiState.merge({ retold: null, reasons: null });
  const step = steps[at];
  if (!step || !view.solo) return null;
  const lines = linesOf(view, step);
  const isTurn = steps.some(({ head }) => head.type === 'AutomaDrawn');
  const isLast = at === steps.length - 1;
  const title = t(isTurn ? 'solo.turn.title' : 'solo.turn.follows');
  if (isFolded)
    return (
      <section className="tw-turn" data-folded aria-label={title}>
        <header>
          <RivalFace rival={view.solo.rival} size={30} />
          <strong>{title}</strong>
          <button type="button" className="tw-turn-fold" onClick={() => setUnfolded(question)}>
            {t('solo.turn.show')}
          </button>
        </header>
      </section>
    );
  return (
    <section className="tw-turn" aria-label={title}>
      <header>
        <RivalFace rival={view.solo.rival} size={30} />
        <strong>{title}</strong>
        <small>{t('solo.turn.step', { n: at + 1, all: steps.length })}</small>
      </header>
      <progress max={steps.length} value={at + 1} aria-hidden="true" />
      <div className="tw-turn-step" aria-live="polite">
        {lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
        <Rolls step={step} />
        {step.head.type === 'RivalPicked' && step.head.candidates.length > 1 && (
          <Reasons view={view} viewer={viewer} event={step.head} isStep />
        )}
      </div>
      <footer>
        <button
          type="button"
          className="wt-button"
          data-look="plain"
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          {t('solo.turn.back')}
        </button>
        {!isLast && (
          <button type="button" className="wt-button" data-look="plain" onClick={close}>
            {t('solo.turn.skip')}
          </button>
        )}
        {isLast && (
          <button
            type="button"
            className="wt-button tw-turn-never"
            data-look="plain"
            onClick={() => {
              settings.merge({ steps: 'off' });
              close();
            }}
          >
            {t('solo.turn.never')}
          </button>
        )}
        <button
          type="button"
          className="wt-button"
          data-look="main"
          onClick={() => (isLast ? close() : go(at + 1))}
        >
          {t(isLast ? 'solo.turn.done' : 'solo.turn.next')}
        </button>
      </footer>
    </section>
  );
}

/** All rolls of the Solo Die of a step (TWS 9.7). */
function Rolls({ step: { events } }: { readonly step: RivalStep }) {
  const rolls = events.filter((event) => event.type === 'SoloDieRolled');
  if (rolls.length === 0) return null;
  return (
    <div className="tw-turn-dice">
      {rolls.map(({ face, again }, i) => (
        <SoloDie key={i} face={face} again={again} />
      ))}
    </div>
  );
}

const linesOf = (view: WarpView, { events }: RivalStep): string[] =>
  events.flatMap((event) => eventText(view, event, view.viewer) ?? []);
