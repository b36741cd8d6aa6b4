export { theWarp } from './rules/game.ts';
export type { WarpView, PlayerView, AreaView } from './rules/view.ts';
export type { WarpEvent } from './rules/events.ts';
export { theWarpWords } from './words/index.ts';
export { theWarpGuide } from './bot/index.ts';
export { theWarpLab } from './lab/index.ts';
