import './pieces.css';

/** Drawn once and used many times. What is used has no text of its own: an area is called by its label, not by the signs on it. */
const SIGNS: readonly string[] = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((n) => [
  `${n}`,
  `×${n}`,
  `+${n}`,
  `−${n}`,
]);

const idOf = (sign: string): string =>
  `tw-sign-${sign.replace('×', 'x').replace('+', 'p').replace('−', 'm')}`;

/** The letters are this high; a sign is scaled from there. */
const DRAWN = 10;

/** The drawings of all signs, for the map they are used on. */
export const SignDrawings = () => (
  <defs>
    {SIGNS.map((sign) => (
      <text key={sign} id={idOf(sign)} className="tw-sign">
        {sign}
      </text>
    ))}
  </defs>
);

interface SignProps {
  readonly sign: string;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}

/** A number on the map. */
export const Sign = ({ sign, size, x = 0, y = 0, className }: SignProps) => (
  <use
    href={`#${idOf(sign)}`}
    className={className}
    transform={`translate(${x} ${y}) scale(${size / DRAWN})`}
  />
);
