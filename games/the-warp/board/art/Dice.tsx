import './pieces.css';

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5.5, -5.5],
    [0, 0],
    [5.5, 5.5],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-5.5, -5.5],
    [5.5, -5.5],
    [0, 0],
    [-5.5, 5.5],
    [5.5, 5.5],
  ],
  6: [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
};

const spot = ([x, y]: readonly [number, number]): string =>
  `M${x - 2.1} ${y}a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0`;

/** A die: light on the attacking side, dark on the defending one. */
export function Die({
  face,
  side,
  size = 30,
}: {
  readonly face: number;
  readonly side: string;
  readonly size?: number;
}) {
  return (
    <svg
      className="tw-icon tw-die"
      data-side={side}
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect className="tw-die-body" x="-10.5" y="-10.5" width="21" height="21" rx="4.5" />
      <path className="tw-die-pips" d={(SPOTS[face] ?? []).map(spot).join('')} />
    </svg>
  );
}
