import { expect } from '@playwright/test';
import type { Asked, Paths, Random, Value } from '@warptable/kernel';
import type { Seat, Target } from './seat.ts';

/** What can be touched at one moment as an answer, or as a step of one. */
export interface Fork {
  readonly options: readonly Value[];
  readonly paths: Paths | undefined;
}

/** Goes on where there is only one way, as the page does; not to the very end, if nothing was chosen yet. */
function onwards({ options, paths }: Fork): Fork {
  const [only] = options;
  const next = only === undefined ? undefined : paths?.[only];
  if (options.length !== 1 || !next || Object.keys(next).length === 0) return { options, paths };
  const further = onwards({ options: Object.keys(next), paths: next });
  return further.options.length > 1 ? further : { options, paths };
}

export const firstFork = ({ options, paths }: Asked): Fork => onwards({ options, paths });

/** After this choice; nothing if it gives the answer. */
export function afterFork({ paths }: Fork, value: Value): Fork | undefined {
  const next = paths?.[value];
  if (!next || Object.keys(next).length === 0) return undefined;
  const fork = onwards({ options: Object.keys(next), paths: next });
  return fork.options.length === 1 ? undefined : fork;
}

const textsOf = (values: readonly Value[]): string[] => [...new Set(values.map(String))].toSorted();

const litIn = ({ shown }: Seat): string[] => textsOf(shown.targets.map(({ value }) => value));

/** Everything that can be touched is legal at this fork, and everything legal can be touched. */
export async function expectLit(seat: Seat, { options }: Fork, kind: string): Promise<void> {
  const legal = textsOf(options);
  await expect.poll(async () => (await seat.lookAtRest()) && litIn(seat), kind).toEqual(legal);
}

/** Where one may touch: the list lies over the map, so whoever has it open takes from it. */
function inReach({ shown: { targets } }: Seat): readonly Target[] {
  const listed = targets.filter(({ part }) => part === 'list');
  return listed.length > 0 ? listed : targets;
}

/** Answers at random by touch, whatever the form of the question; what is lit is legal at every step. Tells what was touched. */
export async function answerByTouch(seat: Seat, asked: Asked, random: Random): Promise<readonly Target[]> {
  const { position } = seat.snapshot;
  if (asked.form === 'amount' && (await seat.slider.isVisible())) {
    await seat.answer(random.pick(asked.options));
    return [];
  }
  if (asked.form === 'some' || asked.form === 'order') return submit(seat, asked, random);
  const touched: Target[] = [];
  for (let fork: Fork | undefined = firstFork(asked); fork;) {
    // The first has just been looked at, when the question came.
    if (touched.length > 0 || litIn(seat).join() !== textsOf(fork.options).join())
      await expectLit(seat, fork, asked.kind);
    const target = random.pick(inReach(seat));
    touched.push(target);
    await seat.touch(target);
    fork = afterFork(fork, target.value);
  }
  await seat.movedOn(position);
  return touched;
}

/** Picks some of them and hands them in; an order is taken as it lies. */
async function submit(seat: Seat, asked: Asked, random: Random): Promise<readonly Target[]> {
  const { position } = seat.snapshot;
  const touched: Target[] = [];
  if (asked.form === 'some') {
    await expectLit(seat, firstFork(asked), asked.kind);
    const max = Math.min(asked.max, asked.options.length);
    const count = asked.min + random.below(max - asked.min + 1);
    const left = [...asked.options];
    for (let i = 0; i < count; i++) {
      const [value] = left.splice(random.below(left.length), 1);
      const target = inReach(seat).find((one) => one.value === String(value));
      if (!target) throw new Error(`${value} cannot be touched`);
      touched.push(target);
      await seat.touch(target);
    }
  }
  await seat.submit.click();
  await seat.movedOn(position);
  return touched;
}
