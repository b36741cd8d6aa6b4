import { Children, isValidElement, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../texts/say.ts';
import { CardLens } from './CardLens.tsx';
import './hand.css';
import { Tray } from './Tray.tsx';

interface HandFrameProps {
  readonly className: string;
  /** What I have, in numbers: see `Resources`. Absent before there is anything to have. */
  readonly resources: ReactNode;
  /** The question that the cards are about: with a new one, they are seen from their beginning. */
  readonly about: string | undefined;
  /** Rows of cards. */
  readonly children: ReactNode;
}

/** All that is mine: what I have, and below or beside it my cards and those that are asked about. */
export function HandFrame({ className, resources, about, children }: HandFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className={`wt-hand-frame ${className}`}>
      {resources}
      <Tray about={about}>{children}</Tray>
      <CardLens key={about} frame={frame} />
    </div>
  );
}

/** In place of a hand, for whoever has none. */
export const NoHand = ({ children }: { readonly children: ReactNode }) => (
  <p className="wt-hand-none">{children}</p>
);

interface CardRowProps {
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Cards that belong together. Where there is little room, less is seen of each; the one that is pointed at grows over its neighbours. */
export function CardRow({ label, className = '', children }: CardRowProps) {
  const cards = Children.toArray(children);
  const count: CSSProperties & Record<'--count', number> = { '--count': cards.length };
  return (
    <ul role="list" className={`wt-cards ${className}`} style={count} aria-label={label}>
      {cards.map((card, i) => (
        <li key={isValidElement(card) ? card.key : i}>{card}</li>
      ))}
    </ul>
  );
}

/** What I have: a list of `Resource`, and of whatever else a game keeps there. */
export const Resources = ({ children }: { readonly children: ReactNode }) => (
  <ul role="list" className="wt-resources" aria-label={t('hand.resources')}>
    {children}
  </ul>
);

interface ResourceProps {
  readonly name: string;
  readonly count: number | string;
  /** A short name, shown where there is room. */
  readonly word?: string;
  /** All of it is shown only where there is room. */
  readonly isWide?: boolean;
  /** Its sign. */
  readonly children: ReactNode;
}

export const Resource = ({ name, count, word, isWide = false, children }: ResourceProps) => (
  <li title={t('hand.counted', { number: count, name })} className={isWide ? 'wt-wide' : undefined}>
    {children}
    <b>{count}</b>
    <span className="wt-hidden">{name}</span>
    {word !== undefined && (
      <span className="wt-wide" aria-hidden="true">
        {word}
      </span>
    )}
  </li>
);
