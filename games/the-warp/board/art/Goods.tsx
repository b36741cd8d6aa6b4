import { memo } from 'react';
import type { Cost } from '../../content/index.ts';
import { goodsText } from '../../words/names.ts';
import './pieces.css';

/** A nugget with six edges. */
export function Gold() {
  return (
    <g className="tw-good">
      <path className="tw-gold-coin" d="M-4.8-9H4.8L9.6 0 4.8 9H-4.8L-9.6 0Z" />
      <path
        className="tw-gold-face"
        d="M-4.8-9-2-3.5H2L4.8-9M9.6 0 4.5.8 2-3.5M4.5.8 2 9M-2-3.5-5.5 1-9.6 0M-5.5 1-1 9"
      />
    </g>
  );
}

/** A bolt in a round cell. */
export function Energy() {
  return (
    <g className="tw-good">
      <circle className="tw-energy-cell" r="9.4" />
      <path className="tw-energy-bolt" d="M2-7.5-5 1.2H-.4L-2.2 7.6 5-1.4H.4Z" />
    </g>
  );
}

export type Good = 'gold' | 'energy';

export const GoodIcon = memo(function GoodIcon({
  good,
  size = 18,
}: {
  readonly good: Good;
  readonly size?: number;
}) {
  return (
    <svg className="tw-icon" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      {good === 'gold' ? <Gold /> : <Energy />}
    </svg>
  );
});

/** A price in pictures; read aloud in words. */
export const Price = memo(function Price({
  cost,
  size = 15,
}: {
  readonly cost: Cost;
  readonly size?: number;
}) {
  const { gold, energy } = cost;
  return (
    <span className="tw-price">
      <span className="wt-hidden">{goodsText(cost)}</span>
      {(gold > 0 || energy === 0) && (
        <span aria-hidden="true">
          {gold}
          <GoodIcon good="gold" size={size} />
        </span>
      )}
      {energy > 0 && (
        <span aria-hidden="true">
          {energy}
          <GoodIcon good="energy" size={size} />
        </span>
      )}
    </span>
  );
});
