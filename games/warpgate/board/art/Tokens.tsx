import { Sign } from '@warptable/ui';
import { memo } from 'react';
import type { World } from '../../content/index.ts';
import { WorldArt } from './Worlds.tsx';
import './tokens.css';

/** Two arrows on a coin: the trade icon of a planet. */
export function TradeMark() {
  return (
    <g className="wg-trade">
      <path className="wg-trade-coin" d="M0-13 11.3-6.5V6.5L0 13-11.3 6.5V-6.5Z" />
      <path className="wg-trade-arrows" d="M-6-3H5M2-6.5 5.5-3 2 .5M6 3.5H-5M-2 0-5.5 3.5-2 7" />
    </g>
  );
}

/** A Trade Good: full while it is unspent, hollow and barred once it is spent. */
export const TradeGood = memo(function TradeGood({
  spent,
  size = 22,
}: {
  readonly spent: boolean;
  readonly size?: number;
}) {
  return (
    <svg className="wg-icon" viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
      <g className="wg-trade" data-spent={spent}>
        <path className="wg-trade-coin" d="M0-13 11.3-6.5V6.5L0 13-11.3 6.5V-6.5Z" />
        {spent ? (
          <path className="wg-trade-arrows" d="M-6 6 6-6" />
        ) : (
          <path className="wg-trade-arrows" d="M-6-3H5M2-6.5 5.5-3 2 .5M6 3.5H-5M-2 0-5.5 3.5-2 7" />
        )}
      </g>
    </svg>
  );
});

/** An Exploration token with its back up: the type shows, what it is does not. */
export function FaceDown({ world }: { readonly world: World }) {
  return (
    <g className="wg-token">
      <path className="wg-token-back" d="M-15-12 0-17 15-12V12L0 17-15 12Z" />
      <g transform="translate(-5.5 0) scale(.22)">
        <WorldArt world={world} />
      </g>
      <Sign sign="?" size={16} x={7.5} y={0.5} />
    </g>
  );
}

/** Two blades and a burst: here is a battle. */
export function BattleMark() {
  return (
    <g className="wg-battle">
      <path
        className="wg-battle-burst"
        d="M0-30 7-17 20-24 17-10 31-8 20 1 30 12 15 12 16 27 4 17-6 29-9 15-24 20-18 7-32 3-19-5-27-17-12-15-11-28-2-17Z"
      />
      <path className="wg-battle-blades" d="M-13-13 11 11M13-13-11 11M-15 7-7 15M15 7 7 15" />
    </g>
  );
}
