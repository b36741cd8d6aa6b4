import {
  ACTION_CARD_IDS,
  ADVANCED_TACTICS,
  BASIC_TACTICS,
  FACTIONS,
  HEROES,
  OBJECTIVE_IDS,
  PIECES_PER_COLOUR,
  TACTICS,
  TECHNOLOGY_IDS,
} from '../content/index.ts';
import { boardOf } from './geometry.ts';
import { coloniesOf, controlledBy, shipsOnBoard } from './queries.ts';
import { NOBODY } from './state.ts';
import type { State } from './state.ts';

/**
 * The conservation laws of the box: every ship, marker, card and token is somewhere, once. No card overrides them (WG 16.5).
 * Lists what is broken.
 */
export function violationsIn(s: State): string[] {
  if (s.layout === '') return [];
  return [...pieceLaws(s), ...placeLaws(s), ...handLaws(s), ...deckLaws(s), ...tokenLaws(s)];
}

/** WG 1.1, WG 1.2, WG 9.20. */
function pieceLaws(s: State): string[] {
  const found: string[] = [];
  s.players.forEach((player, seat) => {
    const attacking = s.battle?.attacker === seat ? s.battle.attackers : 0;
    const ships = player.ships + shipsOnBoard(s, seat) + attacking;
    if (ships !== PIECES_PER_COLOUR.ships || player.ships < 0)
      found.push(`WG 1.1 seat ${seat} has ${ships} ships`);
    const markers = player.markers + controlledBy(s, seat).length;
    if (markers !== PIECES_PER_COLOUR.markers || player.markers < 0)
      found.push(`WG 1.1 seat ${seat} has ${markers} markers`);
    if (player.spentGoods < 0 || player.spentGoods > player.goods)
      found.push(`WG 10.9 seat ${seat}: spent more goods than it has`);
    if (player.kind === 'human' && hasMixedSector(s, seat))
      found.push(`WG 9.20 seat ${seat} has Outpost and Colony in one sector`);
  });
  const goods = s.players.reduce((sum, player) => sum + player.goods, s.goods);
  if (goods !== 4 * s.players.length) found.push(`WG 2.13 there are ${goods} Trade Goods`);
  return found;
}

function hasMixedSector(s: State, seat: number): boolean {
  const board = boardOf(s);
  const colonies = new Set(coloniesOf(s, seat).map((planet) => board.places[planet]!.sector));
  return controlledBy(s, seat).some(
    (planet) => !s.isColony[planet] && colonies.has(board.places[planet]!.sector),
  );
}

/** WG 1.3, WG 1.4, WG 1.6, WG 6.5. */
function placeLaws(s: State): string[] {
  const found: string[] = [];
  boardOf(s).places.forEach(({ id, world }, place) => {
    const owner = s.fleetOwner[place]!;
    if ((owner === NOBODY) !== (s.fleetSize[place] === 0) || s.fleetSize[place]! < 0)
      found.push(`WG 1.4 ${id}: ships without owner`);
    if (s.markerOwner[place] === NOBODY && s.isColony[place])
      found.push(`WG 1.3 ${id}: Colony without marker`);
    if (world === 'gate' && s.markerOwner[place] !== NOBODY) found.push(`WG 1.3 ${id}: marker on a Warpgate`);
    if (world === 'gate' && owner !== NOBODY && s.gates[owner] !== place)
      found.push(`WG 6.5 ${id}: foreign ships on a Warpgate`);
    if (s.tokens[place] !== null && owner !== NOBODY)
      found.push(`WG 17.3 ${id}: ships beside a hidden token`);
  });
  return found;
}

/** WG 2.5, WG 2.7, WG 3.3. */
function handLaws(s: State): string[] {
  const found: string[] = [];
  s.players.forEach((player, seat) => {
    if (player.kind === 'gatekeepers') return;
    const actions = [...player.deck, ...player.hand, ...player.discard, ...player.slots];
    if (!sameCards(actions, ACTION_CARD_IDS))
      found.push(`WG 2.5 seat ${seat}: its 12 Action cards are not all there once`);
    if (player.laid !== null && !player.hand.includes(player.laid))
      found.push(`WG 3.3 seat ${seat}: the laid card is not in the hand`);
    if (player.hand.join() !== player.hand.toSorted().join())
      found.push(`seat ${seat}: the hand is not in order`);
  });
  return found;
}

/** WG 2.7, WG 2.9, WG 2.14, WG 2.15, WG 14.3. */
function deckLaws(s: State): string[] {
  const found: string[] = [];
  const all = s.players.flatMap((p) => [
    ...p.tacticsDeck,
    ...p.tacticsHand,
    ...p.tacticsDiscard,
    ...p.recruits,
  ]);
  const played = [s.battle?.attackerCard, s.battle?.defenderCard].flatMap((card) => card ?? []);
  const tactics = [
    ...all,
    ...played,
    ...s.promotionDeck,
    ...s.promotionDiscard,
    ...(s.gatekeepers?.tactics ?? []),
  ];
  const basics = s.players.flatMap(({ faction }) =>
    BASIC_TACTICS.filter((card) => !faction || TACTICS[card].slot !== TACTICS[FACTIONS[faction].hero].slot),
  );
  if (!sameCards(tactics, [...basics, ...HEROES, ...ADVANCED_TACTICS]))
    found.push('WG 2.9 the Tactics cards are not all there once');

  const technologies = s.players.flatMap((player) => player.technologies);
  technologies.push(
    ...s.technologyDeck,
    ...s.technologies,
    ...s.unusedTechnologies,
    ...(s.gatekeepers?.technology ?? []),
  );
  if (!sameCards(technologies, TECHNOLOGY_IDS)) found.push('WG 2.14 the Technologies are not all there once');

  const objectives = s.players.flatMap((player) => player.objectives);
  objectives.push(
    ...s.objectiveDeck,
    ...s.objectives,
    ...s.unusedObjectives,
    ...(s.gatekeepers?.objectives ?? []),
  );
  if (!sameCards(objectives, OBJECTIVE_IDS)) found.push('WG 2.15 the Objectives are not all there once');

  if (s.gatekeepers) {
    const { deck, slots, discard } = s.gatekeepers;
    if (deck.length + slots.length + discard.length !== 8)
      found.push('WG 14.3 the Gatekeepers do not have 8 cards');
  }
  return found;
}

function tokenLaws(s: State): string[] {
  const lying = s.tokens.filter((token) => token !== null).length;
  const held = s.players.reduce((sum, player) => sum + player.tokens.length, 0);
  const tokens = lying + held + s.unusedTokens.length + s.discardedTokens.length;
  return tokens === 0 || tokens === 83 ? [] : [`WG 17.2 there are ${tokens} Exploration tokens`];
}

function sameCards(cards: readonly string[], expected: readonly string[]): boolean {
  return cards.toSorted().join() === expected.toSorted().join();
}
