import type { Json } from '@warptable/kernel';
import type { Person, Seat } from './a-server.ts';

export interface Played {
  readonly table: string;
  readonly seats: readonly [Seat, Seat];
}

/** Both sit down; the game begins. */
export async function sitDown(ada: Person, ben: Person, wish: Record<string, Json> = {}): Promise<Played> {
  const table = await ada.openTable(wish);
  const first = await ada.visit(table);
  await first.sit(0, 'Ada');
  const { path } = (await ada.post(`/api/tables/${table}/invitation`, {})).body as { path: string };
  await ben.post('/api/join', { token: path.split('#')[1] ?? '', nonce: 'c0ffee00'.repeat(4) });
  const second = await ben.visit(table);
  await second.until(() => second.info?.status === 'playing', 'the game');
  return { table, seats: [first, second] };
}

/** Whoever is asked answers, until the game is over. */
export async function playToTheEnd({ seats }: Played): Promise<void> {
  const isOver = (seat: Seat): boolean => seat.info?.status === 'over';
  for (let i = 0; i < 5000; i++) {
    const [first] = seats;
    await first.until(
      () => isOver(first) || seats.some(({ snapshot }) => (snapshot?.asked.length ?? 0) > 0),
      'a question or the end',
    );
    if (isOver(first)) return;
    const asked = seats.find(({ snapshot }) => (snapshot?.asked.length ?? 0) > 0);
    await asked?.answer(i);
  }
  throw new Error('the game does not end');
}
