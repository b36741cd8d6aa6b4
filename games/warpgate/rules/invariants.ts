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
import { coloniesOf, controlledBy, shipsOnBoard } from './reckoning.ts';
import { NOBODY } from './state.ts';
import type { State } from './state.ts';

/** The conservation laws of the box: every ship, marker, card and token is somewhere, once. Lists what is broken. */
export function brokenLaws(s: State): string[] {
  if (s.layout === '') return [];
  return [...pieceLaws(s), ...placeLaws(s), ...handLaws(s), ...deckLaws(s), ...tokenLaws(s)];
}

/** WG 1.1, 1.2, 9.20. */
function pieceLaws(s: State): string[] {
  const broken: string[] = [];
  s.players.forEach((player, seat) => {
    const attacking = s.battle?.attacker === seat ? s.battle.attackers : 0;
    const ships = player.ships + shipsOnBoard(s, seat) + attacking;
    if (ships !== PIECES_PER_COLOUR.ships || player.ships < 0)
      broken.push(`WG 1.1 seat ${seat} has ${ships} ships`);
    const markers = player.markers + controlledBy(s, seat).length;
    if (markers !== PIECES_PER_COLOUR.markers || player.markers < 0)
      broken.push(`WG 1.1 seat ${seat} has ${markers} markers`);
    if (player.spentGoods < 0 || player.spentGoods > player.goods)
      broken.push(`WG 10.9 seat ${seat}: spent more goods than it has`);
    if (player.kind === 'human' && hasMixedSector(s, seat))
      broken.push(`WG 9.20 seat ${seat} has Outpost and Colony in one sector`);
  });
  const goods = s.players.reduce((sum, player) => sum + player.goods, s.goods);
  if (goods !== 4 * s.players.length) broken.push(`WG 2.13 there are ${goods} Trade Goods`);
  return broken;
}

function hasMixedSector(s: State, seat: number): boolean {
  const board = boardOf(s);
  const colonies = new Set(coloniesOf(s, seat).map((planet) => board.places[planet]!.sector));
  return controlledBy(s, seat).some(
    (planet) => !s.isColony[planet] && colonies.has(board.places[planet]!.sector),
  );
}

/** WG 1.3, 1.4, 1.6, 6.5. */
function placeLaws(s: State): string[] {
  const broken: string[] = [];
  boardOf(s).places.forEach(({ id, world }, place) => {
    const owner = s.fleetOwner[place]!;
    if ((owner === NOBODY) !== (s.fleetSize[place] === 0) || s.fleetSize[place]! < 0)
      broken.push(`WG 1.4 ${id}: ships without owner`);
    if (s.markerOwner[place] === NOBODY && s.isColony[place])
      broken.push(`WG 1.3 ${id}: Colony without marker`);
    if (world === 'gate' && s.markerOwner[place] !== NOBODY)
      broken.push(`WG 1.3 ${id}: marker on a Warpgate`);
    if (world === 'gate' && owner !== NOBODY && s.gates[owner] !== place)
      broken.push(`WG 6.5 ${id}: foreign ships on a Warpgate`);
    if (s.tokens[place] !== null && owner !== NOBODY)
      broken.push(`WG 17.3 ${id}: ships beside a hidden token`);
  });
  return broken;
}

/** WG 2.5, 2.7, 3.3. */
function handLaws(s: State): string[] {
  const broken: string[] = [];
  s.players.forEach((player, seat) => {
    if (player.kind === 'gatekeepers') return;
    const actions = [...player.deck, ...player.hand, ...player.discard, ...player.slots];
    if (!sameCards(actions, ACTION_CARD_IDS))
      broken.push(`WG 2.5 seat ${seat}: its 12 Action cards are not all there once`);
    if (player.laid !== null && !player.hand.includes(player.laid))
      broken.push(`WG 3.3 seat ${seat}: the laid card is not in the hand`);
    if (player.hand.join() !== player.hand.toSorted().join())
      broken.push(`seat ${seat}: the hand is not in order`);
  });
  return broken;
}

/** WG 2.7, 2.9, 2.14, 2.15, 14.3. */
function deckLaws(s: State): string[] {
  const broken: string[] = [];
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
    broken.push('WG 2.9 the Tactics cards are not all there once');

  const technologies = s.players.flatMap((player) => player.technologies);
  technologies.push(
    ...s.technologyDeck,
    ...s.technologies,
    ...s.unusedTechnologies,
    ...(s.gatekeepers?.technology ?? []),
  );
  if (!sameCards(technologies, TECHNOLOGY_IDS))
    broken.push('WG 2.14 the Technologies are not all there once');

  const objectives = s.players.flatMap((player) => player.objectives);
  objectives.push(
    ...s.objectiveDeck,
    ...s.objectives,
    ...s.unusedObjectives,
    ...(s.gatekeepers?.objectives ?? []),
  );
  if (!sameCards(objectives, OBJECTIVE_IDS)) broken.push('WG 2.15 the Objectives are not all there once');

  if (s.gatekeepers) {
    const { deck, slots, discard } = s.gatekeepers;
    if (deck.length + slots.length + discard.length !== 8)
      broken.push('WG 14.3 the Gatekeepers do not have 8 cards');
  }
  return broken;
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
