import { afterEach, expect, test } from 'vitest';
import { Person, startServer } from './a-server.ts';

let stop: () => Promise<void> = () => Promise.resolve();

afterEach(() => stop());

test.each([
  ['0', 'done'],
  ['600', 'refused'],
])('after %s seconds of absence others may let a bot sit in: %s', async (absence, reply) => {
  const server = await startServer({ WARPTABLE_ABSENCE: absence });
  ({ stop } = server);
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Person.named(server.url, name)));
  const table = await ann!.openTable();
  const seats = [await ann!.visit(table), await bob!.visit(table)] as const;
  await seats[0].sit(0, 'Ann');
  await seats[1].sit(1, 'Bob');
  await seats[0].until(
    () => seats.some(({ snapshot }) => (snapshot?.asked.length ?? 0) > 0),
    'the first question',
  );
  const away = seats.findIndex(({ snapshot }) => snapshot.asked.length > 0);
  const [left, other] = away === 0 ? seats : ([seats[1], seats[0]] as const);
  left.close();
  await other.until(() => other.info?.seats[away]?.present === false, 'the other to be away');
  expect(await other.ask({ do: 'sitIn', seat: away })).toMatchObject({ type: reply });
  other.close();
});
