import { checkSeats, readOptionTable } from '@warptable/kernel';
import type { Game, OptionInfo, Result } from '@warptable/kernel';
import { brokenInBay, copyBay, diverAt, emptyBay, worthOf } from './bay.ts';
import type { Bay, BayEvent, Diver } from './bay.ts';
import { bidding, endOfRound, settingUp, turn } from './steps.ts';
import { redealBay, viewOfBay } from './view.ts';
import type { BayView } from './view.ts';

export type { Bay, BayEvent, BayView };

const OPTIONS = [
  {
    id: 'length',
    name: 'Length of the game',
    values: [
      { value: 'short', name: 'two rounds' },
      { value: 'long', name: 'three rounds' },
    ],
  },
] as const satisfies readonly OptionInfo[];

export type BayOptions = Record<(typeof OPTIONS)[number]['id'], string>;

/** Pearlwater, the kernel's example: a small game that uses everything a game can use. Its rules are in the kernel's README. */
export const pearlwater: Game<Bay, BayOptions, BayView, BayEvent> = {
  id: 'pearlwater',
  name: 'Pearlwater',
  rulesVersion: '1',
  seats: { least: 2, most: 4 },
  modes: [{ id: 'open', name: 'Everyone for themselves', least: 2, most: 4 }],
  optionTable: OPTIONS,
  readOptions(raw, seats) {
    checkSeats(pearlwater, seats);
    return readOptionTable(OPTIONS, raw);
  },
  start: ({ length }, seats) => emptyBay(length === 'long' ? 3 : 2, seats),
  steps: { settingUp, bidding, turn, endOfRound },
  asides: {
    // PW 7.1: at any time you may lay a marker on one of your own oysters, as a reminder that only you can see.
    mark: {
      options: (state, seat) => diverAt(state, seat).hand,
      apply: (state, seat, value) => {
        const diver = diverAt(state, seat);
        diver.mark = diver.hand.find((oyster) => oyster === value) ?? null;
      },
    },
  },
  copy: copyBay,
  view: viewOfBay,
  redeal: redealBay,
  result: resultOf,
  labels: ({ divers }) => divers.map(({ crew }) => crew ?? 'none'),
  broken: brokenInBay,
};

/** PW 5: pearls, the worth of the shelf, and the last oyster on it once more. */
function resultOf({ divers }: Bay): Result {
  const breakdown = divers.map(({ pearls, shelf }: Diver) => {
    const last = shelf.at(-1);
    return {
      pearls,
      shelf: shelf.reduce((sum, oyster) => sum + worthOf(oyster), 0),
      last: last ? worthOf(last) : 0,
    };
  });
  const scores = breakdown.map(({ pearls, shelf, last }) => pearls + shelf + last);
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), breakdown };
}
