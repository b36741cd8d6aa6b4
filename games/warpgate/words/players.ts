import type { Seat } from '@warptable/kernel';
import { PLANET_TYPES, actionCard } from '../content/index.ts';
import type { ActionCardId, PlanetType } from '../content/index.ts';
import type { ObjectiveView, PlayerView, WarpgateView } from '../rules/view.ts';
import {
  actionName,
  factionName,
  gateCardName,
  objectiveName,
  playerName,
  seatLetter,
  tacticsName,
  technologyName,
  tokenName,
  worldName,
} from './names.ts';
import { placeCode, typeCode } from './places.ts';
import { say } from './say.ts';
import { tableText, wrapped } from './table.ts';

/** What everybody has, in the order of play. */
export function playersText(view: WarpgateView): string {
  const head = [
    say('position.players.faction'),
    say('position.players.ships'),
    say('position.players.markers'),
    say('position.players.hand'),
    say('position.players.goods'),
    say('position.players.honours'),
    say('position.players.drone'),
    say('position.players.objectives'),
  ];
  const rows = seatsOf(view).map(({ seat, player }) => rowOf(view, seat, player));
  return tableText(['', ...head], rows);
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
  const faction = player.faction ? factionName(player.faction) : say('position.noFaction');
  return [
    `${isOnTurn(view, seat) ? '>' : ' '}${seatLetter(view, seat)}`,
    automatic ? playerName(view, seat) : faction,
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
    const code = typeCode(type);
    return count === 0 ? [] : count === 1 ? code : `${count}${code}`;
  }).join(' ');
}

/** The cards in the turn slots of this round. */
export function slotsText(view: WarpgateView): string {
  const rows = seatsOf(view).map(({ seat, player }) => {
    const cards =
      player.kind === 'gatekeepers'
        ? (view.gatekeepers?.slots ?? []).map(gateCardName)
        : player.slots.map(shortName);
    return [` ${seatLetter(view, seat)}`, ...[0, 1, 2, 3].map((slot) => cards[slot] ?? '')];
  });
  const empty = rows.every((row) => row.slice(1).every((cell) => cell === ''));
  const head = [1, 2, 3, 4].map((turn) => say('position.turn', { turn }));
  return empty ? '' : tableText(['', ...head], rows);
}

/** `Recon/Control`. */
function shortName(card: ActionCardId): string {
  const { top, bottom } = actionCard(card);
  return say('cards.actionShort', { top: actionName(top), bottom: actionName(bottom) });
}

/** What is known of the players' cards and tokens: all of it once the game is over. */
export function ownedText(view: WarpgateView, width: number): string {
  const lines = seatsOf(view).flatMap(({ seat, player }) => {
    const { technologies, tokens, knownTactics, objectives } = player;
    const revealed = view.result ? objectives.flatMap(revealedText) : [];
    const owned = [
      ...part('objectives', revealed),
      ...part('technologies', technologies.map(technologyName)),
      ...part('tokens', tokens.map(tokenName)),
      ...part('tactics', knownTactics.map(tacticsName)),
    ];
    return owned.length > 0 ? [wrapped(` ${seatLetter(view, seat)}  ${owned.join(' ')}`, width, 4)] : [];
  });
  return lines.join('\n');
}

type Owned = 'objectives' | 'technologies' | 'tokens' | 'tactics';

const part = (what: Owned, things: readonly string[]): string[] =>
  things.length > 0 ? [say(`position.owned.${what}`, { things: things.join(', ') })] : [];

/** `Far Harbours [2/3]`. */
const revealedText = ({ id, have = 0, need = 1 }: ObjectiveView): string[] =>
  id ? [`${objectiveName(id)} ${progressText(have, need)}`] : [];

export const progressText = (have: number, need: number): string =>
  have >= need ? '[x]' : `[${have}/${need}]`;

/** What is available to all. */
export function commonText(view: WarpgateView, width: number): string {
  const { objectives, topObjective, gatekeepers } = view;
  const fill = {
    objectives: objectives.map(worldName).join(', ') || say('position.none'),
    deck: view.objectiveDeckSize,
    goods: view.goods,
    promotions: view.promotionDeckSize,
  };
  const lines = [
    topObjective
      ? say('position.commonWithTop', { ...fill, top: worldName(topObjective) })
      : say('position.common', fill),
    ...(gatekeepers ? [gatekeepersText(gatekeepers)] : []),
  ];
  return lines.map((line) => wrapped(line, width, 2)).join('\n');
}

function gatekeepersText({ deckSize, top, discard }: NonNullable<WarpgateView['gatekeepers']>): string {
  const deck = [
    say('count.cards', { count: deckSize }),
    ...(top ? [say('position.onTop', { card: gateCardName(top) })] : []),
  ].join(', ');
  const gone = discard.map(gateCardName).join(', ');
  const contents = gone === '' ? deck : `${deck}; ${say('position.discarded', { cards: gone })}`;
  return say('position.gatekeepers', { contents });
}
