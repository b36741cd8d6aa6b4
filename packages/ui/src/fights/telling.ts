import type { GameEvent } from '@warptable/kernel';
import { fightsIn, hearerOf } from './outcome.ts';
import type { Fight } from './fight.ts';
import type { Told } from './outcome.ts';

/**
 * What has happened after so many entries, for the ear: a fight that has ended is told by its one sentence, and whose turn it is by what
 * is done in it.
 */
export function newsLines(model: Told, since: number): string[] {
  const { gameUi, log } = model;
  const hearer = hearerOf(model);
  const { view, viewer, personAt } = hearer;
  const ended = new Map<GameEvent, Fight>();
  for (const fight of fightsIn(gameUi, log))
    if (fight.endedAt !== null && fight.endedAt > since)
      for (const event of fight.told) ended.set(event, fight);
  return log.flatMap(({ at, event }) => {
    if (at <= since) return [];
    const fight = ended.get(event);
    if (fight) return event === fight.told.at(-1) ? (gameUi.fights?.sentence(fight, hearer) ?? []) : [];
    const isTurn =
      gameUi.seatOf?.(event) !== undefined && gameUi.heading?.(view, event, viewer, personAt) !== undefined;
    return isTurn ? [] : (gameUi.words.event(view, event, viewer, personAt) ?? []);
  });
}
