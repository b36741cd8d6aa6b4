import { Building } from '../art/Buildings.tsx';
import { GuardianArt } from '../art/Gate.tsx';
import { Energy, Gold } from '../art/Goods.tsx';
import { Troops } from '../art/Pieces.tsx';
import { ExiledTokenArt } from '../art/Tokens.tsx';
import type { ChartArea } from '../chart/chart.ts';
import { buildingsIn } from '../faces.ts';
import type { Face } from '../faces.ts';

interface OnAreaProps extends Face {
  readonly area: ChartArea;
  readonly radius: number;
}

/** What is printed on an area and what stands on it: multiplier and icons at the sides, buildings behind, Troops in front. */
export function OnArea({ area, radius, multiplier, ...face }: OnAreaProps) {
  const { gold, energy, kind } = area.printed;
  const side = radius * 0.62;
  return (
    <g className="tw-on-area" aria-hidden="true">
      {multiplier > 0 && (
        <text className="tw-times" x={-side} y={kind === 'gate' ? -18 : 3}>
          ×{multiplier}
        </text>
      )}
      {gold && (
        <g transform={`translate(${side} ${energy ? -7 : 2}) scale(.82)`}>
          <Gold />
        </g>
      )}
      {energy && (
        <g transform={`translate(${side} ${gold ? 11 : 2}) scale(.82)`}>
          <Energy />
        </g>
      )}
      <Buildings text={face.buildings} />
      <Holder {...face} />
    </g>
  );
}

const APART = 22;
const ROW = 4;

/** Up to four beside each other; more in a second row. */
function Buildings({ text }: { readonly text: string }) {
  const standing = buildingsIn(text);
  return standing.map(({ type, seat, count }, i) => {
    const row = Math.floor(i / ROW);
    const inRow = Math.min(ROW, standing.length - row * ROW);
    const x = ((i % ROW) - (inRow - 1) / 2) * APART;
    return (
      <g key={type} transform={`translate(${x} ${-25 - row * 18}) scale(.92)`}>
        <Building type={type} seat={seat} />
        {count > 1 && (
          <g className="tw-count" transform="translate(9 -9)">
            <circle r="7.5" />
            <text>{count}</text>
          </g>
        )}
      </g>
    );
  });
}

/** Whoever holds the area: Troops, a token, the Guardian. */
function Holder({ owner, troops, token, strength, modifier, guardian }: Omit<Face, 'multiplier' | 'buildings'>) {
  if (owner !== null)
    return (
      <g transform="translate(0 14)">
        <Troops seat={owner} troops={troops} />
      </g>
    );
  if (token !== null)
    return (
      <g transform="translate(0 6)">
        <ExiledTokenArt token={token === 'facedown' ? token : { colour: token, strength, modifier }} />
      </g>
    );
  if (guardian === 0) return null;
  return (
    <>
      <g transform="translate(0 -6) scale(1.25)">
        <GuardianArt />
      </g>
      <g className="tw-guardian-dice" transform="translate(0 27)">
        {Array.from({ length: guardian }, (_, i) => (
          <rect
            key={i}
            x={(i - (guardian - 1) / 2) * 11 - 4.5}
            y="-4.5"
            width="9"
            height="9"
            rx="2"
          />
        ))}
      </g>
    </>
  );
}
