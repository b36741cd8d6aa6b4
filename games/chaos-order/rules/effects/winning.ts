import { endGame } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { Chaos } from '../moments.ts';
import type { State } from '../state.ts';

/** CO 1.2, CO 13.51: the game ends here and now; nothing further is resolved. */
export function* winGame(
  g: Chaos,
  seats: readonly Seat[],
  ending: NonNullable<State['ending']>,
): Flow<never> {
  g.state.winners = [...seats];
  g.state.ending = ending;
  g.lockUndo('the game is over'); // CO 2.15: all is shown
  g.emit?.({ type: 'GameWon', seats, ending });
  return yield* endGame();
}
