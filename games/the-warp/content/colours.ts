/** By seat of the board. Green is also a colour of Exiled Tokens. */
export const COLOURS = ['red', 'blue', 'green', 'orange', 'purple', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
