import { findGame } from '@warptable/games';

export function mustFind(id: string): NonNullable<ReturnType<typeof findGame>> {
  const gameModule = findGame(id);
  if (!gameModule) throw new Error(`there is no game '${id}'`);
  return gameModule;
}
