export const COLOURS = ['blue', 'red', 'yellow', 'white', 'purple', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
