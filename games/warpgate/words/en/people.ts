import { GATEKEEPERS } from '../../content/index.ts';
import type { Colour } from '../../content/index.ts';

export const colours = {
  blue: 'Blue',
  red: 'Red',
  yellow: 'Yellow',
  white: 'White',
  purple: 'Purple',
  green: 'Green',
} satisfies Record<Colour, string>;

/** Who somebody is; `within` is the form for the middle of a sentence. */
export const people = {
  you: 'You',
  you_within: 'you',
  gatekeepers: GATEKEEPERS.name,
  gatekeepers_within: 'the Gatekeepers',
  player: 'Player {{number}}',
  /** The form is chosen by the last letter of the name. */
  whose: "{{name}}'s",
  whose_s: "{{name}}'",
  your: 'your',
  their: 'their',
  /** With a colour or a faction. */
  inFull: '{{name}} ({{more}})',
} as const;
