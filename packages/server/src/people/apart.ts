import type { ShownApart } from '@warptable/table';
import { handleOf } from './friends.ts';
import type { Kept } from './kept.ts';

/** Whom people do not want to hear, and with whom they do not want to play. */
export class Apart {
  private readonly kept: Kept;
  /** By whom, of those who have come to a table. */
  private readonly hidden = new Map<string, ReadonlySet<string>>();

  constructor(kept: Kept) {
    this.kept = kept;
  }

  async listOf(person: string): Promise<ShownApart[]> {
    const rows = await this.kept.all('apartOf', person);
    return rows.map(({ other, name, kind }) => ({ id: handleOf(person, other), name, kind }));
  }

  async kindOf(person: string, other: string): Promise<ShownApart['kind'] | null> {
    return (await this.kept.one('apartKind', person, other))?.kind ?? null;
  }

  async set(person: string, other: string, kind: ShownApart['kind'] | 'none'): Promise<void> {
    const ends = ['noFriend', person, other] as const;
    const both = ['noFriend', other, person] as const;
    if (kind === 'none') await this.kept.write(['noBlock', person, other]);
    else
      await this.kept.write(
        ['block', person, other, kind, Date.now()],
        ...(kind === 'block' ? [ends, both] : []),
      );
    await this.listen(person);
  }

  async end(person: string, handle: string): Promise<void> {
    const rows = await this.kept.all('othersApart', person);
    const other = rows.find((row) => handleOf(person, row.other) === handle)?.other;
    if (other !== undefined) await this.set(person, other, 'none');
  }

  /** Whether one of these does not want to play with this person, or the other way round. */
  async keeps(person: string, others: readonly string[]): Promise<boolean> {
    const rows = await this.kept.all('blocksWith', person, person);
    return rows.some(({ other }) => others.includes(other));
  }

  /** Whether what one says is not shown to the other. Known of those who are about to come to a table. */
  hides(person: string, other: string): boolean {
    return this.hidden.get(person)?.has(other) === true;
  }

  /** Finds out whom somebody does not want to read, before they come to a table. */
  async listen(person: string): Promise<void> {
    const rows = await this.kept.all('othersApart', person);
    this.hidden.delete(person);
    if (rows.length > 0) this.hidden.set(person, new Set(rows.map(({ other }) => other)));
  }
}
