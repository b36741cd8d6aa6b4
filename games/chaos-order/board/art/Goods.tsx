import { memo } from 'react';
import type { Gain } from '../../content/index.ts';
import { gainText } from '../../words/gains.ts';
import './goods.css';

export const GOODS = ['energy', 'gems', 'cards', 'research', 'fame', 'recruits'] as const;
export type Good = (typeof GOODS)[number];

const DRAWN: Readonly<Record<Good, string>> = {
  energy: 'M2-9-6 1.5H-.6L-3 9 6-2H.6Z',
  gems: 'M-5-7H5L9-1.5 0 9-9-1.5Z',
  cards: 'M-6-8.5H4.5V6H-6ZM6.5-6V8.5H-4',
  research: 'M0-9 2.6-2.6 9 0 2.6 2.6 0 9-2.6 2.6-9 0-2.6-2.6Z',
  fame: 'M-6-8H6V-2C6 2 3 4.5 0 4.5S-6 2-6-2ZM-6-6H-9C-9-2-8 0-5 .5M6-6H9C9-2 8 0 5 .5M0 4.5V7M-4.5 8.5H4.5',
  recruits: 'M0-9A4 4 0 1 1 0-1A4 4 0 1 1 0-9M-7.5 9C-7.5 3-4 .5 0 .5S7.5 3 7.5 9Z',
};

/** Within a radius of 10, for use inside an SVG. */
export const GoodArt = ({ good }: { readonly good: Good }) => (
  <path className="co-good" data-good={good} d={DRAWN[good]} />
);

export const GoodIcon = memo(function GoodIcon({
  good,
  size = 18,
}: {
  readonly good: Good;
  readonly size?: number;
}) {
  return (
    <svg className="co-icon" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <GoodArt good={good} />
    </svg>
  );
});

/** What is gained or paid, in pictures; read aloud in words. */
export const Goods = memo(function Goods({
  gain,
  size = 16,
}: {
  readonly gain: Gain;
  readonly size?: number;
}) {
  return (
    <span className="co-goods" title={gainText(gain)}>
      <span className="wt-hidden">{gainText(gain)}</span>
      {GOODS.map((good) => {
        const count = gain[good] ?? 0;
        return (
          count > 0 && (
            <span key={good} aria-hidden="true">
              {count}
              <GoodIcon good={good} size={size} />
            </span>
          )
        );
      })}
    </span>
  );
});

/** The good that a production yields most of all, and how much of it, for the map. */
export function mainGood(gain: Gain): { readonly good: Good; readonly count: number } | undefined {
  const good = GOODS.findLast((one) => (gain[one] ?? 0) > 0);
  return good && { good, count: gain[good] ?? 0 };
}
