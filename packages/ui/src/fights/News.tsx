import { Swords, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useUiState, useUiField } from '../ui-state.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { questionKey, useViewModel } from '../table-view-model.ts';
import { useLayout } from '../shell/layout.ts';
import { t } from '../texts/say.ts';
import { digestOf } from './digest.ts';
import type { Digest } from './digest.ts';
import { useDock } from './dock.ts';
import type { Fight } from './fight.ts';
import './fights.css';
import { Walk } from './Walk.tsx';
import { walkOf } from './walk.ts';
import { hearerOf, isFighting, isOwn, newSince, outcomeOf } from './outcome.ts';

interface NewsProps {
  /** Opens the log; absent where it is in sight anyway, so that nothing of it is told here. */
  readonly openLog?: (() => void) | undefined;
}

/** What is less is told in a line. */
const MIN_WALK = 2;

/** Over the map: how the last fight ended, and where the log is out of sight, what others have done since the last answer. */
export function News({ openLog }: NewsProps) {
  const model = useViewModel();
  const uiState = useUiState();
  const walked = useUiField('walked');
  const { since } = model;
  const known = {
    arrivedAt: useUiField('arrivedAt'),
    cameAt: useUiField('cameAt'),
    fightPutAway: useUiField('fightPutAway'),
  };
  const newsRead = useUiField('newsRead');
  const isActed = useUiField('acting') === 'scene';
  const found = outcomeOf(model, known);
  // There the one line about others is the digest.
  const isShort = openLog !== undefined && model.snapshot.viewer !== 'spectator';
  const fight = found && isShort && !isOwn(found, model) ? null : found;
  const isRetold = model.gameUi.retells?.(model.snapshot.view) === true;
  const isTime = openLog !== undefined && !isRetold && model.standing === 'mine' && !isFighting(model);
  const elsewhere = new Set(fight && [...fight.told, ...fight.after]);
  const digest = isTime ? digestOf(model, Math.max(newSince(model, known), newsRead), elsewhere) : null;
  const steps = since === null || walked === since ? [] : walkOf(model);
  if (steps.length >= MIN_WALK) return <Walk steps={steps} onEnd={() => uiState.merge({ walked: since })} />;
  // How it ends is not told before it is seen.
  if (isActed || (!fight && !digest)) return null;
  return <Panel key={fight?.endedAt} fight={fight} digest={digest} openLog={openLog} />;
}

interface PanelProps extends NewsProps {
  readonly fight: Fight | null;
  readonly digest: Digest | null;
}

function Panel({ fight, digest, openLog }: PanelProps) {
  const model = useViewModel();
  const uiState = useUiState();
  const layout = useLayout();
  const panel = useRef<HTMLElement>(null);
  const [wish, setWish] = useState<boolean | null>(null);
  const isWhole = fight !== null && (wish ?? (layout === 'desktop' && isOwn(fight, model)));
  useDock(panel, layout, fight?.place ?? '', [
    questionKey(model),
    isWhole,
    digest === null,
    model.snapshot.view,
  ]);
  const putAway = () => {
    const isInside = panel.current?.contains(document.activeElement) === true;
    uiState.putNewsAway(fight, digest);
    // Not to nowhere.
    if (isInside) document.querySelector<HTMLElement>('.wt-prompt-sentence')?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (isWhole && target instanceof Element && !target.closest('button')) putAway();
  };
  return (
    <section
      ref={panel}
      className="wt-news"
      aria-label={t('news.name')}
      data-whole={isWhole}
      onClick={onClick}
    >
      {fight && <Outcome fight={fight} isWhole={isWhole} setWhole={setWish} />}
      {digest && openLog && (
        <button
          type="button"
          className="wt-digest"
          onClick={() => {
            uiState.putNewsAway(null, digest);
            openLog();
          }}
        >
          <span className="wt-hidden">{t('news.since')}</span> <span>{digest.text}</span>
          {digest.more > 0 && <b>{t('news.more', { count: digest.more })}</b>}
        </button>
      )}
      <button
        type="button"
        className="wt-button wt-news-close"
        data-look="plain"
        aria-label={t('dialog.close')}
        onClick={putAway}
      >
        <X aria-hidden size={18} />
      </button>
    </section>
  );
}

interface OutcomeProps {
  readonly fight: Fight;
  readonly isWhole: boolean;
  readonly setWhole: (isWhole: boolean) => void;
}

function Outcome({ fight, isWhole, setWhole }: OutcomeProps) {
  const model = useViewModel();
  const { fights, words } = model.gameUi;
  if (!fights) return null;
  const hearer = hearerOf(model);
  const { view, viewer, personAt } = hearer;
  return (
    <>
      <header className="wt-outcome">
        <Swords aria-hidden size={18} />
        <p>{fights.sentence(fight, hearer)}</p>
        <button
          type="button"
          className="wt-outcome-more"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'news.less' : 'news.show')}
        </button>
      </header>
      {isWhole && (
        <div className="wt-account">
          <fights.Account fight={fight} {...hearer} />
          {fight.after.map((event, i) => (
            <p key={i}>{words.event(view, event, viewer, personAt)}</p>
          ))}
          <p>
            <RuleText text={fights.rule} />
          </p>
        </div>
      )}
    </>
  );
}
