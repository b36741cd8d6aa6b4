import type { Seat } from '@warptable/kernel';
import { FACTIONS, GATEKEEPERS, OBJECTIVES, PLANET_TYPES } from '../content/index.ts';
import type { PlanetType } from '../content/index.ts';
import type { ObjectiveView, PlayerView, WarpgateView } from '../rules/view.ts';
import {
  cardName,
  counted,
  gateCardName,
  seatLetter,
  tacticsName,
  technologyName,
  tokenName,
  typeName,
} from './names.ts';
import { placeCode } from './places.ts';
import { tableText, wrapped } from './table.ts';

const HEAD = ['', 'Faction', 'Ships', 'Markers', 'Hand', 'Goods', 'Hero+Adv', 'Drone', 'Objectives'];

/** What everybody has, in the order of play. */
export function playersText(view: WarpgateView): string {
  const seats = seatsOf(view);
  const rows = seats.map(({ seat, player }) => rowOf(view, seat, player));
  return tableText(HEAD, rows);
}

function seatsOf({ order, players }: WarpgateView): { seat: Seat; player: PlayerView }[] {
  const seats = order.length > 0 ? order : players.map((_, seat) => seat);
  return seats.flatMap((seat) => {
    const player = players[seat];
    return player ? [{ seat, player }] : [];
  });
}

function rowOf(view: WarpgateView, seat: Seat, player: PlayerView): string[] {
  const automatic = player.kind === 'gatekeepers';
  const faction = player.faction ? FACTIONS[player.faction].name : 'no faction yet';
  return [
    `${isOnTurn(view, seat) ? '>' : ' '}${seatLetter(view, seat)}`,
    automatic ? GATEKEEPERS.name : faction,
    String(player.ships),
    String(player.markers),
    automatic ? '' : String(player.handSize),
    `${player.goods - player.spentGoods}/${player.goods}`,
    String(player.honours),
    player.drone === null ? '' : placeCode(player.drone),
    shortTypes(player.objectives.map(({ type }) => type)),
  ];
}

const isOnTurn = ({ active, round, result }: WarpgateView, seat: Seat): boolean =>
  seat === active && round > 0 && result === null;

/** `2De Ju`: cards by their types. */
function shortTypes(types: readonly PlanetType[]): string {
  return PLANET_TYPES.flatMap((type) => {
    const count = types.filter((one) => one === type).length;
    const name = typeName(type).slice(0, 2);
    return count === 0 ? [] : count === 1 ? name : `${count}${name}`;
  }).join(' ');
}

/** The cards in the turn slots of this round. */
export function slotsText(view: WarpgateView): string {
  const rows = seatsOf(view).map(({ seat, player }) => {
    const cards =
      player.kind === 'gatekeepers'
        ? (view.gatekeepers?.slots ?? []).map(gateCardName)
        : player.slots.map((card) => cardName(card).replaceAll(' ', ''));
    return [` ${seatLetter(view, seat)}`, ...[0, 1, 2, 3].map((slot) => cards[slot] ?? '')];
  });
  const empty = rows.every((row) => row.slice(1).every((cell) => cell === ''));
  return empty ? '' : tableText(['', 'Turn 1', 'Turn 2', 'Turn 3', 'Turn 4'], rows);
}

/** What is known of the players' cards and tokens: all of it once the game is over. */
export function ownedText(view: WarpgateView, width: number): string {
  const lines = seatsOf(view).flatMap(({ seat, player }) => {
    const { technologies, tokens, knownTactics, objectives } = player;
    const revealed = view.result ? objectives.flatMap((objective) => objectiveName(objective)) : [];
    const owned = [
      ...part('Objectives', revealed),
      ...part('Technologies', technologies.map(technologyName)),
      ...part('Tokens', tokens.map(tokenName)),
      ...part('Tactics seen', knownTactics.map(tacticsName)),
    ];
    return owned.length > 0 ? [wrapped(` ${seatLetter(view, seat)}  ${owned.join(' ')}`, width, 4)] : [];
  });
  return lines.join('\n');
}

const part = (title: string, things: readonly string[]): string[] =>
  things.length > 0 ? [`${title}: ${things.join(', ')}.`] : [];

/** `Far Harbours [2/3]`. */
const objectiveName = ({ id, have = 0, need = 1 }: ObjectiveView): string[] =>
  id ? [`${OBJECTIVES[id].name} ${progressText(have, need)}`] : [];

export const progressText = (have: number, need: number): string =>
  have >= need ? '[x]' : `[${have}/${need}]`;

/** What is available to all. */
export function commonText(view: WarpgateView, width: number): string {
  const { objectives, topObjective, gatekeepers } = view;
  const lines = [
    `Objectives: ${objectives.map(typeName).join(', ') || 'none'} (deck ${view.objectiveDeckSize}${topObjective ? `, ${typeName(topObjective)} on top` : ''}). ` +
      `Trade Goods: ${view.goods}. Promotion deck: ${view.promotionDeckSize}.`,
  ];
  if (gatekeepers) {
    const { deckSize, top, discard } = gatekeepers;
    const gone = discard.length > 0 ? `; discarded: ${discard.map(gateCardName).join(', ')}` : '';
    lines.push(
      `Gatekeepers' deck: ${counted(deckSize, 'card')}${top ? `, ${gateCardName(top)} on top` : ''}${gone}.`,
    );
  }
  return lines.map((line) => wrapped(line, width, 2)).join('\n');
}
