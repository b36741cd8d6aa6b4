import type { Viewer, PersonAt, Seat } from '@warptable/kernel';
import { TACTICS, TECHNOLOGIES, actionCard, explorationToken } from '../content/index.ts';
import type {
  Action,
  ActionCardId,
  Colour,
  FactionId,
  ObjectiveId,
  PlanetType,
  TacticsId,
  TechnologyId,
  TokenId,
  World,
} from '../content/index.ts';
import type { GateCard } from '../rules/state.ts';
import type { WarpgateView } from '../rules/view.ts';
import { say } from './say.ts';

export const worldName = (world: World): string => say(`worlds.${world}`);
export const colourName = (colour: Colour): string => say(`colours.${colour}`);

// People

/** Signs, not words: the same in every language. */
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

/** Before colours are chosen. */
export const seatName = (seat: Seat): string => say('people.player', { number: seat + 1 });

/** Short, for sentences: the person's name, if one is told, else the colour. */
export const playerName = (view: WarpgateView, seat: Seat, personAt?: PersonAt): string =>
  personAt?.(seat) ?? nameOf(view, seat);

function nameOf(view: WarpgateView, seat: Seat, context?: 'within'): string {
  const player = view.players[seat];
  if (player?.kind === 'gatekeepers') return say('people.gatekeepers', { context });
  return player?.colour ? colourName(player.colour) : seatName(seat);
}

/** In full, for headings: colour and faction. */
export function fullName(view: WarpgateView, seat: Seat): string {
  const player = view.players[seat];
  const name = playerName(view, seat);
  if (player?.faction) return say('people.inFull', { name, more: factionName(player.faction) });
  return player?.kind === 'gatekeepers' && player.colour
    ? say('people.inFull', { name, more: colourName(player.colour) })
    : name;
}

/** The form of a sentence about this seat. */
export const formFor = (seat: Seat, viewer: Viewer): 'you' | undefined =>
  seat === viewer ? 'you' : undefined;

/** The subject of a sentence, as this viewer reads it. */
export const subject = (view: WarpgateView, seat: Seat, viewer: Viewer, personAt?: PersonAt): string =>
  seat === viewer ? say('people.you') : playerName(view, seat, personAt);

/** The same within a sentence. */
export const within = (view: WarpgateView, seat: Seat, viewer: Viewer, personAt?: PersonAt): string =>
  seat === viewer
    ? say('people.you', { context: 'within' })
    : (personAt?.(seat) ?? nameOf(view, seat, 'within'));

/** Whose: `your`, `Blue's`, `the Gatekeepers'`. */
export const whose = (view: WarpgateView, seat: Seat, viewer: Viewer, personAt?: PersonAt): string =>
  seat === viewer ? say('people.your') : possessive(within(view, seat, viewer, personAt));

/** Of a name; its last letter chooses the form. */
export const possessive = (name: string): string => say('people.whose', { name, context: name.at(-1) });

// Actions, factions and cards

export const actionName = (action: Action): string => say(`actions.${action}.name`);
export const factionName = (faction: FactionId): string => say(`factions.${faction}.name`);
export const abilityName = (faction: FactionId): string => say(`factions.${faction}.ability.name`);
export const abilityText = (faction: FactionId): string => say(`factions.${faction}.ability.text`);

export function cardName(card: ActionCardId): string {
  const { top, bottom } = actionCard(card);
  return say('cards.action', { top: actionName(top), bottom: actionName(bottom) });
}

/** Without its multiplier. */
export const tacticsTitle = (card: TacticsId): string => say(`tactics.${card}.name`);

export const tacticsName = (card: TacticsId): string =>
  say('cards.tactics', { name: tacticsTitle(card), multiplier: TACTICS[card].multiplier });

export function tacticsText(id: TacticsId): string {
  const { vp } = TACTICS[id];
  const fill = { card: tacticsName(id), text: say(`tactics.${id}.text`) };
  return vp > 0 ? say('cards.tacticsTextVp', { ...fill, vp }) : say('cards.tacticsText', fill);
}

export const technologyName = (technology: TechnologyId): string => say(`technologies.${technology}.name`);

export function technologyText(technology: TechnologyId): string {
  const { type, vp } = TECHNOLOGIES[technology];
  return say('cards.technologyText', {
    name: technologyName(technology),
    type: worldName(type),
    vp: vp === 'variable' ? '?' : vp,
    text: say(`technologies.${technology}.text`),
  });
}

export const objectiveName = (objective: ObjectiveId): string => say(`objectives.${objective}.name`);

export const objectiveText = (objective: ObjectiveId): string =>
  say('cards.objectiveText', { name: objectiveName(objective), text: say(`objectives.${objective}.text`) });

/** `a Desert Objective`: its back. */
export const anObjective = (type: PlanetType): string =>
  say('cards.anObjective', { type: worldName(type), context: type });

export const tokenName = (token: TokenId): string => say(`tokens.${explorationToken(token).kind}.name`);

export const cardNames = (cards: readonly ActionCardId[]): string => cards.map(cardName).join(', ');
export const tacticsNames = (cards: readonly TacticsId[]): string => cards.map(tacticsName).join(', ');

/** What a card of the Gatekeepers makes them do (WG 14.10, WG 14.11, WG 14.12, WG 14.14). */
export function gateCardName(card: GateCard): string {
  switch (card) {
    case 'technology':
      return actionName('research');
    case 'tactics':
      return actionName('promote');
    case 'action':
      return actionName('control');
    case 'desert':
    case 'jungle':
    case 'volcanic':
    case 'oceanic':
    case 'arctic':
      return say('cards.reinforceType', { type: worldName(card) });
  }
}
