import {
  CardFrame,
  CardRow,
  DRAWINGS,
  HandFrame,
  LineIcon,
  NoHand,
  Resource,
  Resources,
} from '@warptable/ui';
import { numberOf, worthOf } from '../content/index.ts';
import type { Oyster } from '../content/index.ts';
import { oysterName } from '../words/names.ts';
import { isOnBoard } from './targets.ts';
import type { Part } from './targets.ts';
import { t } from './texts/say.ts';

/** What I have, my oysters, and which of them I have marked. */
export function Hand(part: Part) {
  const { own, divers } = part.view;
  const diver = part.viewer === 'spectator' ? undefined : divers[part.viewer];
  if (!own || !diver) return <NoHand>{t('hand.watching')}</NoHand>;
  return (
    <HandFrame
      className="pw-hand"
      about={part.asked?.kind}
      resources={
        <Resources>
          <Resource name={t('players.pearls')} count={diver.pearls} word={t('players.pearls')}>
            <LineIcon d={DRAWINGS.circle} />
          </Resource>
        </Resources>
      }
    >
      {own.hand.length === 0 && <NoHand>{t('hand.empty')}</NoHand>}
      <CardRow>
        {own.hand.map((oyster) => (
          <OysterCard key={oyster} part={part} oyster={oyster} isMarked={oyster === own.mark} />
        ))}
      </CardRow>
    </HandFrame>
  );
}

interface OysterProps {
  readonly part: Part;
  readonly oyster: Oyster;
  readonly isMarked: boolean;
}

function OysterCard({ part, oyster, isMarked }: OysterProps) {
  const { asked } = part;
  return (
    <CardFrame
      part={part}
      kind="back"
      className="pw-oyster"
      value={asked && isOnBoard(asked, oyster) ? oyster : undefined}
      thing={oyster}
      mark={<Mark part={part} oyster={oyster} isMarked={isMarked} />}
    >
      <span className="wt-back">
        <span>
          <strong>{numberOf(oyster)}</strong>
          <small>{t('hand.worth', { worth: worthOf(oyster) })}</small>
        </span>
      </span>
    </CardFrame>
  );
}

/** Beside the question: an oyster can be marked for oneself at any time. */
function Mark({ part: { sideAction }, oyster, isMarked }: OysterProps) {
  if (isMarked) return <span className="pw-mark">{t('hand.marked')}</span>;
  return (
    sideAction && (
      <button
        type="button"
        className="pw-mark"
        aria-label={t('hand.markNamed', { oyster: oysterName(oyster) })}
        onClick={() => sideAction('mark', oyster)}
      >
        {t('hand.mark')}
      </button>
    )
  );
}
