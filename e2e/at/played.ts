import type { Page } from '@playwright/test';
import { randomAnswer } from '@warptable/bots';
import { findGame } from '@warptable/games';
import { Random } from '@warptable/kernel';
import type { AnswerValue, Pending } from '@warptable/kernel';
import { Table } from '@warptable/table';
import type { RecordedAction, TableAction, SavedTable, TableSetup } from '@warptable/table';

/** The table of one person, or of several around one screen, and bots that a test begins at. */
export interface Plan {
  /** Warpgate, if left out. */
  readonly game?: string;
  readonly seats: number;
  /** Who sits there, in the first seats; one person, if left out. */
  readonly people?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  /** Of the luck, and of the answers: the same seed leads to the same game. */
  readonly seed: string;
}

/** What everybody answers on the way. */
type Policy = (pending: Pending, random: Random) => AnswerValue;

/** A table as the page keeps it in its own store. */
export interface KeptTable {
  readonly table: { readonly id: string; readonly setup: TableSetup };
  readonly deeds: readonly { readonly table: string; readonly n: number; readonly deed: RecordedAction }[];
  readonly save: SavedTable;
}

/** A game that is played here, without a page, up to the moment that a test is about. */
export class PlayedTable {
  readonly table: Table;
  private readonly actions: RecordedAction[] = [];
  private readonly random: Random;
  private readonly policy: Policy;
  private readonly people: readonly string[];

  constructor(plan: Plan, policy: Policy = randomAnswer) {
    const gameModule = findGame(plan.game ?? 'warpgate');
    if (!gameModule) throw new Error('there is no such game');
    this.random = new Random(plan.seed);
    this.policy = policy;
    this.people = plan.people ?? ['You'];
    this.table = new Table(gameModule, setupOf(plan, this.people.length, this.random));
    for (const [seat, name] of this.people.entries())
      this.does({ do: 'sit', seat, who: 'me', name, nonce: '00'.repeat(8) });
  }

  /** Everybody answers until a person is asked something that is wanted; nothing if the game is over first. */
  playUntil(isWanted: (pending: Pending, table: Table) => boolean): Pending | undefined {
    for (let next = this.next(); next; next = this.next()) {
      const { seat, kind } = next.ask;
      const isPerson = seat < this.people.length;
      if (isPerson && isWanted(next, this.table)) return next;
      this.does({ do: 'answer', seat, kind, value: this.policy(next, this.random), bot: !isPerson });
    }
    return undefined;
  }

  kept(): KeptTable {
    const { setup, status } = this.table;
    const id = `${setup.id}${this.actions.length}`;
    const names = setup.seats.map((_, seat) => this.people[seat] ?? null);
    return {
      table: Object.assign({ setup: { ...setup, id }, names, status, updatedAt: 0, lesson: false }, { id }),
      deeds: this.actions.map((deed, n) => ({ table: id, n, deed })),
      save: this.table.save(),
    };
  }

  private next(): Pending | undefined {
    return this.table.match?.pending[0];
  }

  does(tableAction: TableAction): void {
    const action: RecordedAction = { at: this.actions.length, ...tableAction };
    this.table.perform(action);
    this.actions.push(action);
  }
}

/** The first game of many that comes to what is wanted. */
export function playTo(
  seats: number,
  isWanted: (pending: Pending, table: Table) => boolean,
  policy?: Policy,
): KeptTable {
  for (let game = 0; game < 1000; game++) {
    const played = new PlayedTable({ seats, seed: `to ${game}` }, policy);
    if (played.playUntil(isWanted)) return played.kept();
  }
  throw new Error('no game comes to that');
}

/** Puts the table into the page's own store and goes there. */
export async function openKept(page: Page, kept: KeptTable): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/');
  // The first page makes the store when it looks for tables to continue.
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'warptable'),
  );
  await page.evaluate(putIn, kept);
  await page.goto(`/local/${kept.table.id}`);
}

/** Bots that answer at once. */
const NOVICE = { kind: 'bot', level: 'novice' } as const;

function setupOf({ game, seats, options = {} }: Plan, people: number, random: Random): TableSetup {
  const digits = Array.from({ length: 64 }, () => random.below(16).toString(16));
  return {
    id: digits.slice(0, 16).join(''),
    game: game ?? 'warpgate',
    options: game === undefined ? { factions: 'dealt', ...options } : options,
    seats: Array.from({ length: seats }, (_, seat) => (seat < people ? 'open' : NOVICE)),
    clock: { kind: 'none' },
    undo: 'free',
    listed: false,
    oneScreen: people > 1,
    openedBy: 'me',
    openedAt: 0,
    secret: digits.join(''),
  };
}

/** Runs in the page. */
async function putIn({ table, deeds, save }: KeptTable): Promise<void> {
  const { promise: opened, resolve: open } = Promise.withResolvers<IDBDatabase>();
  const request = indexedDB.open('warptable');
  request.addEventListener('success', () => open(request.result));
  const database = await opened;
  const { promise: written, resolve: finish } = Promise.withResolvers<Event>();
  const transaction = database.transaction(['tables', 'saves', 'deeds'], 'readwrite');
  transaction.addEventListener('complete', finish);
  transaction.objectStore('tables').put(table);
  for (const deed of deeds) transaction.objectStore('deeds').put(deed);
  transaction.objectStore('saves').put(save, table.id);
  await written;
  database.close();
}
