import type { AnyRules } from '@warptable/games';
import { Match, isAside, isChance } from '@warptable/kernel';
import type { ChanceSource, GameFile } from '@warptable/kernel';
import type { Standings } from '@warptable/ui';

/** What everybody would have scored after each round of a finished game: it is played again from its record. */
export function standingsOf(
  { game }: AnyRules,
  file: GameFile,
  roundOf: (view: unknown) => number,
): Standings[] {
  const { seats, entries } = file;
  const options = game.readOptions(file.options, seats);
  const match = new Match(game, { options, seats, chance: recorded(file) });
  const roundNow = () => roundOf(match.view('spectator'));
  const scores = () => game.result(match.state).scores;
  const standings: Standings[] = [];
  let round = roundNow();
  for (let n = match.length; n < entries.length; n = match.length) {
    const entry = entries[n];
    if (!entry || isChance(entry)) throw new Error('the record does not fit the rules');
    if (isAside(entry)) match.aside(entry.seat, entry.aside, entry.value);
    else match.answer(entry);
    const next = roundNow();
    if (next !== round && round > 0) standings.push({ round, scores: scores() });
    round = next;
  }
  return [...standings, { round, scores: scores() }];
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
