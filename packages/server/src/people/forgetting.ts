import { unnamed, withoutName, withoutPerson } from '@warptable/table';
import type { RecordedAction, SavedTable, Who } from '@warptable/table';
import type { Summary } from '../store.ts';
import type { TableRegistry } from '../table-registry.ts';
import type { Kept } from './kept.ts';
import { leaveTable } from './leaving.ts';
import type { Sessions } from './sessions.ts';
import type { SaidBy } from './moderating.ts';
import { FORGET_PERSON } from './statements.ts';

interface TableOf {
  readonly id: string;
  readonly status: string;
}

/**
 * Forgets people. Their seats go to bots, their name and their lines are overwritten wherever tables are kept, and all else that is
 * kept of them is deleted. Broken off at any point, it can be done again from the beginning.
 */
export class Forgetting {
  private readonly kept: Kept;
  private readonly registry: TableRegistry;
  private readonly sessions: Sessions;

  constructor(kept: Kept, registry: TableRegistry, sessions: Sessions) {
    this.kept = kept;
    this.registry = registry;
    this.sessions = sessions;
  }

  async forget(person: Who): Promise<void> {
    await this.sessions.endAll(person);
    for (const table of await this.tablesOf(person)) await this.forgetAt(table, person);
    await this.redactReports(person);
    await this.kept.write(...FORGET_PERSON.map((name) => [name, person] as const));
  }

  /** Of somebody who is banned: no browser is signed in any more, and bots play on. */
  async leave(person: Who): Promise<void> {
    await this.sessions.endAll(person);
    for (const { id, status } of await this.tablesOf(person))
      if (status !== 'over') await leaveTable(this.registry, id, person);
  }

  private tablesOf(person: Who): Promise<readonly TableOf[]> {
    return this.kept.all('tablesWith', person);
  }

  private async forgetAt({ id, status }: TableOf, who: Who): Promise<void> {
    // What cannot be loaded any more is kept all the same.
    if (status !== 'over') await leaveTable(this.registry, id, who);
    await (await this.registry.present(id))?.forget(who);
    await this.redactActions(id, who);
    await this.redactSave(id, who);
    await this.redactSummary(id, who);
    // Somebody may have loaded it meanwhile, as it was.
    await (await this.registry.present(id))?.forget(who);
  }

  /** What they said, whoever was reported. */
  private async redactReports(who: Who): Promise<void> {
    const rows = await this.kept.all('reportsWith', who, `%"who":"${who}"%`);
    const changed = rows.map(({ id, person, said, around }) => {
      const others = (JSON.parse(around) as readonly SaidBy[]).filter((line) => line.who !== who);
      return ['redactReport', person === who ? '' : said, JSON.stringify(others), id] as const;
    });
    if (changed.length > 0) await this.kept.write(...changed);
  }

  private async redactActions(table: string, who: Who): Promise<void> {
    const rows = await this.kept.all('actionsWith', table, `%"who":"${who}"%`);
    const changed = rows.flatMap(({ n, deed }) => {
      const after = JSON.stringify(withoutName(JSON.parse(deed) as RecordedAction, who));
      return after === deed ? [] : [['redactAction', after, table, n] as const];
    });
    if (changed.length > 0) await this.kept.write(...changed);
  }

  /** Again, if the table was saved meanwhile. */
  private async redactSave(table: string, who: Who): Promise<void> {
    for (;;) {
      const row = await this.kept.one('saved', table);
      if (!row) return;
      const saved = JSON.parse(row.saved) as SavedTable;
      const after = JSON.stringify({ ...saved, ...withoutPerson(saved, who) });
      if (after === row.saved || (await this.kept.writeIf(['redactSave', after, table, row.n]))) return;
    }
  }

  private async redactSummary(table: string, who: Who): Promise<void> {
    for (;;) {
      const row = await this.kept.one('tableSummary', table);
      if (!row) return;
      const summary = JSON.parse(row.summary) as Summary;
      const after = JSON.stringify({ ...summary, seats: unnamed(summary.seats, who) });
      if (after === row.summary) return;
      if (await this.kept.writeIf(['redactSummary', after, table, row.summary])) return;
    }
  }
}
