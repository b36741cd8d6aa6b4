import type { Seat } from '@warptable/kernel';
import { seatStyle } from '@warptable/ui/pure';
import type { SeatColour, SeatStyle } from '@warptable/ui';
import { FACTIONS } from '../content/index.ts';
import type { Faction, FactionId } from '../content/index.ts';
import type { ChaosView } from '../rules/view.ts';
import { seatLetter, seatName } from '../words/names.ts';

/** The colours of the box as the tokens of the page call them. */
const COLOURS: Readonly<Record<Faction['colour'], SeatColour>> = {
  gold: 'yellow',
  grey: 'white',
  blue: 'blue',
  green: 'green',
  red: 'red',
  violet: 'purple',
};

/** Before factions are chosen, seats differ by shape. */
const BEFORE = ['circle', 'square', 'triangle', 'diamond', 'hexagon'] as const;

export const colourOfFaction = (faction: FactionId): SeatColour => COLOURS[FACTIONS[faction].colour];

export const colourOf = ({ players }: Pick<ChaosView, 'players'>, seat: Seat): SeatColour => {
  const faction = players[seat]?.faction;
  return faction ? colourOfFaction(faction) : 'none';
};

export function seatStyleOf(view: ChaosView, seat: Seat): SeatStyle {
  const letter = seatLetter(view, seat);
  const colour = colourOf(view, seat);
  if (colour === 'none') return { letter, colour, shape: BEFORE[seat % BEFORE.length] ?? 'circle' };
  return seatStyle(colour, letter, seatName(view, seat));
}
