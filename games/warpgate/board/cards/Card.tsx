import { NoUndoTab, useFact } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import type { Value } from '@warptable/kernel';
import type { ReactNode } from 'react';
import type { WarpgateView } from '../../rules/view.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { targetOf } from '../targets.ts';
import { t } from '../texts/say.ts';
import './cards.css';

export type Part = PartProps<WarpgateView>;

interface CardProps {
  readonly part: Part;
  /** What the card is as an answer; none if it only lies there. */
  readonly value?: Value | undefined;
  /** What it is as a thing to read about. */
  readonly thing?: string | undefined;
  readonly label?: string | undefined;
  readonly kind: 'action' | 'text' | 'back' | 'small';
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A card: touching it plays it, says why not, or shows it large. A card that can be played has a button of its own to read it. */
export function Card({ part, value, thing, label, kind, mark, children }: CardProps) {
  const target = value === undefined ? 'idle' : targetOf(part.asked, value);
  const isTarget = target !== 'idle' && value !== undefined;
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
      className="wg-card"
      data-kind={kind}
      data-target={target}
      data-considered={isConsidered || undefined}
      data-flash={isFlashing || undefined}
    >
      <button
        type="button"
        className="wg-card-body"
        aria-label={kind === 'back' ? label : undefined}
        aria-disabled={target === 'refused' || undefined}
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
      {mark}
      {isTarget && thing !== undefined && (
        <button
          type="button"
          className="wg-card-info"
          aria-label={t('cards.read')}
          onClick={() => part.inspect(thing)}
        >
          <ThingIcon thing="info" size={16} />
        </button>
      )}
    </div>
  );
}
