// What a board works out without a page: no DOM, no React, so that it can be tested in Node.

export { disc, fill, line, oval, sky, twice } from './art/drawing.ts';
export type { Drawing } from './art/drawing.ts';
export type { Fight } from './fights/fight.ts';
export { cornerAwayFrom, quietCorner } from './map/corners.ts';
export type { Corner } from './map/corners.ts';
export { boundsAround, loopsOf, moved, pointKey, pointText, polygonPath, short } from './map/paths.ts';
export { targetOf, targetsAmong } from './map/targets.ts';
export type { PlaceTargets, Target } from './map/targets.ts';
export type { Bounds, Point } from './map/viewport.ts';
export { SEAT_SHAPES, seatStyle, signIn } from './players/seat-styles.ts';
export type { ScoreLine } from './result/score-lines.ts';
export type { Cue, TallySide } from './theatre/cue.ts';
