import type { GameEvent } from '@warptable/kernel';
import { fightsIn, hearerOf } from './outcome.ts';
import type { Fight } from './fight.ts';
import type { Told } from './outcome.ts';

/**
 * What has happened after so many entries, for the ear: a fight that has ended is told by its one sentence, and whose turn it is by what
 * is done in it.
 */
export function newsLines(scene: Told, since: number): string[] {
  const { look, log } = scene;
  const hearer = hearerOf(scene);
  const { view, eye, personAt } = hearer;
  const ended = new Map<GameEvent, Fight>();
  for (const fight of fightsIn(look, log))
    if (fight.endedAt !== null && fight.endedAt > since)
      for (const event of fight.told) ended.set(event, fight);
  return log.flatMap(({ at, event }) => {
    if (at <= since) return [];
    const fight = ended.get(event);
    if (fight) return event === fight.told.at(-1) ? (look.fights?.sentence(fight, hearer) ?? []) : [];
    const isTurn =
      look.seatOf?.(event) !== undefined && look.heading?.(view, event, eye, personAt) !== undefined;
    return isTurn ? [] : (look.words.event(view, event, eye, personAt) ?? []);
  });
}
