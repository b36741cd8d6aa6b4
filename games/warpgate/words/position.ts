import { boardOf } from '../rules/geometry.ts';
import type { PlayerView, WarpgateView } from '../rules/view.ts';
import { mapText } from './map.ts';
import {
  cardName,
  cardNames,
  counted,
  listed,
  objectiveText,
  playerName,
  seatLetter,
  tacticsNames,
  technologyText,
  typeName,
} from './names.ts';
import { hasTrade, holdingsAt, placeAt, placeCode, placeName } from './places.ts';
import { commonText, ownedText, playersText, progressText, slotsText } from './players.ts';
import { packed, wrapped } from './table.ts';

const WIDTH = 100;

/** The whole position, for a terminal of a hundred columns. */
export function positionText(view: WarpgateView): string {
  const parts = [headline(view), playersText(view)];
  if (view.layout !== '') {
    parts.push(
      slotsText(view),
      ownedText(view, WIDTH),
      technologiesText(view),
      mapText(view),
      KEY,
      sectorsText(view),
      ...view.players.flatMap((player) => (player.own ? ownText(player, player.own) : [])),
    );
  }
  return parts.filter((part) => part !== '').join('\n\n');
}

function headline(view: WarpgateView): string {
  const { round, turn, first, active, lastRound, battle, result } = view;
  if (result) return resultText(view, result);
  if (round === 0) return 'Setting up.';
  const named = (is: (player: PlayerView) => boolean): string =>
    listed(view.players.flatMap((player, seat) => (is(player) ? playerName(view, seat) : [])));
  const laid = named(({ hasLaid }) => hasLaid);
  const blockaded = named((player) => player.blockaded);
  const sentences = [
    `Round ${round}${lastRound ? ' (the last one)' : ''}, turn ${turn} of 4: ${playerName(view, active)}.`,
    `First player: ${playerName(view, first)}.`,
    ...(view.eye === 'spectator' ? [] : [`You are ${playerName(view, view.eye)}.`]),
    ...(laid === '' ? [] : [`Card laid in advance: ${laid}.`]),
    ...(blockaded === '' ? [] : [`Blockaded: ${blockaded}.`]),
  ];
  const lines = [wrapped(sentences.join(' '), WIDTH, 2)];
  if (battle) {
    const attack = `${playerName(view, battle.attacker)} with ${counted(battle.attackers, 'ship')}`;
    const defence = `${playerName(view, battle.defender)} with ${counted(battle.defenders, 'ship')}`;
    lines.push(`Battle at ${placeName(view, battle.place)}: ${attack} against ${defence}.`);
  }
  return lines.join('\n');
}

function resultText(view: WarpgateView, { scores, winners }: NonNullable<WarpgateView['result']>): string {
  const ranking = scores
    .map((score, seat) => ({ score, name: playerName(view, seat) }))

    .toSorted((a, b) => b.score - a.score)
    .map(({ score, name }) => `${name} ${score} VP`);
  const won = listed(winners.map((seat) => playerName(view, seat)));
  return wrapped(`Game over after round ${view.round}. ${won} won: ${ranking.join(', ')}.`, WIDTH, 2);
}

function technologiesText(view: WarpgateView): string {
  const lines = view.technologies.map((id) => wrapped(`- ${technologyText(id)}`, WIDTH, 2));
  return [commonText(view, WIDTH), `Technologies (deck ${view.technologyDeckSize}):`, ...lines].join('\n');
}

const KEY = wrapped(
  'First line of a place: Ga Warpgate, Ho home, $ trade icon, small letter drone (* several). Second line: ' +
    'B3 ships, Bo Outpost, BC Colony, ? unexplored. Lines are drawn between sectors. Goods: unspent/all.',
  WIDTH,
  0,
);

/** What lies where, sector by sector. */
function sectorsText(view: WarpgateView): string {
  const { sectors, places, ids } = boardOf(view);
  const gates = places.flatMap(({ world }, place) => (world === 'gate' ? place : []));
  const groups = [...sectors.map(({ planets }) => planets), gates];
  const lines = groups.map((group) => {
    const texts = group.map((place) => {
      const id = ids[place] ?? '';
      return `${placeCode(id)} ${placeName(view, id)}${hasTrade(id) ? ' $' : ''}${holdings(view, id)}`;
    });
    return packed(texts, ' | ', WIDTH, 4);
  });
  return ['Sectors:', ...lines].join('\n');
}

/** `: Y 2 ships, Outpost; B drone`. */
function holdings(view: WarpgateView, id: string): string {
  const held = holdingsAt(view, id).map(
    ({ seat, things }) => `${seatLetter(view, seat)} ${things.join(', ')}`,
  );
  if (placeAt(view, id).token) held.push('unexplored');
  return held.length > 0 ? `: ${held.join('; ')}` : '';
}

/** What only the owner knows. */
function ownText(player: PlayerView, own: NonNullable<PlayerView['own']>): string {
  const lines = [`Your hand: ${cardNames(own.hand) || 'empty'}.`];
  if (own.laid) lines.push(`Laid in advance: ${cardName(own.laid)}.`);
  if (own.tacticsHand.length > 0) lines.push(`Tactics drawn: ${tacticsNames(own.tacticsHand)}.`);
  if (own.recruits.length > 0) lines.push(`Promotion cards seen: ${tacticsNames(own.recruits)}.`);
  if (own.peeked) lines.push(`On top of the Objectives deck: ${objectiveText(own.peeked)}`);
  lines.push(`Tactics deck: ${tacticsNames(own.tacticsDeck) || 'empty'}.`);
  if (player.tacticsDiscard.length > 0)
    lines.push(`Tactics discarded: ${tacticsNames(player.tacticsDiscard)}.`);
  const objectives = player.objectives.flatMap(({ id, type, have = 0, need = 1 }) =>
    id ? `Objective ${progressText(have, need)} ${typeName(type)}, ${objectiveText(id)}` : [],
  );
  const technologies = player.technologies.map((id) => `Technology ${technologyText(id)}`);
  return [...lines, ...objectives, ...technologies].map((line) => wrapped(line, WIDTH, 4)).join('\n');
}
