import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../src/backup.ts';
import { Person, startServer } from './a-server.ts';

test('a copy that is made while people play is restored as a server of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'warptable-backup-'));
  const [file, copy] = ['played.sqlite', 'copy.sqlite'].map((name) => join(folder, name)) as [string, string];
  const first = await startServer({ WARPTABLE_FILE: file });
  const [ann, bob] = [await Person.named(first.url, 'Ann'), await Person.named(first.url, 'Bob')];
  const table = await ann.openTable();
  const seats = [await ann.visit(table), await bob.visit(table)] as const;
  for (const [n, seat] of seats.entries()) await seat.sit(n, `${n}`);
  const play = async (answers: number): Promise<void> => {
    for (let n = 0; n < answers; n++) {
      await seats[0].until(
        () => seats.some(({ snapshot }) => (snapshot?.asked.length ?? 0) > 0),
        'a question',
      );
      await seats.find(({ snapshot }) => (snapshot?.asked.length ?? 0) > 0)?.answer(n);
    }
  };
  await play(10);
  await seats[1].until(() => seats[1].snapshot.length === seats[0].snapshot.length, 'both to know');
  const { length } = seats[0].snapshot;
  await backUp(file, copy);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  await expect(backUp(file, copy)).rejects.toThrow('is there already');
  await play(5);
  await first.stop();
  // As it is restored: the copy alone, without what stood beside the file.
  const second = await startServer({ WARPTABLE_FILE: copy });
  const again = new Person(second.url);
  again.cookie = ann.cookie;
  const seat = await again.visit(table);
  await seat.until(() => seat.snapshot?.length === length, 'the game as it was then');
  seat.close();
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
