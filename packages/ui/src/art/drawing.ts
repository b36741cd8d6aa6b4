/** One flat shape of a drawing, such as a face on a sheet of 200 by 200. Light falls from the upper left. */
export interface FlatShape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  /** Drawn once more on the other side of the middle. */
  readonly twice?: boolean;
}

export type Drawing = readonly FlatShape[];

const withOpacity = (opacity: number | undefined) => (opacity === undefined ? {} : { opacity });

export const fill = (colour: string, d: string, opacity?: number): FlatShape => ({
  d,
  fill: colour,
  ...withOpacity(opacity),
});

export const line = (colour: string, width: number, d: string, opacity?: number): FlatShape => ({
  d,
  stroke: colour,
  width,
  ...withOpacity(opacity),
});

export const twice = (shape: FlatShape): FlatShape => ({ ...shape, twice: true });

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** A sky in two tones with a few stars. */
export const sky = (dark: string, light: string): Drawing => [
  fill(dark, 'M0 0H200V200H0Z'),
  fill(light, disc(76, 66, 92), 0.75),
  fill('#fff', [disc(30, 52, 1.6), disc(170, 40, 1.3), disc(158, 84, 1), disc(42, 120, 1.1)].join(''), 0.55),
];
