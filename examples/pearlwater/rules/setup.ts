import { checkLimits, checkSeats, readOptionTable } from '@warptable/kernel';
import type { OptionInfo, OptionLimit } from '@warptable/kernel';
import { CREWS, OYSTERS } from '../content/index.ts';
import type { Crew } from '../content/index.ts';
import type { Bay, Diver } from './state.ts';

export const SEATS = { min: 2, max: 4 };

export interface BayOptions {
  readonly length: 'short' | 'long';
  /** All of them, if left out. */
  readonly crews?: readonly Crew[];
}

export const OPTIONS: readonly OptionInfo<keyof BayOptions>[] = [
  {
    id: 'length',
    name: 'Length of the game',
    values: [
      { value: 'short', name: 'two rounds' },
      { value: 'long', name: 'three rounds' },
    ],
  },
  {
    id: 'crews',
    name: 'Crews to choose from',
    values: [
      { value: 'lungs', name: 'Lungs' },
      { value: 'sailor', name: 'Sailor' },
      { value: 'gambler', name: 'Gambler' },
    ],
    set: CREWS,
  },
];

export const OPTION_LIMITS: readonly OptionLimit<BayOptions>[] = [
  {
    id: 'oneCrew',
    text: 'there must be a crew to choose',
    rule: 'PW 1.5',
    fits: ({ crews = CREWS }) => crews.length > 0,
  },
];

export function readOptions(raw: unknown, seats: number): BayOptions {
  checkSeats({ name: 'Pearlwater', seats: SEATS }, seats);
  const options = readOptionTable(OPTIONS, raw) as unknown as BayOptions;
  checkLimits(OPTION_LIMITS, options, seats);
  return options;
}

/** The bay before anything has happened. All that is random happens in the first step. */
export function emptyBay({ length, crews = CREWS }: BayOptions, seats: number): Bay {
  return {
    agenda: [{ step: 'settingUp', args: null }],
    crews,
    rounds: length === 'long' ? 3 : 2, // PW 5.1
    round: 0,
    deck: [...OYSTERS],
    spent: [],
    first: null,
    divers: Array.from({ length: seats }, newDiver),
  };
}

// PW 1.1
function newDiver(): Diver {
  return { crew: null, reef: 'reef:a', air: 5, pearls: 1, hand: [], thrown: [], shelf: [], mark: null };
}
