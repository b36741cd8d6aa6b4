import { MISSIONS } from '../content/index.ts';
import type {
  AbilityTokenId,
  ArchiveId,
  BuildingType,
  MissionId,
  RaceId,
  RewardKind,
  RivalId,
} from '../content/index.ts';
import type { Action } from '../rules/state.ts';
import {
  buildingName,
  cardName,
  isCard,
  missionName,
  rewardAbilityName,
  tokenName,
  typeName,
} from '../words/cards.ts';
import type { lab } from '../words/en/lab.ts';
import { raceName } from '../words/names.ts';
import { say } from '../words/say.ts';
import { rivalName } from '../words/solo.ts';
import { sayLab } from '../words/say-lab.ts';

const race = (id: string): string => raceName(id as RaceId);
const building = (id: string): string => buildingName(id as BuildingType);
const archive = (id: string): string => cardName((isCard(id) ? id : `${id}-1`) as ArchiveId);

/** `develop`, or `develop, following`. */
function action(id: string): string {
  const [name, following] = id.split(', ');
  return following === undefined
    ? sayLab(`lab.actions.${name as Action}`)
    : sayLab(`lab.following.${name as 'develop' | 'terrashift'}`);
}

function mission(id: string): string {
  const { type, points } = MISSIONS[id as MissionId];
  return `${missionName(id as MissionId)} (${typeName(type)}, ${points})`;
}

/** `1 of 4`. */
function turn(id: string): string {
  const [place = '', seats = ''] = id.split(' of ');
  return sayLab('lab.turn', { turn: place, seats });
}

type Subject = keyof typeof lab.subjects;

/** What people call the things of each subject. */
const THINGS: Readonly<Record<Subject, (id: string) => string>> = {
  ability: (id) => `${rewardAbilityName(id as RaceId)} (${race(id)})`,
  action,
  building,
  combat: archive,
  develop: archive,
  exiled: race,
  guardian: race,
  mission,
  openMission: mission,
  pioneering: mission,
  race,
  rival: (id) => rivalName(id as RivalId),
  reward: (id) => say(`rewards.${id as RewardKind}.name`),
  token: (id) => tokenName(id as AbilityTokenId),
  turn,
  upgrade: building,
};

const isSubject = (subject: string): subject is Subject => Object.hasOwn(THINGS, subject);

/** The name of a subject, or of one thing of it. */
export function nameOf(subject: string, id?: string): string {
  if (!isSubject(subject)) return id ?? subject;
  return id === undefined ? sayLab(`lab.subjects.${subject}`) : THINGS[subject](id);
}
