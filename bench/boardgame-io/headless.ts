import { createRequire } from 'node:module';
import { areaGame } from './area-game.ts';
import { SEATS } from './area-state.ts';
import type { Area, Ctx } from './area-state.ts';
import { available } from './available.ts';

interface HeadlessClient {
  readonly moves: Readonly<Record<string, (value: string | number) => void>>;
  start(): void;
  stop(): void;
  getState(): { readonly G: Area; readonly ctx: Ctx };
}

interface ClientModule {
  readonly Client: (setup: { game: unknown; numPlayers: number; debug: false }) => HeadlessClient;
}

/** As it comes, boardgame.io checks every move for mistakes of the developer; in production it does not. */
export type Mode = 'as it comes' | 'production';

/** Loads boardgame.io, which must have been installed, and gives a function that plays one random game with it and counts its moves. */
export function openBoardgameIo(mode: Mode): (random: (below: number) => number) => number {
  if (mode === 'production') process.env['NODE_ENV'] = mode;
  else delete process.env['NODE_ENV'];
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as ClientModule;
  let games = 0;
  return (random) => {
    const client = Client({ game: { ...areaGame, seed: games++ }, numPlayers: SEATS, debug: false });
    client.start();
    let moves = 0;
    let state = client.getState();
    while (state.ctx.gameover === undefined) {
      const possible = available(state.G, state.ctx);
      const [name, value] = possible[random(possible.length)] ?? ['done', 0];
      client.moves[name]?.(value);
      moves++;
      const next = client.getState();
      if (next === state) throw new Error(`boardgame.io refused ${name} ${value}`);
      state = next;
    }
    client.stop();
    return moves;
  };
}
