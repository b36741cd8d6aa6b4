import type { KeyboardEvent, ReactNode } from 'react';
import type { Attention } from '../game-ui.ts';
import { useFact } from '../store.ts';
import type { Readable } from '../store.ts';
import './place.css';
import type { Target } from './targets.ts';
import type { Point } from './viewport.ts';

/** What a place tells the map. The functions never change. */
export interface PlaceTouch {
  readonly act: (id: string) => void;
  readonly point: (id: string | null) => void;
  /** Whether an arrow key has led to another place. */
  readonly step: (id: string, key: string) => boolean;
}

/** What a place is to the question, in values that are the same as long as it looks the same. */
export interface TouchablePlace extends PlaceTouch {
  readonly id: string;
  /** The option that it stands for, as text. */
  readonly option: string;
  readonly label: string;
  readonly target: Target;
  readonly isAttack: boolean;
  readonly isFinal: boolean;
  readonly tabbable: boolean;
  readonly attention: Readable<Attention>;
}

interface MapPlaceProps {
  readonly place: TouchablePlace;
  readonly at: Point;
  readonly className: string;
  /** SVG around [0, 0]. */
  readonly children: ReactNode;
}

/** A place of the map: lit, grey with its reason, or there to be looked at. The game draws what is in it. */
export function MapPlace({ place, at, className, children }: MapPlaceProps) {
  const { id, option, label, target, tabbable, attention, act, point, step } = place;
  const isConsidered = useFact(attention, ({ considered }) => considered === id);
  const isFlashing = useFact(attention, ({ flash }) => flash.includes(id));
  const onKeyDown = (event: KeyboardEvent) => {
    const acts = event.key === 'Enter' || event.key === ' ';
    if (acts) act(id);
    if (acts || step(id, event.key)) event.preventDefault();
  };
  return (
    <g
      className={`wt-place ${className}`}
      data-place={id}
      data-target={target}
      data-option={target === 'legal' ? option : undefined}
      data-refused={target === 'refused' ? option : undefined}
      data-considered={isConsidered || undefined}
      data-flash={isFlashing || undefined}
      transform={`translate(${at.x} ${at.y})`}
      role="button"
      aria-label={label}
      aria-disabled={target === 'refused' || undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => act(id)}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(null)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(id)}
      onBlur={() => point(null)}
    >
      {children}
    </g>
  );
}

/** The frames of a place that has the focus, and of one where something has just happened. */
export const PlaceFrames = ({ rim }: { readonly rim: string }) => (
  <>
    <path className="wt-place-flash" d={rim} />
    <path className="wt-place-focus" d={rim} />
  </>
);
