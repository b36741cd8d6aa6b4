import type { Host } from '@warptable/table';
import { problem } from '../problems.ts';
import type { Guest } from '../store.ts';
import type { Apart } from './apart.ts';

/** Nobody sits down with somebody who has blocked them, or whom they have blocked. */
export async function mustFit(apart: Apart, { table }: Host, { id }: Guest): Promise<void> {
  const others = table.seats.flatMap(({ who }) => who ?? []);
  if (await apart.keeps(id, [table.setup.openedBy, ...others]))
    throw problem('apart', 'you and somebody at this table do not play together');
}
