import { listed } from '@warptable/speech';
import type { ExiledColour, RaceId } from '../content/index.ts';
import type { WarpView } from '../rules/view.ts';
import { cardText, exiledText, guardianText, missionText, raceText, tokenName } from './cards.ts';
import { combatPanel } from './combat.ts';
import { mapText } from './map.ts';
import { openMissionsText, pioneeringText } from './missions.ts';
import { playerName, raceName, rankingText, shortRace } from './names.ts';
import { abilitiesText, holdingsText, knownText, ownText, playersText } from './players.ts';
import { say } from './say.ts';
import { wrapped } from './table.ts';

const WIDTH = 100;

/** The whole position, for a terminal of a hundred columns. */
export function positionText(view: WarpView): string {
  const own = view.players.flatMap((player, seat) =>
    player.own ? ownText(view, seat, player.own, WIDTH) : [],
  );
  const parts = [
    headline(view),
    combatPanel(view, WIDTH),
    playersText(view),
    knownText(view, WIDTH),
    racesText(view),
    mapText(view),
    wrapped(say('position.map'), WIDTH, 2),
    holdingsText(view, WIDTH),
    openMissionsText(view, WIDTH),
    pioneeringText(view, WIDTH),
    archiveText(view),
    divisionText(view),
    view.eye === 'spectator' ? '' : abilitiesText(view, view.eye, WIDTH),
    ...own,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function headline(view: WarpView): string {
  const { round, phase, active, first, endgame, eye, result, timeout } = view;
  if (result) return resultText(view, result);
  const youAre = eye === 'spectator' ? [] : [say('position.youAre', { name: playerName(eye) })];
  if (phase === 'setup')
    return [say('position.settingUp', { first: playerName(first) }), ...youAre].join(' ');
  const sentences = [
    say('position.round', { round, name: playerName(active), phase: say(`position.phases.${phase}`) }),
    say('position.first', { name: playerName(first) }),
    ...youAre,
    ...(endgame === null ? [] : [endgameText(view, endgame)]),
    ...(timeout ? [say('position.timeout', { team: timeout.team + 1 })] : []),
  ];
  return wrapped(sentences.join(' '), WIDTH, 2);
}

/** TW 3.5, 19.3. */
function endgameText({ options }: WarpView, left: number): string {
  if (options.edition === 'prototype') return say('position.endgame.turns', { count: left });
  return left === 0 ? say('position.endgame.last') : say('position.endgame.rounds', { count: left });
}

function resultText(view: WarpView, { scores, winners }: NonNullable<WarpView['result']>): string {
  const text = say('position.over', {
    round: view.round,
    winners: listed(winners.map(playerName)),
    ranking: rankingText(view, scores),
  });
  return wrapped(text, WIDTH, 2);
}

/** The Exiled, the Guardian, and the races that are still to be taken. */
function racesText(view: WarpView): string {
  const { exiled, piles, setAside } = view;
  const line = (colour: ExiledColour, race: RaceId | null): string[] =>
    race ? [say(`position.exiled.${colour}`, { race: raceName(race), ability: exiledText(race) })] : [];
  const lines = [
    ...line('yellow', exiled.yellow),
    ...line('green', exiled.green),
    ...guardianLine(view),
    ...piles.flatMap((pile, i) =>
      pile.length > 0 ? [say('position.pile', { pile: i + 1, races: racesIn(pile) })] : [],
    ),
    ...(setAside.length > 0 ? [say('position.setAside', { races: racesIn(setAside) })] : []),
  ];
  return lines.map((text) => wrapped(text, WIDTH, 2)).join('\n');
}

const racesIn = (pile: readonly RaceId[]): string => pile.map(shortRace).join(', ');

function guardianLine({ guardian: { race, holds, conquerPoints, tokens } }: WarpView): string[] {
  if (!race) return [];
  const guardian = say(conquerPoints ? 'position.guardian' : 'position.guardianTaken', {
    guardian: guardianText(race),
    context: holds ? undefined : 'beaten',
  });
  const abilities = tokens.map((token) => `${tokenName(token)}: ${say(`tokens.${token}.text`)}`);
  return [[guardian, ...abilities].join(' ')];
}

/** TW 18.2, 18.4: what the own team divides. */
function divisionText({ eye, options, players, piles, pool }: WarpView): string {
  if (eye === 'spectator' || options.mode !== 'team') return '';
  const races = piles[players[eye]?.team ?? eye] ?? [];
  const lines = [...races.map(raceText), ...pool.map(missionText)].map((text) => `- ${text}`);
  const head = lines.length > 0 ? [say('position.divides')] : [];
  return [...head, ...lines].map((line) => wrapped(line, WIDTH, 2)).join('\n');
}

function archiveText(view: WarpView): string {
  const { lineUp, deckSize, discard, rewardDeckSize, rewardDiscard, neutrals } = view;
  const [lasers = 0, towers = 0, ships = 0] = neutrals;
  const lines = [
    say('position.lineUp', { deck: deckSize, discard: discard.length }),
    ...lineUp.map((card) => `- ${cardText(card)}`),
    say('position.supply', {
      deck: rewardDeckSize,
      discarded: rewardDiscard.length,
      lasers: say('buildings.laser-cannon.count', { count: lasers }),
      towers: say('buildings.sentry-tower.count', { count: towers }),
      ships: say('buildings.assault-ship.count', { count: ships }),
    }),
  ];
  return lines.map((text) => wrapped(text, WIDTH, 2)).join('\n');
}
