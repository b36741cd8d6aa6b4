import { checksum, replay } from '@warptable/kernel';
import type { AnyMatch, GameFile } from '@warptable/kernel';
import { TableError } from './errors.ts';
import { isMisfit } from './replaying.ts';
import type { ActionLog } from './action-log.ts';
import { fileOf } from './seat-snapshots.ts';
import { Table } from './table.ts';

/** A match with its beginning, as it was after so many actions. */
interface Reading {
  readonly n: number;
  readonly whole: AnyMatch;
}

/** The part of a host that tells whether all that was done at the table is kept. */
interface Keeping {
  readonly isSafe: boolean;
  whenSafe(): Promise<void>;
}

/** A game from its first entry on, made of what is kept: a table that was loaded does not have its beginning. */
export class Archive {
  private readonly table: Table;
  private readonly actionLog: ActionLog;
  private readonly keeping: Keeping;
  /** After how many actions it was played through last. What comes of it is large: it is kept only while there is room. */
  private played: { readonly n: number; readonly whole: WeakRef<AnyMatch> } | undefined;
  private record: { readonly n: number; readonly file: GameFile } | undefined;

  constructor(table: Table, actionLog: ActionLog, keeping: Keeping) {
    this.table = table;
    this.actionLog = actionLog;
    this.keeping = keeping;
  }

  /** The match as it was after so many entries. */
  async past(at: number): Promise<AnyMatch> {
    const { gameModule } = this.table;
    if (this.record?.n !== this.table.n) {
      const { n, whole } = await this.read();
      this.record = { n, file: fileOf(this.table, whole) };
    }
    return replay(gameModule.game, this.record.file, at);
  }

  /** The game as one file. It shows everything, so it is given out only when the game is over. */
  async file(): Promise<string> {
    if (this.table.status !== 'over')
      throw new TableError(
        'notPlaying',
        'the file shows everything that is hidden: ask again when the game is over',
      );
    const { whole } = await this.read();
    return JSON.stringify(fileOf(this.table, whole));
  }

  /** The game as it stands, played again from its beginning. It is refused if that leads elsewhere under the rules of today. */
  async read(): Promise<Reading> {
    const { table } = this;
    for (;;) {
      await this.keeping.whenSafe();
      const { n } = table;
      const known = this.played?.n === n ? this.played.whole.deref() : undefined;
      if (known) return { n, whole: known };
      const wasSafe = this.keeping.isSafe;
      const actions = await this.actionLog.actions(table.setup.id);
      // Something has been done meanwhile.
      if (!wasSafe || table.n !== n) continue;
      const whole = this.playAgain(actions.slice(0, n));
      this.played = { n, whole: new WeakRef(whole) };
      return { n, whole };
    }
  }

  private playAgain(actions: Parameters<typeof Table.load>[3]): AnyMatch {
    const { table } = this;
    if (!table.match) throw new TableError('notPlaying', 'the game has not begun');
    const whole = matchOf(table, actions);
    const isSame =
      whole?.length === table.match.length && checksum(whole.state) === checksum(table.match.state);
    if (!isSame)
      throw new TableError(
        'otherRules',
        'the rules have changed since the game began: what was before is not there any more',
      );
    return whole;
  }
}

/** Nothing if an action does not fit the rules any more. */
function matchOf({ gameModule, setup }: Table, actions: Parameters<typeof Table.load>[3]): AnyMatch | null {
  try {
    return Table.load(gameModule, setup, undefined, actions).match;
  } catch (error) {
    if (isMisfit(error)) return null;
    throw error;
  }
}
