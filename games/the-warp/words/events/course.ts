import { ABILITY_TOKENS, RACES } from '../../content/index.ts';
import { missionName, missionText, pointsText, typeName } from '../cards.ts';
import { capital, counted, listed, raceName, rankingText, withArticle } from '../names.ts';
import type { Sentences } from './telling.ts';

const WHY = {
  gate: 'for holding the Warp Gate',
  conquest: 'for conquering the Warp Gate',
  end: 'for holding the Warp Gate at the end',
} as const;

/** `, the last one`; in the prototype edition turns of one player are counted, not rounds (TW 19.3). */
function toCome(left: number, edition: string): string {
  if (left < 0 || edition === 'prototype') return '';
  return left === 0 ? ', the last one' : `; ${left} more to come`;
}

/** Set-up, the course of play, missions and points. */
export const COURSE_SENTENCES = {
  StartingPlayerDrawn: ({ seat }, { who, eye }) => `${who(seat)} ${seat === eye ? 'begin' : 'begins'}.`,
  ExiledRacesDrawn: ({ yellow, green }) =>
    `The Exiled are the ${raceName(yellow)} (yellow) and the ${raceName(green)} (green).`,
  RaceTaken: ({ seat, race }, { who }) => `${who(seat)} took the ${raceName(race)}.`,
  GuardianChosen: ({ race, tokens }) => {
    const names = tokens.map((token) => ABILITY_TOKENS[token].name);
    return `The ${raceName(race)} guard the Warp Gate${names.length > 0 ? `, with ${listed(names)}` : ''}.`;
  },
  MissionsKept: ({ seat, count, only }, { who }) =>
    `${who(seat)} kept ${only ? listed(only.missions.map(missionName)) : counted(count, 'mission')}.`,
  DivisionProposed: ({ seat, what }, { who }) =>
    `${who(seat)} proposed a division of the ${what.toLowerCase()}.`,
  Mimicked: ({ seat, race }, { who }) =>
    `${who(seat)} copied ${RACES[race].active.name} from the ${raceName(race)}.`,

  RoundBegan: ({ round, left }, { view }) => `Round ${round}${toCome(left, view.options.edition)}.`,
  TurnBegan: ({ seat }, { whose }) => `${capital(whose(seat))} turn.`,
  Extracted: ({ seat, choice }, { who }) =>
    `${who(seat)} extracted ${choice === 'troops' ? 'Troops' : 'resources'}.`,
  ActionChosen: ({ seat, action }, { who }) => `${who(seat)} chose to ${action}.`,
  Followed: ({ seat, action }, { who }) => `${who(seat)} followed the ${capital(action)}.`,
  TurnEnded: () => undefined,

  MissionDrawn: ({ seat, deck, only }, { who }) =>
    `${who(seat)} drew ${only ? missionName(only.mission) : withArticle(`${typeName(deck)} Mission`)}.`,
  MissionDiscarded: ({ seat, deck, only }, { who }) =>
    `${who(seat)} put ${only ? missionName(only.mission) : withArticle(`${typeName(deck)} Mission`)} under its deck.`,
  MissionCompleted: ({ seat, mission, points }, { who }) =>
    `${who(seat)} completed ${missionName(mission)} for ${pointsText(points)}.`,
  OpenMissionTurned: ({ mission }) => `New Open Mission: ${missionText(mission)}`,
  PointsTaken: ({ seat, points, why }, { who }) => `${who(seat)} took ${pointsText(points)} ${WHY[why]}.`,

  EndgameTriggered: ({ seat, rounds }, { who, whose, view }) =>
    view.options.edition === 'prototype'
      ? `${who(seat)} triggered the Endgame: the game ends after ${rounds} more of ${whose(seat)} turns.`
      : `${who(seat)} triggered the Endgame: ${rounds} more rounds after this one.`,
  GameScored: ({ scores, winners }, { who, name, view }) =>
    `Game over: ${rankingText(view, scores, name)}. ${listed(winners.map((seat) => who(seat)))} won.`,
} satisfies Partial<Sentences>;
