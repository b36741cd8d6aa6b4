import { replay } from '@warptable/kernel';
import type { GameFile } from '@warptable/kernel';
import { TableError } from './errors.ts';
import type { Ledger } from './ledger.ts';
import type { AnyMatch } from './saved.ts';
import { fileOf } from './seeing.ts';
import { Table } from './table.ts';

/** A game from its first entry on, made of what is kept: a table that was loaded does not have its beginning. */
export class Archive {
  private readonly table: Table;
  private readonly ledger: Ledger;
  private record: { readonly n: number; readonly file: GameFile } | undefined;

  constructor(table: Table, ledger: Ledger) {
    this.table = table;
    this.ledger = ledger;
  }

  async whole(): Promise<AnyMatch> {
    return (await this.read()).whole;
  }

  /** The match as it was after so many entries. */
  async past(at: number): Promise<AnyMatch> {
    const { n, boxed } = this.table;
    if (this.record?.n !== n) {
      const { whole, deeds } = await this.read();
      this.record = { n: deeds, file: fileOf(this.table, whole) };
    }
    return replay(boxed.game, this.record.file, at);
  }

  /** The game as one file. It shows everything, so it is given out only when the game is over. */
  async file(): Promise<string> {
    const whole = await this.whole();
    if (!whole.over)
      throw new TableError(
        'notPlaying',
        'the file shows everything that is hidden: ask again when the game is over',
      );
    return JSON.stringify(fileOf(this.table, whole));
  }

  private async read(): Promise<{ whole: AnyMatch; deeds: number }> {
    const { setup, boxed } = this.table;
    const deeds = await this.ledger.deeds(setup.id);
    const { match } = Table.load(boxed, setup, undefined, deeds);
    if (!match) throw new TableError('notPlaying', 'the game has not begun');
    return { whole: match, deeds: deeds.length };
  }
}
