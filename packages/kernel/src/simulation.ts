import { Random } from './chance/random.ts';
import { SeededChance } from './chance/seeded.ts';
import type { ChanceSource } from './chance/source.ts';
import type { Ask } from './ask.ts';
import { Driver } from './driver.ts';
import type { Observer } from './driver.ts';
import type { Entry } from './entries.ts';
import { faultFrom } from './errors.ts';
import type { GameEvent } from './events.ts';
import type { Game, Playable } from './game.ts';
import { GameRecord } from './record.ts';
import type { AnswerValue, Seat } from './seats.ts';

export interface Setup<O> {
  readonly options: O;
  readonly seats: number;
  readonly chance: ChanceSource;
}

/** A state between two steps, the number of entries that led to it, and the entries since. */
export interface Position<S> {
  readonly state: S;
  readonly at: number;
  readonly entries: readonly Entry[];
}

/** A game that nobody watches: it keeps no record, no events and nothing for undo, and what has just one answer is never asked. */
export function simulate<S extends Playable, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  setup: Setup<O>,
): Driver<S, O, V, E> {
  const driver = new Driver(game, { ...setup, attended: false });
  driver.begin();
  return driver;
}

/** A driver that stands at this position, with luck of its own from here on. */
export function driverAt<S extends Playable, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  { options, seats, chance }: Setup<O>,
  { state, at, entries }: Position<S>,
  observer?: Observer<S, E>,
): Driver<S, O, V, E> {
  const record = new GameRecord<E>(entries, at, chance);
  const driver = new Driver(game, {
    options,
    seats,
    chance: record,
    from: { state, at },
    attended: true,
    ...(observer ? { observer } : {}),
  });
  try {
    driver.begin();
    record.catchUp(driver);
  } catch (cause) {
    throw faultFrom(cause);
  }
  driver.chance = chance;
  return driver;
}

/** Deals anew what this seat cannot know, and asks again what others have answered in secret. */
export function determinize<S extends Playable, O, V, E extends GameEvent>(
  driver: Driver<S, O, V, E>,
  seat: Seat,
  random: Random,
): void {
  try {
    driver.game.determinize(driver.state, seat, random);
    driver.askAgain(seat);
  } catch (cause) {
    throw faultFrom(cause);
  }
}

/** Whether undo is over once this answer is given at this position, as far as its seat can know: in a world dealt anew from this seed. */
export function locksUndo<S extends Playable, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  { options, seats }: Omit<Setup<O>, 'chance'>,
  position: Position<S>,
  { seat, kind }: Ask,
  value: AnswerValue,
  seed: string,
): boolean {
  const random = new Random(seed);
  let locks = 0;
  const observer: Observer<S, E> = { onLock: () => void locks++ };
  const world = driverAt(game, { options, seats, chance: new SeededChance(random) }, position, observer);
  determinize(world, seat, random);
  const before = locks;
  world.take({ seat, kind, value });
  return locks > before;
}
