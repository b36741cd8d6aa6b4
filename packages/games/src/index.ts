import type { Guide } from '@warptable/bots';
import type { Game, GameEvent, Lab, Playable, Words } from '@warptable/kernel';
import { theWarp, theWarpGuide, theWarpLab, theWarpWords } from '@warptable/the-warp';
import { warpgate, warpgateGuide, warpgateLab, warpgateWords } from '@warptable/warpgate';

/**
 * A game on the shelf: its rules, its words, its guide for bots (without one they play at random), and what the laboratory
 * counts of it.
 */
export interface Boxed<S extends Playable, O, V, E extends GameEvent> {
  readonly game: Game<S, O, V, E>;
  readonly words: Words<V, E>;
  readonly guide?: Guide<S>;
  readonly lab?: Lab<V, E>;
}

/** For code that serves every game and looks into none: states, options, views and events are opaque to it. */
export type AnyBoxed = Boxed<Playable, unknown, unknown, GameEvent>;

// A box keeps its types to itself: whoever takes it from the shelf can only hand its values back to it.
const box = <S extends Playable, O, V, E extends GameEvent>(boxed: Boxed<S, O, V, E>): AnyBoxed =>
  boxed as unknown as AnyBoxed;

/** The registry: a new game is a new folder and one line here. */
export const GAMES: readonly AnyBoxed[] = [
  box({ game: warpgate, words: warpgateWords, guide: warpgateGuide, lab: warpgateLab }),
  box({ game: theWarp, words: theWarpWords, guide: theWarpGuide, lab: theWarpLab }),
];

export function findGame(id: string): AnyBoxed | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

/** A game as a table needs it: its rules, and its guide, if bots are to think where the table is. */
export type AnyRules = Pick<AnyBoxed, 'game' | 'guide'>;
