import type { Flow, GameEvent, Play, Playable } from '@warptable/kernel';
import type { AnyGame } from './any-game.ts';
import { Finding } from './finding.ts';

/** The same game, but answers are counted within its steps. For one match; forks of it are not counted. */
export function watchSteps(game: AnyGame) {
  let present = { step: 'none', answers: 0 };
  let longest = present;
  let main: Play<Playable, GameEvent> | undefined;
  const watch = (step: string, body: (g: Play<Playable, GameEvent>, args: never) => Flow) => {
    return (g: Play<Playable, GameEvent>, args: never): Flow => {
      main ??= g;
      if (g === main) present = { step, answers: 0 };
      return body(g, args);
    };
  };
  const steps = Object.fromEntries(
    Object.entries(game.steps).map(([step, body]) => [step, watch(step, body)]),
  );
  return {
    game: Object.create(game, { steps: { value: steps, enumerable: true } }) as AnyGame,
    get longest() {
      return longest;
    },
    /** One more answer in the present step. Counts too few after undo, never too many. */
    count(max: number): void {
      present.answers++;
      if (present.answers > longest.answers) longest = present;
      if (present.answers > max) {
        throw new Finding(
          'stepLength',
          `more than ${max} answers in the step '${present.step}' since its checkpoint`,
        );
      }
    },
  };
}
