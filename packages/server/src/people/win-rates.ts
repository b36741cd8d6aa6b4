import type { WinRate } from '@warptable/table';

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959964;

/** What of a game counts for win rates: a win that several share counts in parts. */
export interface CountedGame {
  readonly game: string;
  readonly mode: string;
  readonly faction: string;
  readonly won: number;
  readonly winners: number;
}

/** How often games were won, with Wilson's 95 % interval: it is right for few games too. */
function rateOf(games: readonly CountedGame[]): Pick<WinRate, 'games' | 'wins' | 'low' | 'high'> {
  const n = games.length;
  const wins = games.reduce((sum, { won, winners }) => sum + (won === 0 ? 0 : 1 / Math.max(1, winners)), 0);
  const share = wins / n;
  const square = Z ** 2 / n;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z * Math.sqrt((share * (1 - share)) / n + square / (4 * n))) / (1 + square);
  return { games: n, wins, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** By game, by mode and by faction; what was played most comes first. */
export function winRatesOf(all: readonly CountedGame[]): WinRate[] {
  const of = (by: WinRate['by'], idOf: (game: CountedGame) => string): WinRate[] => {
    const groups = Map.groupBy(all, (one) => JSON.stringify([one.game, idOf(one)]));
    return [...groups]
      .map(([key, games]) => {
        const [game, id] = JSON.parse(key) as [string, string];
        return { by, game, id, ...rateOf(games) };
      })
      .filter(({ id }) => by === 'game' || id !== '')
      .toSorted((a, b) => b.games - a.games);
  };
  return [
    ...of('game', () => ''),
    ...of('mode', ({ mode }) => mode),
    ...of('faction', ({ faction }) => faction),
  ];
}
