import type { Eye, PersonAt, Seat } from '@warptable/kernel';
import {
  ACTIONS,
  FACTIONS,
  GATEKEEPERS,
  OBJECTIVES,
  TACTICS,
  TECHNOLOGIES,
  actionCard,
  explorationToken,
} from '../content/index.ts';
import type {
  ActionCardId,
  Colour,
  ObjectiveId,
  PlanetType,
  TacticsId,
  TechnologyId,
  TokenId,
  World,
} from '../content/index.ts';
import type { GateCard } from '../rules/state.ts';
import type { WarpgateView } from '../rules/view.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `2 ships`, `1 ship`, `no ships`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;

/** `a Desert`, `an Arctic`. */
export const withArticle = (noun: string): string => `${/^[AEIO]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** `a, b and c`. */
export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}

const NTH = ['1st', '2nd', '3rd'];
export const nth = (position: number): string => NTH[position - 1] ?? `${position}th`;

export const typeName = (type: PlanetType): string => capital(type);
export const worldName = (world: World): string => (world === 'ancients' ? 'Ancients' : capital(world));

// People

const LETTERS: Readonly<Record<Colour, string>> = {
  blue: 'B',
  red: 'R',
  yellow: 'Y',
  white: 'W',
  purple: 'P',
  green: 'G',
};

export const colourLetter = (colour: Colour): string => LETTERS[colour];

/** One letter for tables and maps; the number of the seat before colours are chosen. */
export function seatLetter(view: WarpgateView, seat: Seat): string {
  const colour = view.players[seat]?.colour;
  return colour ? LETTERS[colour] : String(seat + 1);
}

/** Short, for sentences: the person's name, if one is told, else the colour. */
export function playerName(view: WarpgateView, seat: Seat, personAt?: PersonAt): string {
  const person = personAt?.(seat);
  if (person !== undefined) return person;
  const player = view.players[seat];
  if (player?.kind === 'gatekeepers') return GATEKEEPERS.name;
  return player?.colour ? capital(player.colour) : `Player ${seat + 1}`;
}

/** In full, for headings: colour and faction. */
export function fullName(view: WarpgateView, seat: Seat): string {
  const player = view.players[seat];
  const name = playerName(view, seat);
  if (player?.kind === 'gatekeepers') return player.colour ? `${name} (${capital(player.colour)})` : name;
  return player?.faction ? `${name} (${FACTIONS[player.faction].name})` : name;
}

/** The subject of a sentence, as this eye reads it. */
export const subject = (view: WarpgateView, seat: Seat, eye: Eye, personAt?: PersonAt): string =>
  seat === eye ? 'You' : playerName(view, seat, personAt);

/** The same within a sentence. */
export const within = (view: WarpgateView, seat: Seat, eye: Eye, personAt?: PersonAt): string =>
  seat === eye ? 'you' : (personAt?.(seat) ?? playerName(view, seat).replace(/^The /, 'the '));

/** Whose: `your`, `Blue's`, `the Gatekeepers'`. */
export function whose(view: WarpgateView, seat: Seat, eye: Eye, personAt?: PersonAt): string {
  if (seat === eye) return 'your';
  const name = within(view, seat, eye, personAt);
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

// Cards

export function cardName(card: ActionCardId): string {
  const { top, bottom } = actionCard(card);
  return `${ACTIONS[top].name} / ${ACTIONS[bottom].name}`;
}

export const tacticsName = (card: TacticsId): string => `${TACTICS[card].name} ×${TACTICS[card].multiplier}`;

export function tacticsText(card: TacticsId): string {
  const { vp, text } = TACTICS[card];
  return `${tacticsName(card)}${vp > 0 ? ` (${vp} VP)` : ''}: ${text}`;
}

export const technologyName = (technology: TechnologyId): string => TECHNOLOGIES[technology].name;

export function technologyText(technology: TechnologyId): string {
  const { name, type, vp, text } = TECHNOLOGIES[technology];
  return `${name} (${typeName(type)}, ${vp === 'variable' ? '?' : vp} VP): ${text}`;
}

export const objectiveText = (objective: ObjectiveId): string =>
  `${OBJECTIVES[objective].name}: ${OBJECTIVES[objective].text}`;

export const tokenName = (token: TokenId): string => explorationToken(token).name;

export const cardNames = (cards: readonly ActionCardId[]): string => cards.map(cardName).join(', ');
export const tacticsNames = (cards: readonly TacticsId[]): string => cards.map(tacticsName).join(', ');

/** What a card of the Gatekeepers makes them do (WG 14.10 to WG 14.14). */
export function gateCardName(card: GateCard): string {
  switch (card) {
    case 'technology':
      return 'Research';
    case 'tactics':
      return 'Promote';
    case 'action':
      return 'Control';
    case 'desert':
    case 'jungle':
    case 'volcanic':
    case 'oceanic':
    case 'arctic':
      return `Reinforce ${typeName(card)}`;
  }
}
