import { listed } from '@warptable/speech';
import { boardOf } from '../rules/geometry.ts';
import type { PlayerView, WarpgateView } from '../rules/view.ts';
import { mapText } from './map.ts';
import {
  cardName,
  cardNames,
  objectiveText,
  playerName,
  seatLetter,
  tacticsNames,
  technologyText,
  worldName,
} from './names.ts';
import { hasTrade, holdingsAt, placeAt, placeCode, placeName } from './places.ts';
import { commonText, ownedText, playersText, progressText, slotsText } from './players.ts';
import { say } from './say.ts';
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
      wrapped(say('position.key'), WIDTH, 0),
      sectorsText(view),
      ...view.players.flatMap((player) => (player.own ? ownText(player, player.own) : [])),
    );
  }
  return parts.filter((part) => part !== '').join('\n\n');
}

function headline(view: WarpgateView): string {
  const { round, turn, first, active, lastRound, battle, result } = view;
  if (result) return resultText(view, result);
  if (round === 0) return say('position.settingUp');
  const named = (is: (player: PlayerView) => boolean): string =>
    listed(view.players.flatMap((player, seat) => (is(player) ? playerName(view, seat) : [])));
  const laid = named(({ hasLaid }) => hasLaid);
  const blockaded = named((player) => player.blockaded);
  const sentences = [
    say('position.round', {
      round,
      turn,
      active: playerName(view, active),
      context: lastRound ? 'last' : undefined,
    }),
    say('position.first', { name: playerName(view, first) }),
    ...(view.viewer === 'spectator' ? [] : [say('position.you', { name: playerName(view, view.viewer) })]),
    ...(laid === '' ? [] : [say('position.laid', { names: laid })]),
    ...(blockaded === '' ? [] : [say('position.blockaded', { names: blockaded })]),
  ];
  const lines = [wrapped(sentences.join(' '), WIDTH, 2), ...(battle ? [battleText(view, battle)] : [])];
  return lines.join('\n');
}

const battleText = (view: WarpgateView, battle: NonNullable<WarpgateView['battle']>): string =>
  say('position.battle', {
    place: placeName(view, battle.place),
    attacker: playerName(view, battle.attacker),
    attackers: say('count.ships', { count: battle.attackers }),
    defender: playerName(view, battle.defender),
    defenders: say('count.ships', { count: battle.defenders }),
  });

function resultText(view: WarpgateView, { scores, winners }: NonNullable<WarpgateView['result']>): string {
  const ranking = scores
    .map((score, seat) => ({ score, name: playerName(view, seat) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ score, name }) => say('position.score', { name, score }));
  const text = say('position.over', {
    round: view.round,
    winners: listed(winners.map((seat) => playerName(view, seat))),
    ranking: ranking.join(', '),
  });
  return wrapped(text, WIDTH, 2);
}

function technologiesText(view: WarpgateView): string {
  const lines = view.technologies.map((id) => wrapped(`- ${technologyText(id)}`, WIDTH, 2));
  const head = say('position.technologies', { deck: view.technologyDeckSize });
  return [commonText(view, WIDTH), head, ...lines].join('\n');
}

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
  return [say('position.sectors'), ...lines].join('\n');
}

/** `: Y 2 ships, Outpost; B drone`. */
function holdings(view: WarpgateView, id: string): string {
  const held = holdingsAt(view, id).map(
    ({ seat, things }) => `${seatLetter(view, seat)} ${things.join(', ')}`,
  );
  if (placeAt(view, id).token) held.push(say('places.unexplored'));
  return held.length > 0 ? `: ${held.join('; ')}` : '';
}

/** What only the owner knows. */
function ownText(player: PlayerView, own: NonNullable<PlayerView['own']>): string {
  const empty = say('position.own.empty');
  const lines = [say('position.own.hand', { cards: cardNames(own.hand) || empty })];
  if (own.laid) lines.push(say('position.own.laid', { card: cardName(own.laid) }));
  if (own.tacticsHand.length > 0)
    lines.push(say('position.own.tacticsHand', { cards: tacticsNames(own.tacticsHand) }));
  if (own.recruits.length > 0)
    lines.push(say('position.own.recruits', { cards: tacticsNames(own.recruits) }));
  if (own.peeked) lines.push(say('position.own.peeked', { objective: objectiveText(own.peeked) }));
  lines.push(say('position.own.tacticsDeck', { cards: tacticsNames(own.tacticsDeck) || empty }));
  if (player.tacticsDiscard.length > 0)
    lines.push(say('position.own.tacticsDiscard', { cards: tacticsNames(player.tacticsDiscard) }));
  const objectives = player.objectives.flatMap(({ id, type, have = 0, need = 1 }) =>
    id
      ? say('position.own.objective', {
          progress: progressText(have, need),
          type: worldName(type),
          objective: objectiveText(id),
        })
      : [],
  );
  const technologies = player.technologies.map((id) =>
    say('position.own.technology', { technology: technologyText(id) }),
  );
  return [...lines, ...objectives, ...technologies].map((line) => wrapped(line, WIDTH, 4)).join('\n');
}
