import { randomBytes, randomUUID } from 'node:crypto';
import { findGame } from '@warptable/games';
import type { TableSetup, TableWish } from '@warptable/table';

/** Of a table that is opened now, with a luck of its own. */
export const newSetup = (wish: TableWish, openedBy: string, openedAt: number): TableSetup => ({
  ...wish,
  id: randomUUID(),
  openedBy,
  openedAt,
  secret: randomBytes(32).toString('hex'),
  record: 2,
});

export function mustFind(id: string): NonNullable<ReturnType<typeof findGame>> {
  const gameModule = findGame(id);
  if (!gameModule) throw new Error(`there is no game '${id}'`);
  return gameModule;
}
