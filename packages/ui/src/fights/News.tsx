import { Swords, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useDesk, useOnDesk } from '../desk.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { questionKey, useScene } from '../scene.ts';
import { useLayout } from '../shell/layout.ts';
import { t } from '../texts/say.ts';
import { digestOf } from './digest.ts';
import type { Digest } from './digest.ts';
import { useDock } from './dock.ts';
import type { Fight } from './fight.ts';
import './fights.css';
import { hearerOf, isFighting, isOwn, newSince, outcomeOf } from './outcome.ts';

interface NewsProps {
  /** Opens the log; absent where it is in sight anyway, so that nothing of it is told here. */
  readonly openLog?: (() => void) | undefined;
}

/** Over the map: how the last fight ended, and where the log is out of sight, what others have done since the last answer. */
export function News({ openLog }: NewsProps) {
  const scene = useScene();
  const known = {
    arrivedAt: useOnDesk('arrivedAt'),
    cameAt: useOnDesk('cameAt'),
    fightPutAway: useOnDesk('fightPutAway'),
  };
  const newsRead = useOnDesk('newsRead');
  const found = outcomeOf(scene, known);
  // There the one line about others is the digest.
  const isShort = openLog !== undefined && scene.seen.eye !== 'spectator';
  const fight = found && isShort && !isOwn(found, scene) ? null : found;
  const isTime = openLog !== undefined && scene.standing === 'mine' && !isFighting(scene);
  const elsewhere = new Set(fight && [...fight.told, ...fight.after]);
  const digest = isTime ? digestOf(scene, Math.max(newSince(scene, known), newsRead), elsewhere) : null;
  if (!fight && !digest) return null;
  return <Panel key={fight?.endedAt} fight={fight} digest={digest} openLog={openLog} />;
}

interface PanelProps extends NewsProps {
  readonly fight: Fight | null;
  readonly digest: Digest | null;
}

function Panel({ fight, digest, openLog }: PanelProps) {
  const scene = useScene();
  const desk = useDesk();
  const layout = useLayout();
  const panel = useRef<HTMLElement>(null);
  const [wish, setWish] = useState<boolean | null>(null);
  const isWhole = fight !== null && (wish ?? (layout === 'desktop' && isOwn(fight, scene)));
  useDock(panel, layout, fight?.place ?? '', [questionKey(scene), isWhole, digest === null, scene.seen.view]);
  const putAway = () => {
    const isInside = panel.current?.contains(document.activeElement) === true;
    desk.putNewsAway(fight, digest);
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
            desk.putNewsAway(null, digest);
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
  const scene = useScene();
  const { fights, words } = scene.look;
  if (!fights) return null;
  const hearer = hearerOf(scene);
  const { view, eye, personAt } = hearer;
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
            <p key={i}>{words.event(view, event, eye, personAt)}</p>
          ))}
          <p>
            <RuleText text={fights.rule} />
          </p>
        </div>
      )}
    </>
  );
}
