import { areaGame } from './area-game.ts';
import type { Action } from './area-state.ts';
import { available } from './available.ts';

type Played = string | void;

/** One random game by nothing but the rules themselves, on a state changed in place: tells how heavy they are. */
export function playUnframed(below: (bound: number) => number): number {
  const random = {
    Shuffle: <T>(pile: T[]): T[] => {
      const shuffled = [...pile];
      for (let i = shuffled.length - 1; i > 0; i--) shuffled.push(...shuffled.splice(below(i + 1), 1));
      return shuffled;
    },
    D6: (): number => 1 + below(6),
  };
  const G = areaGame.setup({ random });
  let seat = 0;
  const ending = { over: false };
  const events = {
    endTurn: (): void => {
      seat = (seat + 1) % G.players.length;
    },
    endGame: (): void => {
      ending.over = true;
    },
  };
  let moves = 0;
  while (!ending.over) {
    const ctx = { currentPlayer: String(seat) };
    const possible = available(G, ctx);
    const [name, value] = possible[below(possible.length)] ?? ['done', 0];
    if (carryOut(name, value, { G, ctx, events, random }) !== undefined) throw new Error(`refused: ${name}`);
    moves++;
  }
  return moves;
}

function carryOut(
  name: string,
  value: string | number,
  tools: Parameters<typeof areaGame.moves.done>[0],
): Played {
  const { moves } = areaGame;
  if (name === 'playCard') return moves.playCard(tools, String(value));
  if (name === 'chooseAction') return moves.chooseAction(tools, value as Action);
  const count = Number(value);
  switch (name) {
    case 'drawCards':
      return moves.drawCards(tools, count);
    case 'moveFrom':
      return moves.moveFrom(tools, count);
    case 'moveTo':
      return moves.moveTo(tools, count);
    case 'moveShips':
      return moves.moveShips(tools, count);
    case 'deploy':
      return moves.deploy(tools, count);
    case 'settle':
      return moves.settle(tools, count);
    case 'research':
      return moves.research(tools, count);
    default:
      return moves.done(tools);
  }
}
