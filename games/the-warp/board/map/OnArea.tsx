import { Sign } from '@warptable/ui';
import { memo } from 'react';
import { Building } from '../art/Buildings.tsx';
import { GuardianArt } from '../art/Gate.tsx';
import { Energy, Gold } from '../art/Goods.tsx';
import { Troops } from '../art/Pieces.tsx';
import { ExiledTokenArt } from '../art/Tokens.tsx';
import type { ChartArea } from '../chart/chart.ts';
import { SLANT } from '../chart/lattice.ts';
import { buildingsIn } from '../faces.ts';
import type { Face } from '../faces.ts';

interface OnAreaProps extends Face {
  readonly area: ChartArea;
  readonly radius: number;
}

/** In front of the middle, where no hill before it covers it. */
const TIMES_AT = 29;
const GATE_TIMES_AT = 38;

/** What is printed on an area and what stands on it: icons at the sides, buildings behind, Troops in the middle, the multiplier in front. */
export const OnArea = memo(function OnArea({ area, radius, multiplier, ...face }: OnAreaProps) {
  const { gold, energy, kind } = area.printed;
  const side = Math.min(36, radius * 0.68);
  return (
    <g className="tw-on-area" aria-hidden="true">
      {multiplier > 0 && (
        <g
          transform={`translate(0 ${kind === 'gate' ? GATE_TIMES_AT : Math.min(TIMES_AT, radius * SLANT - 10)})`}
        >
          <g className="tw-print">
            <Sign sign={`×${multiplier}`} size={17} className="tw-times" />
          </g>
        </g>
      )}
      {gold && (
        <g transform={`translate(${-side} 4) scale(.88)`}>
          <g className="tw-print">
            <Gold />
          </g>
        </g>
      )}
      {energy && (
        <g transform={`translate(${side} 4) scale(.88)`}>
          <g className="tw-print">
            <Energy />
          </g>
        </g>
      )}
      <g transform={`scale(${Math.max(MIN, radius / PLAIN)})`}>
        <Buildings text={face.buildings} />
      </g>
      <Holder {...face} />
    </g>
  );
});

/** Of an area without a hill. On high ones there is less room, but buildings must be told apart. */
const PLAIN = 57.5;
const MIN = 0.85;
const ROW = 4;
/** How buildings stand within the hex: how far apart, how far behind, how large, and how much those at the sides are in front. */
const FEW = { apart: 20, rows: [-29], scale: 0.8, bow: 2.6 };
const MANY = { apart: 16, rows: [-34, -20], scale: 0.6, bow: 1.5 };

/** Up to four beside each other, in a bow along the edge; more are smaller, in two rows. */
function Buildings({ text }: { readonly text: string }) {
  const standing = buildingsIn(text);
  const { apart, rows, scale, bow } = standing.length > ROW ? MANY : FEW;
  return standing.map(({ type, seat, count }, i) => {
    const row = Math.floor(i / ROW);
    const inRow = Math.min(ROW, standing.length - row * ROW);
    const place = (i % ROW) - (inRow - 1) / 2;
    const y = (rows[row] ?? 0) + place * place * bow;
    return (
      <g key={type} transform={`translate(${place * apart} ${y}) scale(${scale})`}>
        <Building type={type} seat={seat} />
        {count > 1 && (
          <g className="tw-count" transform="translate(9 -9)">
            <circle r="7.5" />
            <Sign sign={String(count)} size={11} />
          </g>
        )}
      </g>
    );
  });
}

/** Whoever holds the area: Troops, a token, the Guardian. */
function Holder({
  owner,
  troops,
  token,
  strength,
  modifier,
  guardian,
}: Omit<Face, 'multiplier' | 'buildings'>) {
  if (owner !== null)
    return (
      <g transform="translate(0 4)">
        <Troops seat={owner} troops={troops} />
      </g>
    );
  if (token !== null)
    return (
      <g transform="translate(0 -3)">
        <ExiledTokenArt token={token === 'facedown' ? token : { colour: token, strength, modifier }} />
      </g>
    );
  if (guardian === 0) return null;
  return (
    <>
      <g transform="translate(0 -12) scale(1.2)">
        <GuardianArt />
      </g>
      <g className="tw-guardian-dice" transform="translate(0 19)">
        {Array.from({ length: guardian }, (_, i) => (
          <rect key={i} x={(i - (guardian - 1) / 2) * 11 - 4.5} y="-4.5" width="9" height="9" rx="2" />
        ))}
      </g>
    </>
  );
}
