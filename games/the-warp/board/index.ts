import type { GameLook } from '@warptable/ui';
import type { WarpEvent } from '../rules/events.ts';
import type { WarpView } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { brief } from './brief.ts';
import { flashOf, headingOf, seatOf, whom } from './events.ts';
import { fights } from './fights/index.ts';
import { isFinal } from './final.ts';
import { handIn } from './handing-in.ts';
import { Hand } from './hand/Hand.tsx';
import { Inspect } from './inspect/Inspect.tsx';
import { lesson, lessonTable } from './lesson.ts';
import { Board } from './map/Board.tsx';
import { Market } from './market/Market.tsx';
import { Player } from './players/Player.tsx';
import { Beforehand } from './players/Presets.tsx';
import { Status } from './players/Status.tsx';
import { Strip } from './players/Strip.tsx';
import { ruleOf } from './promptRules.ts';
import { Result } from './result/Result.tsx';
import { seatLookOf } from './seats.ts';
import { isOnBoard, isSecondary } from './targets.ts';
import './the-warp.css';

/** Amounts that are given away. */
const COSTS: readonly string[] = ['shots', 'tradeAmount', 'tradeBack', 'offerAmount'];

/** How The Warp looks in the page. */
export const theWarpLook: GameLook<WarpView, WarpEvent> = {
  words: speech,
  seat: (_view, seat) => seatLookOf(seat),
  turnOf: ({ active, phase }) => (phase === 'setup' || phase === 'over' ? null : active),
  Board,
  Hand,
  Status,
  Strip,
  Player,
  Market,
  Beforehand,
  Result,
  Inspect,
  flashOf,
  isOnBoard,
  isSecondary,
  ruleOf,
  brief,
  handIn,
  isCost: ({ kind }) => COSTS.includes(kind),
  heading: headingOf,
  seatOf,
  whom,
  fights,
  isFinal,
  endOf: ({ kind }) => (kind === 'replenish' ? 'endTurn' : undefined),
  roundOf: ({ round }) => round,
  lesson,
  lessonTable,
  rulebook: async () => (await import('../rules/rulebook.md?raw')).default,
};
