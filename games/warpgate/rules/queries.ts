import type { Seat } from '@warptable/kernel';
import { TACTICS } from '../content/index.ts';
import type { TacticsId } from '../content/index.ts';
import { boardOf } from './geometry.ts';
import type { Place, State } from './state.ts';

const isHonour = (card: TacticsId): boolean => TACTICS[card].kind !== 'basic';

/** The Hero and Advanced Tactics cards a player owns, wherever they are (WG 13.11). */
export function honoursOf(s: State, seat: Seat): TacticsId[] {
  const { tacticsDeck, tacticsHand, tacticsDiscard } = s.players[seat]!;
  return [...tacticsDeck, ...tacticsHand, ...tacticsDiscard, ...playedBy(s, seat)].filter(isHonour);
}

/** The card of this player that lies revealed in the present battle. */
function playedBy({ battle }: State, seat: Seat): TacticsId[] {
  if (!battle) return [];
  const card =
    seat === battle.attacker ? battle.attackerCard : seat === battle.defender ? battle.defenderCard : null;
  return card === null ? [] : [card];
}

/** With or without ships there (WG 9.19). */
export const hasMarker = (s: State, seat: Seat, planet: Place): boolean => s.markerOwner[planet] === seat;

export const hasColony = (s: State, seat: Seat, planet: Place): boolean =>
  s.markerOwner[planet] === seat && s.isColony[planet]!;

/** The planets with this player's marker, on either side. */
export function controlledBy(s: State, seat: Seat): Place[] {
  return boardOf(s).planets.filter((planet) => hasMarker(s, seat, planet));
}

export function coloniesOf(s: State, seat: Seat): Place[] {
  return boardOf(s).planets.filter((planet) => hasColony(s, seat, planet));
}

/** The planets where this player has ships. */
export function shipPlanetsOf(s: State, seat: Seat): Place[] {
  return boardOf(s).planets.filter((planet) => s.fleetOwner[planet] === seat);
}

/** Ships on the board, those on the own Warpgate included. */
export function shipsOnBoard(s: State, seat: Seat): number {
  return s.fleetSize.reduce((sum, ships, place) => (s.fleetOwner[place] === seat ? sum + ships : sum), 0);
}

/** The sectors of which every planet has this player's Colony, by their number of planets. */
export function wholeSectorsOf(s: State, seat: Seat): number[] {
  const whole = boardOf(s).sectors.filter(({ planets }) =>
    planets.every((planet) => hasColony(s, seat, planet)),
  );
  return whole.map(({ planets }) => planets.length);
}
