/** One flat shape of a drawing, on a sheet of 100 by 100. Light falls from the upper left. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  /** Drawn once more on the other side of the middle. */
  readonly twice?: boolean;
}

export type Drawing = readonly Shape[];

const withOpacity = (opacity: number | undefined) => (opacity === undefined ? {} : { opacity });

export const fill = (colour: string, d: string, opacity?: number): Shape => ({
  d,
  fill: colour,
  ...withOpacity(opacity),
});

export const line = (colour: string, width: number, d: string, opacity?: number): Shape => ({
  d,
  stroke: colour,
  width,
  ...withOpacity(opacity),
});

export const twice = (shape: Shape): Shape => ({ ...shape, twice: true });

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** What stands behind a face: one colour, with light from the upper left. */
export const behind = (dark: string, light: string): Drawing => [
  fill(dark, 'M0 0H100V100H0Z'),
  fill(light, disc(36, 34, 46), 0.55),
];

/** Two eyes that look at you. */
export const eyes = (y: number, apart: number, white: string, iris: string, size = 4): Drawing => [
  twice(fill(white, oval(50 - apart, y, size * 1.35, size))),
  twice(fill(iris, disc(50 - apart, y, size * 0.72))),
  twice(fill('#0b0b12', disc(50 - apart, y, size * 0.36))),
  fill('#fff', disc(50 - apart - size * 0.3, y - size * 0.3, size * 0.22)),
  fill('#fff', disc(50 + apart - size * 0.3, y - size * 0.3, size * 0.22)),
];
