import type { GameLook } from '@warptable/ui';
import type { WarpEvent } from '../rules/events.ts';
import type { WarpView } from '../rules/view.ts';
import { theWarpWords } from '../words/index.ts';
import { Board } from './map/Board.tsx';
import { seatLookOf } from './seats.ts';
import { isOnBoard, isSecondary } from './targets.ts';
import './the-warp.css';

const Nothing = () => null;

/** How The Warp looks in the page. */
export const theWarpLook: GameLook<WarpView, WarpEvent> = {
  words: theWarpWords,
  seat: (_view, seat) => seatLookOf(seat),
  Board,
  Hand: Nothing,
  Status: Nothing,
  Strip: Nothing,
  Player: Nothing,
  Market: Nothing,
  Result: Nothing,
  Inspect: Nothing,
  flashOf: () => [],
  isOnBoard,
  isSecondary,
  lesson: [],
  rulebook: async () => (await import('../rules/rulebook.md?raw')).default,
};
