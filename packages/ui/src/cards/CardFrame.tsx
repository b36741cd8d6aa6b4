import type { Value } from '@warptable/kernel';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { DRAWINGS, LineIcon } from '../art/LineIcon.tsx';
import type { PartProps } from '../game-ui.ts';
import { targetOf } from '../map/targets.ts';
import { NoUndoTab } from '../prompt/NoUndo.tsx';
import { useFact } from '../store.ts';
import { t } from '../texts/say.ts';
import './card.css';

export interface CardFrameProps {
  readonly part: Omit<PartProps<unknown>, 'view'>;
  /** What the card is as an answer; none if it only lies there. */
  readonly value?: Value | undefined;
  /** What it is as a thing to read about. */
  readonly thing?: string | undefined;
  /** How it is laid out. */
  readonly kind: string;
  /** What sort of card it is, for its colour. */
  readonly type?: string | undefined;
  readonly className: string;
  /** The card that a path has taken already: it is lifted, and its uses can be touched. */
  readonly isTaken?: boolean;
  /** What lies beside the face and can be touched by itself. */
  readonly mark?: ReactNode;
  /** The face. */
  readonly children: ReactNode;
}

/** A card: touching it plays it, says why not, or shows it large. A card that can be played has a button of its own to read it. */
export function CardFrame(props: CardFrameProps) {
  const { part, value, thing, kind, type, className, isTaken = false, mark, children } = props;
  const target = value === undefined ? 'idle' : targetOf(part.asked, value);
  const id = useId();
  const isTarget = target !== 'idle' && value !== undefined;
  const isPicked = value !== undefined && part.picked.includes(value);
  const isFinal = value !== undefined && part.isFinal(value);
  const isConsidered = useFact(part.attention, ({ considered }) => isTarget && considered === value);
  const isFlashing = useFact(part.attention, ({ flash }) => thing !== undefined && flash.includes(thing));
  const onClick = () => {
    if (target === 'legal' && value !== undefined) part.choose(value);
    else if (target === 'refused' && value !== undefined) part.explain(value);
    else if (thing !== undefined) part.inspect(thing);
  };
  const point = (to: Value | null) => target === 'legal' && part.consider?.(to);
  return (
    <div
      className={`wt-card ${className}`}
      data-kind={kind}
      data-type={type}
      data-target={target}
      data-taken={isTaken || undefined}
      data-picked={isPicked || undefined}
      data-considered={isConsidered || undefined}
      data-flash={isFlashing || undefined}
    >
      <button
        type="button"
        className="wt-card-body"
        id={`${id}card`}
        aria-disabled={target === 'refused' || undefined}
        aria-pressed={part.asked?.form === 'some' && target === 'legal' ? isPicked : undefined}
        data-option={target === 'legal' ? value : undefined}
        data-refused={target === 'refused' ? value : undefined}
        onClick={onClick}
        onPointerEnter={() => point(value ?? null)}
        onPointerLeave={() => point(null)}
        onFocus={() => point(value ?? null)}
        onBlur={() => point(null)}
      >
        {children}
        {isFinal && <span className="wt-hidden">{t('cards.noUndo')}</span>}
      </button>
      {isFinal && <NoUndoTab />}
      {isPicked && (
        <span className="wt-card-tick" aria-hidden="true">
          <LineIcon d={DRAWINGS.tick} size={16} />
        </span>
      )}
      {mark}
      {isTarget && thing !== undefined && (
        <button
          type="button"
          className="wt-card-info"
          id={`${id}read`}
          aria-label={t('cards.read')}
          aria-labelledby={`${id}read ${id}card`}
          onClick={() => part.inspect(thing)}
        >
          <LineIcon d={DRAWINGS.info} size={16} />
          <span>{t('cards.readShort')}</span>
        </button>
      )}
    </div>
  );
}
