import type { AnyRules } from '@warptable/games/manifest';
import { Match, isSideAction, isChance } from '@warptable/kernel';
import type { ChanceSource, GameFile } from '@warptable/kernel';

export type ReplayMatch = ReturnType<typeof beginAgain>;

/** A recorded game at its beginning, to be played again answer by answer. */
export function beginAgain({ game }: AnyRules, file: GameFile) {
  const { seats } = file;
  return new Match(game, {
    options: game.readOptions(file.options, seats),
    seats,
    chance: recorded(file),
  });
}

/** Gives the next answer of the record, and what chance brought after it. */
export function goOn(walk: ReplayMatch, { entries }: GameFile): void {
  const entry = entries[walk.length];
  if (!entry || isChance(entry)) throw new Error('the record does not fit the rules');
  if (isSideAction(entry)) walk.sideAction(entry.seat, entry.sideAction, entry.value);
  else walk.answer(entry);
}

/** Chance as it was. */
function recorded({ entries }: GameFile): ChanceSource {
  return {
    draw: (_request, position) => {
      const entry = entries[position];
      if (!entry || !isChance(entry)) throw new Error('the record does not tell this outcome');
      return entry.outcome;
    },
    save: () => ({ kind: 'scripted' }),
  };
}
