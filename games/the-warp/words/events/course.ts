import { listed } from '@warptable/speech';
import { MISSIONS } from '../../content/index.ts';
import type { MissionDeck, MissionId } from '../../content/index.ts';
import { missionName, pointsText, tokenName, typeName } from '../cards.ts';
import { raceName, rankingText } from '../names.ts';
import { say } from '../say.ts';
import type { Sentences } from './telling.ts';

/** In the prototype edition turns of one player are counted, not rounds (TW 19.3). */
function toCome(left: number, edition: string): 'plain' | 'last' | 'more' {
  if (left < 0 || edition === 'prototype') return 'plain';
  return left === 0 ? 'last' : 'more';
}

const missionOf = (deck: MissionDeck, mission: MissionId | undefined): string =>
  mission === undefined ? say(`missionTypes.${deck}.one`) : missionName(mission);

/** Set-up, the course of play, missions and points. */
export const COURSE_SENTENCES = {
  StartingPlayerDrawn: ({ seat }, { by }) => say('log.StartingPlayerDrawn', by(seat)),
  ExiledRacesDrawn: ({ yellow, green }) =>
    say('log.ExiledRacesDrawn', { yellow: raceName(yellow), green: raceName(green) }),
  RaceTaken: ({ seat, race }, { by }) => say('log.RaceTaken', { ...by(seat), race: raceName(race) }),
  GuardianChosen: ({ race, tokens }) =>
    tokens.length > 0
      ? say('log.GuardianChosen.withTokens', {
          race: raceName(race),
          tokens: listed(tokens.map(tokenName)),
        })
      : say('log.GuardianChosen.alone', { race: raceName(race) }),
  MissionsKept: ({ seat, count, only }, { by }) =>
    say('log.MissionsKept', {
      ...by(seat),
      missions: only ? listed(only.missions.map(missionName)) : say('counts.missions', { count }),
    }),
  DivisionProposed: ({ seat, what }, { by }) => say(`log.DivisionProposed.${what}`, by(seat)),
  Mimicked: ({ seat, race }, { by }) =>
    say('log.Mimicked', {
      ...by(seat),
      ability: say(`races.${race}.active.name`),
      race: raceName(race),
    }),

  RoundBegan: ({ round, left }, { view }) =>
    say(`log.RoundBegan.${toCome(left, view.options.edition)}`, { round, left }),
  TurnBegan: ({ seat }, { by }) => say('log.TurnBegan', by(seat)),
  Extracted: ({ seat, choice }, { by }) => say(`log.Extracted.${choice}`, by(seat)),
  ActionChosen: ({ seat, action }, { by }) => say(`log.ActionChosen.${action}`, by(seat)),
  Followed: ({ seat, action }, { by }) => say(`log.Followed.${action}`, by(seat)),
  TurnEnded: () => undefined,

  MissionDrawn: ({ seat, deck, only }, { by }) =>
    say('log.MissionDrawn', { ...by(seat), mission: missionOf(deck, only?.mission) }),
  MissionDiscarded: ({ seat, deck, only }, { by }) =>
    say('log.MissionDiscarded', { ...by(seat), mission: missionOf(deck, only?.mission) }),
  MissionCompleted: ({ seat, mission, points }, { by }) =>
    say('log.MissionCompleted', {
      ...by(seat),
      mission: missionName(mission),
      points: pointsText(points),
    }),
  OpenMissionTurned: ({ mission }) => {
    const { type, points } = MISSIONS[mission];
    return say('log.OpenMissionTurned', {
      mission: missionName(mission),
      type: typeName(type),
      points: pointsText(points),
    });
  },
  PointsTaken: ({ seat, points, why }, { by }) =>
    say(`log.PointsTaken.${why}`, { ...by(seat), points: pointsText(points) }),

  EndgameTriggered: ({ seat, rounds }, { by, view }) =>
    say(`log.EndgameTriggered.${view.options.edition === 'prototype' ? 'turns' : 'rounds'}`, {
      ...by(seat),
      rounds,
    }),
  GameScored: ({ scores, winners }, { who, name, view }) =>
    say('log.GameScored', { ranking: rankingText(view, scores, name), winners: listed(winners.map(who)) }),
} satisfies Partial<Sentences>;
