import { checkLimits, checkSeats, readOptionTable } from '@warptable/kernel';
import type { OptionInfo, OptionLimit } from '@warptable/kernel';
import { FACTIONS, FACTION_IDS } from '../content/index.ts';
import type { Options } from './state.ts';

/** CO 1.1 */
export const SEATS = { min: 2, max: 5 };

export const OPTION_TABLE: readonly OptionInfo<keyof Options>[] = [
  {
    id: 'factions', // CO 3.1
    name: 'Factions',
    values: [
      { value: 'choose', name: 'Chosen one after the other, in a random order' },
      { value: 'dealt', name: 'Dealt: the quickest start' },
    ],
  },
  {
    id: 'pool',
    special: true,
    name: 'Factions that can be in the game',
    values: FACTION_IDS.map((id) => ({ value: id, name: FACTIONS[id].name })),
    set: FACTION_IDS,
  },
];

export const OPTION_LIMITS: readonly OptionLimit<Options>[] = [
  {
    id: 'pool',
    text: 'at least as many factions as seats are needed',
    rule: 'CO 1.1',
    fits: ({ pool }, seats) => (pool ?? FACTION_IDS).length >= seats,
  },
];

export function readOptions(raw: unknown, seats: number): Options {
  checkSeats({ name: 'Chaos Order', seats: SEATS }, seats);
  const options = readOptionTable(OPTION_TABLE, raw) as unknown as Options;
  checkLimits(OPTION_LIMITS, options, seats);
  return options;
}
