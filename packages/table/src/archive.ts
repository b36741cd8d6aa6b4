import { checksum, replay } from '@warptable/kernel';
import type { GameFile } from '@warptable/kernel';
import { TableError } from './errors.ts';
import { isMisfit } from './fitting.ts';
import type { Ledger } from './ledger.ts';
import type { AnyMatch } from './saved.ts';
import { fileOf } from './seeing.ts';
import { Table } from './table.ts';

/** A match with its beginning, as it was after so many deeds. */
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
  private readonly ledger: Ledger;
  private readonly keeping: Keeping;
  /** After how many deeds it was played through last. What comes of it is large: it is kept only while there is room. */
  private played: { readonly n: number; readonly whole: WeakRef<AnyMatch> } | undefined;
  private record: { readonly n: number; readonly file: GameFile } | undefined;

  constructor(table: Table, ledger: Ledger, keeping: Keeping) {
    this.table = table;
    this.ledger = ledger;
    this.keeping = keeping;
  }

  /** The match as it was after so many entries. */
  async past(at: number): Promise<AnyMatch> {
    const { boxed } = this.table;
    if (this.record?.n !== this.table.n) {
      const { n, whole } = await this.read();
      this.record = { n, file: fileOf(this.table, whole) };
    }
    return replay(boxed.game, this.record.file, at);
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
      const deeds = await this.ledger.deeds(table.setup.id);
      // Something has been done meanwhile.
      if (!wasSafe || table.n !== n) continue;
      const whole = this.playAgain(deeds.slice(0, n));
      this.played = { n, whole: new WeakRef(whole) };
      return { n, whole };
    }
  }

  private playAgain(deeds: Parameters<typeof Table.load>[3]): AnyMatch {
    const { table } = this;
    if (!table.match) throw new TableError('notPlaying', 'the game has not begun');
    const whole = matchOf(table, deeds);
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

/** Nothing if a deed does not fit the rules any more. */
function matchOf({ boxed, setup }: Table, deeds: Parameters<typeof Table.load>[3]): AnyMatch | null {
  try {
    return Table.load(boxed, setup, undefined, deeds).match;
  } catch (error) {
    if (isMisfit(error)) return null;
    throw error;
  }
}
