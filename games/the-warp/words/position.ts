import { ABILITY_TOKENS } from '../content/index.ts';
import type { ExiledColour, RaceId } from '../content/index.ts';
import type { Phase } from '../rules/state.ts';
import type { WarpView } from '../rules/view.ts';
import { cardText, exiledText, guardianText, missionText, raceText } from './cards.ts';
import { combatPanel } from './combat.ts';
import { MAP_KEY, mapText } from './map.ts';
import { openMissionsText, pioneeringText } from './missions.ts';
import { counted, listed, playerName, raceName, rankingText, shortRace } from './names.ts';
import { abilitiesText, holdingsText, knownText, ownText, playersText } from './players.ts';
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
    wrapped(MAP_KEY, WIDTH, 2),
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

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'set-up',
  start: 'start of the turn',
  income: 'Income Phase',
  action: 'Action Phase',
  movement: 'Troop Movement',
  reveal: 'Reveal',
  replenish: 'Replenish',
  over: 'the end',
};

function headline(view: WarpView): string {
  const { round, phase, active, first, endgame, eye, result, timeout } = view;
  if (result) return resultText(view, result);
  if (phase === 'setup') {
    const you = eye === 'spectator' ? '' : ` You are ${playerName(eye)}.`;
    return `Setting up. ${playerName(first)} begins.${you}`;
  }
  const sentences = [
    `Round ${round}, ${playerName(active)}: ${PHASES[phase]}.`,
    `Starting player: ${playerName(first)}.`,
    ...(eye === 'spectator' ? [] : [`You are ${playerName(eye)}.`]),
    ...(endgame === null ? [] : [`Endgame: ${endgameText(view, endgame)}.`]),
    ...(timeout ? [`Team ${timeout.team + 1} has a timeout.`] : []),
  ];
  return wrapped(sentences.join(' '), WIDTH, 2);
}

/** TW 3.5, 19.3. */
function endgameText({ options }: WarpView, left: number): string {
  if (options.edition === 'prototype') return `${counted(left, 'more turn')} of whoever triggered it`;
  return left === 0 ? 'this is the last round' : `${counted(left, 'round')} after this one`;
}

function resultText(view: WarpView, { scores, winners }: NonNullable<WarpView['result']>): string {
  const won = listed(winners.map(playerName));
  return wrapped(`Game over after round ${view.round}. ${won} won: ${rankingText(view, scores)}.`, WIDTH, 2);
}

/** The Exiled, the Guardian, and the races that are still to be taken. */
function racesText({ exiled, guardian, piles, setAside }: WarpView): string {
  const line = (colour: ExiledColour, race: RaceId | null): string[] =>
    race ? [`Exiled ${colour}: ${raceName(race)}. ${exiledText(race)}`] : [];
  const tokens = guardian.tokens.map(
    (token) => `${ABILITY_TOKENS[token].name}: ${ABILITY_TOKENS[token].text}`,
  );
  const guard = guardian.race
    ? [
        `Guardian${guardian.holds ? '' : ' (beaten)'}: ${guardianText(guardian.race)}${guardian.conquerPoints ? '' : ' (conquer points are gone)'}. ${tokens.join(' ')}`,
      ]
    : [];
  const lines = [
    ...line('yellow', exiled.yellow),
    ...line('green', exiled.green),
    ...guard,
    ...piles.flatMap((pile, i) =>
      pile.length > 0 ? [`Races in pile ${i + 1}: ${pile.map(shortRace).join(', ')}.`] : [],
    ),
    ...(setAside.length > 0 ? [`Races set aside: ${setAside.map(shortRace).join(', ')}.`] : []),
  ];
  return lines.map((text) => wrapped(text.trimEnd(), WIDTH, 2)).join('\n');
}

/** TW 18.2, 18.4: what the own team divides. */
function divisionText({ eye, options, players, piles, pool }: WarpView): string {
  if (eye === 'spectator' || options.mode !== 'team') return '';
  const races = piles[players[eye]?.team ?? eye] ?? [];
  const lines = [...races.map(raceText), ...pool.map(missionText)].map((text) => `- ${text}`);
  const head = lines.length > 0 ? ['Your team divides:'] : [];
  return [...head, ...lines].map((line) => wrapped(line, WIDTH, 2)).join('\n');
}

function archiveText(view: WarpView): string {
  const { lineUp, deckSize, discard, rewardDeckSize, rewardDiscard, neutrals } = view;
  const [lasers = 0, towers = 0, ships = 0] = neutrals;
  const lines = [
    `Line-up (deck ${deckSize}, Discard Pile ${discard.length}), prices as Gold/Energy:`,
    ...lineUp.map((card) => `- ${cardText(card)}`),
    `Reward Deck ${rewardDeckSize}, ${rewardDiscard.length} discarded. Left to build: ${counted(lasers, 'Laser Cannon')}, ${counted(towers, 'Sentry Tower')}, ${counted(ships, 'Assault Ship')}.`,
  ];
  return lines.map((text) => wrapped(text, WIDTH, 2)).join('\n');
}
