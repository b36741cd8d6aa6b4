import type { GameUi } from '@warptable/ui';
import type { WarpgateEvent } from '../rules/events.ts';
import type { WarpgateView } from '../rules/view.ts';
import { warpgateWords } from '../words/index.ts';
import { brief } from './brief.ts';
import { cueOf } from './cues.ts';
import { flashOf, headingOf, seatOf, affectedSeat } from './events.ts';
import { fights } from './fights/index.ts';
import { Hand } from './hand/Hand.tsx';
import { Inspect } from './inspect/Inspect.tsx';
import { Board } from './map/Board.tsx';
import { Market } from './market/Market.tsx';
import { Player } from './players/Player.tsx';
import { pointsOf } from './players/points.ts';
import { Status } from './players/Status.tsx';
import { Strip } from './players/Strip.tsx';
import { Result } from './result/Result.tsx';
import { seatStyleOf } from './seats.ts';
import { isOnBoard } from './targets.ts';
import './warpgate.css';

/** WG 3.1: of each player in a round; after them comes what all do together. */
const TURNS = 4;

/** How Warpgate looks in the page. */
export const warpgateUi: GameUi<WarpgateView, WarpgateEvent> = {
  words: warpgateWords,
  seat: seatStyleOf,
  seats: ({ order, players }) => (order.length > 0 ? order : players.map((_, seat) => seat)),
  turnOf: ({ active, round, turn }) => (round > 0 && turn <= TURNS ? active : null),
  Board,
  Hand,
  Status,
  Strip,
  pointsOf,
  Player,
  Market,
  Result,
  Inspect,
  roundOf: ({ round }) => round,
  flashOf,
  cueOf,
  isOnBoard,
  brief,
  heading: headingOf,
  seatOf,
  affectedSeat,
  fights,
  lessons: async () => [(await import('./lesson.ts')).firstLesson],
  reference: async () => (await import('./reference.ts')).reference(),
  rulebooks: async () => [(await import('../rules/rulebook.md?raw')).default],
  primer: async () => (await import('../rules/in-five-minutes.md?raw')).default,
};
