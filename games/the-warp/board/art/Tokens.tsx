import { Sign } from '@warptable/ui';
import type { ExiledColour } from '../../content/index.ts';
import './pieces.css';

/** The two colours have edges of their own: yellow is a sun with rays, green a leaf with two points. */
const PLATES: Readonly<Record<ExiledColour | 'facedown', string>> = {
  yellow:
    'M0-17 3.6-12.4 8.5-14.7 9.5-9.5 14.7-8.5 12.4-3.6 17 0 12.4 3.6 14.7 8.5 9.5 9.5 8.5 14.7 3.6 12.4 0 17-3.6 12.4-8.5 14.7-9.5 9.5-14.7 8.5-12.4 3.6-17 0-12.4-3.6-14.7-8.5-9.5-9.5-8.5-14.7-3.6-12.4Z',
  green: 'M0-18C9-14.5 14.5-8 14.5 0S9 14.5 0 18C-9 14.5-14.5 8-14.5 0S-9-14.5 0-18Z',
  facedown: 'M-7.6-14.5H7.6L14.5-7.6V7.6L7.6 14.5H-7.6L-14.5 7.6V-7.6Z',
};

/** A pip for each point of strength: blades side by side, two rows from four on. */
function pips(strength: number): string {
  const rows = strength <= 3 ? [strength] : [Math.ceil(strength / 2), Math.floor(strength / 2)];
  return rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, i) => {
        const x = (i - (count - 1) / 2) * 7;
        const y = rows.length === 1 ? 0 : row === 0 ? -5.5 : 5.5;
        const tall = rows.length === 1 ? 7.5 : 4.6;
        return `M${x} ${y - tall}L${x + 2.7} ${y + tall * 0.35} ${x} ${y + tall} ${x - 2.7} ${y + tall * 0.35}Z`;
      }),
    )
    .join('');
}

interface TokenProps {
  readonly token:
    | 'facedown'
    | { readonly colour: ExiledColour; readonly strength: number; readonly modifier: number };
}

/** An Exiled Token. Facedown it shows nothing but a mask. */
export function ExiledTokenArt({ token }: TokenProps) {
  const face = token === 'facedown' ? 'facedown' : token.colour;
  return (
    <g className="tw-token" data-face={face}>
      <ellipse className="tw-shadow" cx="2" cy="13" rx="16" ry="6" />
      <path className="tw-token-side" d={PLATES[face]} transform="translate(0 3)" />
      <path className="tw-token-plate" d={PLATES[face]} />
      {token === 'facedown' ? (
        <path
          className="tw-token-mask"
          d="M-7.5-5.5C-3-8 3-8 7.5-5.5 7.5 2 5 7.5 0 9.5-5 7.5-7.5 2-7.5-5.5ZM-4.2-1.5-1.5-.5M4.2-1.5 1.5-.5"
        />
      ) : (
        <>
          <path className="tw-token-rim" d={PLATES[face]} transform="scale(.82)" />
          <path className="tw-token-pips" d={pips(token.strength)} />
          {token.modifier !== 0 && (
            <g className="tw-modifier" transform="translate(14 -12)">
              <rect x="-9" y="-7" width="18" height="14" rx="4" />
              <Sign sign={token.modifier > 0 ? `+${token.modifier}` : `−${-token.modifier}`} size={11} />
            </g>
          )}
        </>
      )}
    </g>
  );
}

export function TokenIcon({ token, size = 24 }: TokenProps & { readonly size?: number }) {
  return (
    <svg className="tw-icon" viewBox="-19 -19 38 38" width={size} height={size} aria-hidden="true">
      <ExiledTokenArt token={token} />
    </svg>
  );
}
