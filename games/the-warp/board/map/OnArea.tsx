import { Sign } from '@warptable/ui';
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
export function OnArea({ area, radius, multiplier, ...face }: OnAreaProps) {
  const { gold, energy, kind } = area.printed;
  const side = Math.min(36, radius * 0.68);
  return (
    <g className="tw-on-area" aria-hidden="true">
      {multiplier > 0 && (
        <Sign
          sign={`×${multiplier}`}
          size={17}
          y={kind === 'gate' ? GATE_TIMES_AT : Math.min(TIMES_AT, radius * SLANT - 10)}
          className="tw-times"
        />
      )}
      {gold && (
        <g transform={`translate(${-side} 4) scale(.88)`}>
          <Gold />
        </g>
      )}
      {energy && (
        <g transform={`translate(${side} 4) scale(.88)`}>
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
      <g key={type} transform={`translate(${x} ${-29 - row * 18}) scale(.92)`}>
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
