import type { SeatColour, SeatStyle, SeatShape } from '../game-ui.ts';

/** Every colour has a shape of its own, so that nobody needs to see the colour. */
const SHAPE_OF: Readonly<Record<SeatColour, SeatShape>> = {
  blue: 'circle',
  red: 'square',
  yellow: 'triangle',
  orange: 'triangle',
  white: 'diamond',
  purple: 'hexagon',
  green: 'star',
  none: 'circle',
};

/** The look of a seat by its colour. */
export const seatStyle = (colour: SeatColour, letter: string, name?: string): SeatStyle => ({
  colour,
  letter,
  shape: SHAPE_OF[colour],
  ...(name === undefined ? {} : { name }),
});

/** The shapes of the seats within a radius of 10. */
export const SEAT_SHAPES: Readonly<Record<SeatShape, string>> = {
  circle: 'M10 0A10 10 0 1 1-10 0 10 10 0 0 1 10 0Z',
  square: 'M-8.8-8.8H8.8V8.8H-8.8Z',
  triangle: 'M0-11.5 11.8 8.5H-11.8Z',
  diamond: 'M0-11.8 11.8 0 0 11.8-11.8 0Z',
  hexagon: 'M-5.5-9.5H5.5L11 0 5.5 9.5H-5.5L-11 0Z',
  star: 'M0-12.5 3.6-5.4 11.5-4.6 5.6.9 7.8 9.2 0 5.2-7.8 9.2-5.6.9-11.5-4.6-3.6-5.4Z',
};

/** Where a sign has to sit in a shape to look centred, and how large it may be. */
export const signIn = (shape: SeatShape): { readonly y: number; readonly size: number } => ({
  y: shape === 'triangle' ? 2.8 : shape === 'star' ? 0.4 : 0,
  size: shape === 'triangle' || shape === 'star' ? 10 : shape === 'diamond' ? 11.5 : 12,
});
