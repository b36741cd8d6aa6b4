import type { PersonAt, Seat, Viewer } from '@warptable/kernel';
import { ATTRIBUTES, BOARD_ABILITIES, FACTIONS, LEADERS, RYHZU, TACTICS } from '../content/index.ts';
import type {
  AttributeId,
  BoardAbility,
  Building,
  FactionId,
  IntelId,
  LeaderId,
  LooseId,
  RyhzuId,
  Section,
  TacticsId,
} from '../content/index.ts';
import type { ChaosView } from '../rules/view.ts';
import { sources } from './en/names.ts';
import { say } from './say.ts';

// People: by their factions

export const factionName = (faction: FactionId): string => say(`factions.${faction}.name`);

/** One letter for tables and maps, the same in all languages; the number of the seat before factions are taken. */
export function seatLetter(view: ChaosView, seat: Seat): string {
  const faction = view.players[seat]?.faction;
  return faction ? faction.charAt(0).toUpperCase() : String(seat + 1);
}

export function seatName(view: ChaosView, seat: Seat): string {
  const faction = view.players[seat]?.faction;
  return faction ? factionName(faction) : say('people.player', { number: seat + 1 });
}

export const playerName = (view: ChaosView, seat: Seat, personAt?: PersonAt): string =>
  personAt?.(seat) ?? seatName(view, seat);

/** The form of a sentence about this seat. */
export const formFor = (seat: Seat, viewer: Viewer): 'you' | undefined =>
  seat === viewer ? 'you' : undefined;

/** The subject of a sentence, as this viewer reads it. */
export const subject = (view: ChaosView, seat: Seat, viewer: Viewer, personAt?: PersonAt): string =>
  seat === viewer ? say('people.you') : playerName(view, seat, personAt);

/** The same within a sentence. */
export const within = (view: ChaosView, seat: Seat, viewer: Viewer, personAt?: PersonAt): string =>
  seat === viewer ? say('people.you', { context: 'within' }) : playerName(view, seat, personAt);

/** `your`, `Zcharo’s`. */
export const whose = (view: ChaosView, seat: Seat, viewer: Viewer, personAt?: PersonAt): string =>
  seat === viewer ? say('people.your') : possessive(playerName(view, seat, personAt));

/** Of a name; its last letter chooses the form. */
const possessive = (name: string): string => say('people.whose', { name, context: name.at(-1) });

// Pieces and cards

export const leaderName = (leader: LeaderId | RyhzuId): string =>
  isRyhzu(leader) ? say(`ryhzu.${leader}`) : say(`leaders.${leader}.name`);

export const isRyhzu = (id: string): id is RyhzuId => Object.hasOwn(RYHZU, id);
export const isLeader = (id: string): id is LeaderId => Object.hasOwn(LEADERS, id);
export const isAttribute = (id: string): id is AttributeId => Object.hasOwn(ATTRIBUTES, id);
export const isCard = (id: string): id is TacticsId => Object.hasOwn(TACTICS, id);
export const isFaction = (id: string): id is FactionId => Object.hasOwn(FACTIONS, id);

export const attributeName = (attribute: AttributeId): string => say(`attributes.${attribute}.name`);
export const attributeText = (attribute: AttributeId, upgraded: boolean): string =>
  say(upgraded ? `attributes.${attribute}.upgradedText` : `attributes.${attribute}.text`);

export const buildingName = (building: Building): string => say(`buildings.${building}`);
export const boardAbilityName = (ability: BoardAbility): string => say(`abilities.${ability}.name`);
export const boardAbilityText = (ability: BoardAbility): string => say(`abilities.${ability}.text`);
export const sectionName = (section: Section): string => say(`sections.${section}.name`);
export const intelName = (intel: IntelId): string => say(`intel.${intel}`);
export const looseName = (token: LooseId, upgraded = false): string =>
  upgraded ? say('things.turned', { name: say(`loose.${token}`) }) : say(`loose.${token}`);

/** Without its values. */
export const tacticsName = (card: TacticsId): string => say(`tactics.${card}.name`);

type Source = keyof typeof sources;
const isSource = (id: string): id is Source => Object.hasOwn(sources, id);

/** What acts: a faction, an attribute, a leader, an ability of the board, a card, or something of the game. */
export function abilityName(id: string): string {
  const board = BOARD_ABILITIES.find((ability) => id === `board:${ability}`);
  if (board) return boardAbilityName(board);
  if (isFaction(id)) return factionName(id);
  if (isAttribute(id)) return attributeName(id);
  if (isLeader(id) || isRyhzu(id)) return leaderName(id);
  if (isCard(id)) return tacticsName(id);
  return isSource(id) ? say(`sources.${id}`) : say('sources.other');
}
