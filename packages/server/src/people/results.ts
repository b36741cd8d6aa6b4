import { findGame } from '@warptable/games';
import { Table } from '@warptable/table';
import type { Turns } from '../turns.ts';
import { mustFind } from '../opening.ts';
import type { TableStore } from '../store.ts';
import type { Kept } from './kept.ts';
import { NEWCOMER, rate } from './plackett-luce.ts';
import type { Skill } from './plackett-luce.ts';

/** How one person came out of a game. */
export interface PersonResult {
  readonly person: string;
  readonly seat: number;
  readonly faction: string;
  readonly place: number;
  readonly points: number;
  readonly won: boolean;
  readonly resigned: boolean;
}

/** Tables counted at a time when a server starts. */
const COUNTED_AT_ONCE = 20;

/**
 * Counts games that have ended: each once, for every person who sat there, and for the ratings of those who want one. What was missed
 * because the server stopped is counted when it starts again, in the order in which the games ended.
 */
export class Results {
  private readonly kept: Kept;
  private readonly store: TableStore;
  private readonly turns: Turns;
  private readonly fault: (error: unknown) => void;
  private counting: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(store: TableStore, turns: Turns, fault: (error: unknown) => void) {
    this.store = store;
    this.kept = store.kept;
    this.turns = turns;
    this.fault = fault;
  }

  /** All that is not counted yet. */
  countAll(): Promise<void> {
    this.counting = this.counting.then(() => this.countMissing()).catch(this.fault);
    return this.counting;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.counting;
  }

  private async countMissing(): Promise<void> {
    for (;;) {
      const tables = await this.kept.all('uncounted', COUNTED_AT_ONCE);
      for (const { id, updated } of tables) {
        if (this.isClosed) return;
        await this.turns.take(() => this.count(id, updated));
      }
      if (tables.length < COUNTED_AT_ONCE) return;
    }
  }

  /** A table that cannot be loaded any more counts for nobody, and is not looked at again. */
  private async count(id: string, ended: number): Promise<void> {
    const table = await this.ended(id);
    const results = table ? resultsOf(table) : [];
    const { game, listed } = table?.setup ?? { game: '', listed: false };
    const winners = results.filter(({ won }) => won).length;
    const seats = table?.seats.length ?? 0;
    const mode = modeOf(table);
    const rows = results.map(({ person, seat, faction, place, points, ...ending }) => {
      const [won, resigned, isListed] = [ending.won, ending.resigned, listed].map(Number) as [
        number,
        number,
        number,
      ];
      const end = [points, won, winners, resigned, isListed, ended] as const;
      return ['result', id, person, seat, game, mode, faction, seats, place, ...end] as const;
    });
    const ratings = listed ? await this.ratingsAfter(game, results) : [];
    await this.kept.write(
      ...rows,
      ...ratings.map(
        ([person, { mu, sigma }]) =>
          ['ratingChange', person, game, id, ended, String(mu), String(sigma)] as const,
      ),
      ['counted', id],
    );
  }

  /** As it was left, without bringing it back to memory for others; nothing, if it cannot be loaded. */
  private async ended(id: string): Promise<Table | undefined> {
    try {
      const setup = await this.store.setup(id);
      const { saved, actions } = await this.store.load(id);
      return setup && Table.load(mustFind(setup.game), setup, saved, actions);
    } catch {
      return undefined;
    }
  }

  /** Of those who want to be rated, among themselves. */
  private async ratingsAfter(
    game: string,
    results: readonly PersonResult[],
  ): Promise<[person: string, rating: Skill][]> {
    const known: { result: PersonResult; rating: Skill }[] = [];
    for (const result of results) {
      const rating = await this.ratingOf(result.person, game);
      if (rating) known.push({ result, rating });
    }
    if (known.length < 2) return [];
    const after = rate(
      known.map(({ rating }) => rating),
      known.map(({ result }) => result.place),
    );
    return known.map(({ result }, i) => [result.person, after[i] ?? NEWCOMER]);
  }

  /** Nothing, if the person has no account or does not want one. */
  private async ratingOf(person: string, game: string): Promise<Skill | undefined> {
    if (!(await this.kept.has('wantsRating', person, game))) return undefined;
    const last = await this.kept.one('lastRating', person, game);
    return last ? { mu: Number(last.mu), sigma: Number(last.sigma) } : NEWCOMER;
  }
}

/** By an option, where the game has one; else by the number of seats. */
function modeOf(table: Table | undefined): string {
  if (!table) return '';
  const { options, game } = table.setup;
  const named = options['mode'];
  if (typeof named === 'string') return named;
  const seats = table.seats.length;
  return findGame(game)?.game.modes.find(({ min, max }) => min <= seats && seats <= max)?.id ?? '';
}

/** Those with a seat of their own, once each: around one screen nobody knows who played what. */
function resultsOf({ match, seats, gameModule, setup }: Table): PersonResult[] {
  if (!match?.over || setup.oneScreen) return [];
  const { scores, winners } = match.result;
  const factions = gameModule.game.labels(match.state);
  const gone = seats.map(({ resigned, sitIn }) => resigned || sitIn);
  /** Winners first, then by points; whoever left the game to a bot comes last. */
  const worth = seats.map((_, seat) => {
    if (gone[seat]) return -Infinity;
    return winners.includes(seat) ? Infinity : (scores[seat] ?? 0);
  });
  return seats.flatMap(({ kind, who }, seat) =>
    kind !== 'human' || who === null
      ? []
      : {
          person: who,
          seat,
          faction: factions[seat] ?? '',
          place: 1 + worth.filter((other) => other > (worth[seat] ?? 0)).length,
          points: scores[seat] ?? 0,
          won: winners.includes(seat) && !gone[seat],
          resigned: gone[seat] === true,
        },
  );
}
