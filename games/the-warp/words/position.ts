import { capital, listed } from '@warptable/speech';
import type { ExiledColour, RaceId } from '../content/index.ts';
import { RIVAL } from '../rules/solo/state.ts';
import type { WarpView } from '../rules/view.ts';
import { cardText, exiledText, guardianText, missionText, raceText, tokenName } from './cards.ts';
import { combatPanel } from './combat.ts';
import { mapText } from './map.ts';
import { openMissionsText, pioneeringText } from './missions.ts';
import { nameIn, playerName, raceName, rankingText, shortRace } from './names.ts';
import { abilitiesText, holdingsText, knownText, ownText, playersText } from './players.ts';
import { rivalText } from './rival.ts';
import { say } from './say.ts';
import { sayPosition } from './say-position.ts';
import { wrapped } from './table.ts';

const WIDTH = 100;

/** The whole position, for a terminal of a hundred columns. */
export function positionText(view: WarpView): string {
  const own = view.players.flatMap((player, seat) =>
    player.own && !(view.solo && seat === RIVAL) ? ownText(view, seat, player.own, WIDTH) : [],
  );
  const parts = [
    headline(view),
    combatPanel(view, WIDTH),
    playersText(view),
    view.solo ? rivalText(view, view.solo, WIDTH) : '',
    knownText(view, WIDTH),
    racesText(view),
    mapText(view),
    wrapped(sayPosition('position.map'), WIDTH, 2),
    holdingsText(view, WIDTH),
    openMissionsText(view, WIDTH),
    pioneeringText(view, WIDTH),
    archiveText(view),
    divisionText(view),
    view.viewer === 'spectator' ? '' : abilitiesText(view, view.viewer, WIDTH),
    ...own,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function headline(view: WarpView): string {
  const { round, phase, active, first, endgame, viewer, result, timeout } = view;
  if (result) return resultText(view, result);
  const youAre = viewer === 'spectator' ? [] : [sayPosition('position.youAre', { name: playerName(viewer) })];
  if (phase === 'setup')
    return [sayPosition('position.settingUp', { first: capital(nameIn(view, first)) }), ...youAre].join(' ');
  const sentences = [
    sayPosition('position.round', {
      round,
      name: nameIn(view, active),
      phase: sayPosition(`position.phases.${phase}`),
    }),
    sayPosition('position.first', { name: nameIn(view, first) }),
    ...youAre,
    ...(endgame === null ? [] : [endgameText(view, endgame)]),
    ...(timeout ? [sayPosition('position.timeout', { team: timeout.team + 1 })] : []),
  ];
  return wrapped(sentences.join(' '), WIDTH, 2);
}

/** TW 3.5, TW 19.3. */
function endgameText({ options }: WarpView, left: number): string {
  if (options.edition === 'prototype') return sayPosition('position.endgame.turns', { count: left });
  return left === 0
    ? sayPosition('position.endgame.last')
    : sayPosition('position.endgame.rounds', { count: left });
}

function resultText(view: WarpView, { scores, winners }: NonNullable<WarpView['result']>): string {
  const text = sayPosition('position.over', {
    round: view.round,
    winners: listed(winners.map((seat) => nameIn(view, seat))),
    ranking: rankingText(view, scores),
  });
  return wrapped(text, WIDTH, 2);
}

/** The Exiled, the Guardian, and the races that are still to be taken. */
function racesText(view: WarpView): string {
  const { exiled, piles, setAside } = view;
  const line = (colour: ExiledColour, race: RaceId | null): string[] =>
    race
      ? [sayPosition(`position.exiled.${colour}`, { race: raceName(race), ability: exiledText(race) })]
      : [];
  const lines = [
    ...line('yellow', exiled.yellow),
    ...line('green', exiled.green),
    ...guardianLine(view),
    ...piles.flatMap((pile, i) =>
      pile.length > 0 ? [sayPosition('position.pile', { pile: i + 1, races: racesIn(pile) })] : [],
    ),
    ...(setAside.length > 0 ? [sayPosition('position.setAside', { races: racesIn(setAside) })] : []),
  ];
  return lines.map((text) => wrapped(text, WIDTH, 2)).join('\n');
}

const racesIn = (pile: readonly RaceId[]): string => pile.map(shortRace).join(', ');

function guardianLine({ guardian: { race, holds, conquerPoints, tokens } }: WarpView): string[] {
  if (!race) return [];
  const guardian = sayPosition(conquerPoints ? 'position.guardian' : 'position.guardianTaken', {
    guardian: guardianText(race),
    context: holds ? undefined : 'beaten',
  });
  const abilities = tokens.map((token) => `${tokenName(token)}: ${say(`tokens.${token}.text`)}`);
  return [[guardian, ...abilities].join(' ')];
}

/** TW 18.2, TW 18.4: what the own team divides. */
function divisionText({ viewer, options, players, piles, pool }: WarpView): string {
  if (viewer === 'spectator' || options.mode !== 'team') return '';
  const races = piles[players[viewer]?.team ?? viewer] ?? [];
  const lines = [...races.map(raceText), ...pool.map(missionText)].map((text) => `- ${text}`);
  const head = lines.length > 0 ? [sayPosition('position.divides')] : [];
  return [...head, ...lines].map((line) => wrapped(line, WIDTH, 2)).join('\n');
}

function archiveText(view: WarpView): string {
  const { lineUp, deckSize, discard, rewardDeckSize, rewardDiscard, neutrals } = view;
  const [lasers = 0, towers = 0, ships = 0] = neutrals;
  const lines = [
    sayPosition('position.lineUp', { deck: deckSize, discard: discard.length }),
    ...lineUp.map((card) => `- ${cardText(card)}`),
    sayPosition('position.supply', {
      deck: rewardDeckSize,
      discarded: rewardDiscard.length,
      lasers: say('buildings.laser-cannon.count', { count: lasers }),
      towers: say('buildings.sentry-tower.count', { count: towers }),
      ships: say('buildings.assault-ship.count', { count: ships }),
    }),
  ];
  return lines.map((text) => wrapped(text, WIDTH, 2)).join('\n');
}
