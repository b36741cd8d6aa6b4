import { memo } from 'react';
import './signs.css';

const idOf = (sign: string): string =>
  `wt-sign-${Array.from(sign, (letter) => letter.codePointAt(0)).join('-')}`;

/** The letters are drawn this high; a sign is scaled from there. */
const DRAWN = 10;

/**
 * The drawings of all signs, for the map they are used on. What is used has no text of its own: a place is called by its label, not by
 * the letters and numbers of the pieces on it.
 */
export const SignDrawings = memo(({ signs }: { signs: readonly string[] }) => (
  <defs aria-hidden="true">
    {signs.map((sign) => (
      <text key={sign} id={idOf(sign)} className="wt-sign">
        {sign}
      </text>
    ))}
  </defs>
));

export interface SignProps {
  /** One of those that are drawn. */
  readonly sign: string;
  readonly size: number;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly className?: string | undefined;
}

/** A letter or a number on the map. */
export const Sign = ({ sign, size, x = 0, y = 0, className }: SignProps) => (
  <use
    href={`#${idOf(sign)}`}
    className={className}
    transform={`translate(${x} ${y}) scale(${size / DRAWN})`}
  />
);
