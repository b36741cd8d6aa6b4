import type { Value } from '@warptable/kernel';
import { NoUndoTab, useFact } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import type { ReactNode } from 'react';
import type { WarpView } from '../../rules/view.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { targetOf } from '../targets.ts';
import { t } from '../texts/say.ts';
import './cards.css';

export type Part = PartProps<WarpView>;

interface CardProps {
  readonly part: Part;
  /** What the card is as an answer; none if it only lies there. */
  readonly value?: Value | undefined;
  /** What it is as a thing to read about. */
  readonly thing?: string | undefined;
  /** Its type, for the colour. */
  readonly type: string;
  readonly kind: 'archive' | 'text' | 'back' | 'chip';
  /** The card that a path has taken already: it is lifted, and its uses can be touched. */
  readonly isTaken?: boolean;
  /** What lies over the face and can be touched by itself. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** A card: touching it plays it, says why not, or shows it large. A card that can be played has a button of its own to read it. */
export function Card({ part, value, thing, type, kind, isTaken = false, over, children }: CardProps) {
  const target = value === undefined ? 'idle' : targetOf(part.asked, value);
  const isTarget = target !== 'idle' && value !== undefined;
  const isPicked = value !== undefined && part.picked.includes(value);
  const isConsidered = useFact(part.attention, ({ considered }) => isTarget && considered === value);
  const isFlashing = useFact(part.attention, ({ flash }) => thing !== undefined && flash.includes(thing));
  const isFinal = value !== undefined && part.isFinal(value);
  const onClick = () => {
    if (target === 'legal' && value !== undefined) part.choose(value);
    else if (target === 'refused' && value !== undefined) part.explain(value);
    else if (thing !== undefined) part.inspect(thing);
  };
  const point = (to: Value | null) => target === 'legal' && part.consider?.(to);
  return (
    <div
      className="tw-card tw-kind"
      data-type={type}
      data-kind={kind}
      data-target={target}
      data-taken={isTaken || undefined}
      data-picked={isPicked || undefined}
      data-considered={isConsidered || undefined}
      data-flash={isFlashing || undefined}
    >
      <button
        type="button"
        className="tw-card-body"
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
        <span className="tw-card-tick" aria-hidden>
          <ThingIcon thing="tick" size={16} />
        </span>
      )}
      {over}
      {isTarget && thing !== undefined && (
        <button
          type="button"
          className="tw-card-info"
          aria-label={t('cards.read')}
          onClick={() => part.inspect(thing)}
        >
          <ThingIcon thing="info" size={16} />
          <span>{t('cards.readShort')}</span>
        </button>
      )}
    </div>
  );
}
