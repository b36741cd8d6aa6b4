import { randomUUID } from 'node:crypto';
import type { FoundPerson, Moderation, ShownReport } from '@warptable/table';
import { problem } from '../problems.ts';
import type { Kept } from './kept.ts';
import { giveOrder } from './orders.ts';

const SHOWN = 100;
/** Who has done something that is written down: a person, or the command line. */
export const OPERATOR = 'operator';

/** A line as a report keeps it, so that whoever is forgotten is forgotten here too. */
export interface SaidBy {
  readonly who: string;
  readonly name: string;
  readonly text: string;
}

/** Reports, bans and who may see to them. All that is done is written down; nothing here knows of any game. */
export class Moderating {
  private readonly kept: Kept;

  constructor(kept: Kept) {
    this.kept = kept;
  }

  isModerator(person: string): Promise<boolean> {
    return this.kept.has('admin', person);
  }

  /** Ends with a refusal, if the person is banned. */
  async refuseBanned(person: string): Promise<void> {
    const ban = await this.kept.one('ban', person, Date.now());
    if (!ban) return;
    const until = ban.until === null ? 'for good' : `until ${new Date(ban.until).toISOString().slice(0, 16)}`;
    throw problem('banned', `${until}: ${ban.because}`);
  }

  report(
    reporter: string,
    about: {
      person: string;
      table: string;
      kind: ShownReport['kind'];
      said: string;
      around: readonly SaidBy[];
    },
    because: string,
  ): Promise<void> {
    const { person, table, kind, said, around } = about;
    const id = randomUUID();
    return this.kept.write([
      'report',
      ...([id, reporter, person, table, kind, said, JSON.stringify(around), because, Date.now()] as const),
    ]);
  }

  async overview(): Promise<Moderation> {
    const reports = await this.kept.all('reports', SHOWN);
    const bans = await this.kept.all('bans', Date.now(), SHOWN);
    const log = await this.kept.all('moderation', SHOWN);
    return {
      reports: reports.map((one) => ({
        ...one,
        around: (JSON.parse(one.around) as SaidBy[]).map(({ name, text }) => ({ name, text })),
      })),
      bans,
      log,
    };
  }

  /** By a name, or a part of it, or by the id itself. */
  async search(text: string): Promise<FoundPerson[]> {
    const pattern = `%${text.toLowerCase().replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
    const rows = await this.kept.all('peopleLike', Date.now(), text, pattern, SHOWN);
    return rows.map((row) => ({ ...row, account: row.account === 1, banned: row.banned === 1 }));
  }

  /** Whether it was open. */
  settle(by: string, report: string, outcome: string, because: string): Promise<boolean> {
    const now = Date.now();
    return this.kept.writeIf(
      ['settleReport', outcome, now, report],
      ['moderation', randomUUID(), now, by, outcome, report, because],
    );
  }

  /** Ends the person's sessions, and lets bots play on at their tables. */
  async ban(by: string, person: string, days: number | undefined, because: string): Promise<void> {
    const now = Date.now();
    const until = days === undefined ? null : now + days * 24 * 3600 * 1000;
    await this.kept.write(
      ['ban', person, until, because, now],
      ['moderation', randomUUID(), now, by, 'ban', person, because],
    );
    await giveOrder(this.kept, 'leave', person);
  }

  unban(by: string, person: string, because: string): Promise<void> {
    return this.kept.write(
      ['noBan', person],
      ['moderation', randomUUID(), Date.now(), by, 'unban', person, because],
    );
  }

  grant(person: string): Promise<void> {
    const now = Date.now();
    return this.kept.write(
      ['admin', person, now],
      ['moderation', randomUUID(), now, OPERATOR, 'grant', person, ''],
    );
  }

  revoke(person: string): Promise<void> {
    return this.kept.write(
      ['noAdmin', person],
      ['moderation', randomUUID(), Date.now(), OPERATOR, 'revoke', person, ''],
    );
  }
}
