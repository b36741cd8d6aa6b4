import type { Game, GameEvent, Playable } from '@warptable/kernel';

/** A game whose state, options, view and events are nobody's business here. */
export type AnyGame = Game<Playable, unknown, unknown, GameEvent>;

/** Whoever takes a game without its types can only hand its own values back to it. */
export function anyGame<S extends Playable, O, V, E extends GameEvent>(game: Game<S, O, V, E>): AnyGame {
  return game as unknown as AnyGame;
}
