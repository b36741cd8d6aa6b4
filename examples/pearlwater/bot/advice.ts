import type { Pending, Value } from '@warptable/kernel';
import { isOyster, worthOf } from '../content/index.ts';
import type { Bay } from '../rules/state.ts';

const worth = (value: Value): number => (isOyster(value) ? worthOf(value) : 0);

/** What a sensible diver would choose at a glance: a weight for each option. Where there is no advice, all are alike. */
export function advise(_bay: Bay, { ask, options }: Pending): readonly number[] | undefined {
  switch (ask.kind) {
    case 'open':
    case 'shelve':
      return options.map((option) => 1 + worth(option));
    case 'throwBack':
      return options.map((option) => 5 - worth(option));
    // Air that is left over is worth little: everybody gets 3 more (PW 4.2).
    case 'spendAir':
      return options.map((option) => 1 + Number(option));
    default:
      return undefined;
  }
}
