export { warpgate } from './rules/game.ts';
export type { WarpgateView, PlayerView, PlaceView } from './rules/view.ts';
export type { WarpgateEvent } from './rules/events.ts';
export { warpgateWords } from './words/index.ts';
export { warpgateGuide } from './bot/index.ts';
export { warpgateLab } from './lab/index.ts';
