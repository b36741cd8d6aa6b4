import type { Guests } from '../guests.ts';
import type { ServerSettings } from '../settings.ts';
import type { TableStore } from '../store.ts';
import type { TableRegistry } from '../table-registry.ts';
import type { Turns } from '../turns.ts';
import type { Apart } from './apart.ts';
import type { Friends } from './friends.ts';
import type { Moderating } from './moderating.ts';
import type { Orders } from './orders.ts';
import type { Results } from './results.ts';

/** What the requests about people need. */
export interface PeopleParts {
  readonly store: TableStore;
  readonly registry: TableRegistry;
  readonly guests: Guests;
  readonly settings: ServerSettings;
  /** For what plays a game through from its beginning. */
  readonly replays: Turns;
  readonly orders: Orders;
  readonly results: Results;
  readonly friends: Friends;
  readonly apart: Apart;
  readonly moderating: Moderating;
}
