import { checksum } from '@warptable/kernel';
import type { AnyMatch } from '@warptable/kernel';
import type { ActionLog } from './action-log.ts';
import { TableError } from './errors.ts';
import { Playback } from './playback.ts';
import { isMisfit } from './replaying.ts';
import type { Runtime } from './runtime.ts';
import { fileOf } from './seat-snapshots.ts';
import type { Table } from './table.ts';

/** So many actions are read at a time. */
const PAGE = 500;
/** What was played again is large: it is kept for so long after it was last asked for, in milliseconds. */
const KEPT_FOR = 60_000;

/** The part of a host that tells whether all that was done at the table is kept. */
interface Keeping {
  readonly runtime: Pick<Runtime, 'later'>;
  readonly isSafe: boolean;
  whenSafe(): Promise<void>;
}

/** A game from its first entry on, made of what is kept: a table that was loaded does not have its beginning. */
export class Archive {
  private readonly table: Table;
  private readonly actionLog: ActionLog;
  private readonly keeping: Keeping;
  private playback: Playback | undefined;
  private callOffForgetting: (() => void) | undefined;
  /** One after the other. */
  private reading: Promise<unknown> = Promise.resolve();
  /** The rules of today lead elsewhere: trying again is no use. */
  private isOfOtherRules = false;

  constructor(table: Table, actionLog: ActionLog, keeping: Keeping) {
    this.table = table;
    this.actionLog = actionLog;
    this.keeping = keeping;
  }

  /** The match as it was after so many entries. */
  async past(at: number): Promise<AnyMatch> {
    return (await this.upToDate()).past(at);
  }

  /** The game as one file. It shows everything, so it is given out only when the game is over. */
  async file(): Promise<string> {
    if (this.table.status !== 'over')
      throw new TableError(
        'notPlaying',
        'the file shows everything that is hidden: ask again when the game is over',
      );
    const { id } = this.table.setup;
    const kept = await this.actionLog.file?.(id);
    if (kept !== undefined) return kept;
    const text = JSON.stringify(fileOf(this.table, await this.read()));
    await this.actionLog.keepFile?.(id, text);
    return text;
  }

  /** The game as it stands. To be looked at, and at once: it goes on as the game does. */
  async read(): Promise<AnyMatch> {
    return matchOf(await this.upToDate());
  }

  /** The game as it stands, for the table to go on with: nobody else has it. */
  async handOver(): Promise<{ readonly n: number; readonly whole: AnyMatch }> {
    const playback = await this.upToDate();
    this.forget();
    return { n: playback.table.n, whole: matchOf(playback) };
  }

  private upToDate(): Promise<Playback> {
    const reading = this.reading.then(() => this.catchUp());
    this.reading = reading.catch(() => {});
    return reading;
  }

  /** Refused if it leads elsewhere under the rules of today. */
  private async catchUp(): Promise<Playback> {
    if (!this.table.match) throw new TableError('notPlaying', 'the game has not begun');
    this.callOffForgetting?.();
    this.callOffForgetting = this.keeping.runtime.later(KEPT_FOR, () => this.forget());
    // A table that could not keep something has gone back.
    if (this.playback && this.playback.table.n > this.table.n) this.playback = undefined;
    const playback = (this.playback ??= new Playback(this.table));
    for (;;) {
      await this.keeping.whenSafe();
      const { n } = this.table;
      const from = playback.table.n;
      if (this.isOfOtherRules || from === n) break;
      if (!this.keeping.isSafe) continue;
      await this.playOn(
        playback,
        await this.actionLog.actions(this.table.setup.id, from, Math.min(n, from + PAGE)),
      );
    }
    if (this.isOfOtherRules || !isSame(playback.table, this.table)) throw this.otherRules();
    return playback;
  }

  private async playOn(playback: Playback, actions: Parameters<Playback['playOn']>[0]): Promise<void> {
    try {
      await playback.playOn(actions);
    } catch (error) {
      if (!isMisfit(error)) throw error;
      throw this.otherRules();
    }
  }

  private otherRules(): TableError {
    this.isOfOtherRules = true;
    this.forget();
    return new TableError(
      'otherRules',
      'the rules have changed since the game began: what was before is not there any more',
    );
  }

  private forget(): void {
    this.callOffForgetting?.();
    this.callOffForgetting = undefined;
    this.playback = undefined;
  }
}

function matchOf({ table: { match } }: Playback): AnyMatch {
  if (!match) throw new Error('the game has not begun');
  return match;
}

const isSame = (one: Table, other: Table): boolean =>
  one.match?.length === other.match?.length && checksum(one.match?.state) === checksum(other.match?.state);
