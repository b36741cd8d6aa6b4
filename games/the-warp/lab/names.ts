import { ABILITY_TOKENS, MISSIONS, RACES } from '../content/index.ts';
import type {
  AbilityTokenId,
  ArchiveId,
  BuildingType,
  MissionId,
  RaceId,
  RewardKind,
} from '../content/index.ts';
import { buildingName, cardName, isCard, missionName, rewardName, typeName } from '../words/cards.ts';
import { capital, raceName } from '../words/names.ts';

const race = (id: string): string => raceName(id as RaceId);
const building = (id: string): string => buildingName(id as BuildingType);
const archive = (id: string): string => cardName((isCard(id) ? id : `${id}-1`) as ArchiveId);

function mission(id: string): string {
  const { type, points } = MISSIONS[id as MissionId];
  return `${missionName(id as MissionId)} (${typeName(type)}, ${points})`;
}

/** What people call each subject and the things of it; those without a name of their own are called by their id. */
const SUBJECTS: Readonly<Record<string, { readonly name: string; readonly of?: (id: string) => string }>> = {
  ability: { name: 'Reward Abilities', of: (id) => `${RACES[id as RaceId].reward.name} (${race(id)})` },
  action: { name: 'Actions', of: capital },
  building: { name: 'Buildings', of: building },
  combat: { name: 'Combat Cards', of: archive },
  develop: { name: 'Develop Cards', of: archive },
  exiled: { name: 'Exiled races', of: race },
  guardian: { name: 'Guardians of the Warp Gate', of: race },
  mission: { name: 'Private Missions', of: mission },
  openMission: { name: 'Open Missions', of: mission },
  pioneering: { name: 'Pioneering Missions', of: mission },
  race: { name: 'Races', of: race },
  reward: { name: 'Reward Cards', of: (id) => rewardName(`${id as RewardKind}-1`) },
  token: { name: 'Ability Tokens', of: (id) => ABILITY_TOKENS[id as AbilityTokenId].name },
  turn: { name: 'Order of play' },
  upgrade: { name: 'Upgrades', of: building },
};

/** The name of a subject, or of one thing of it. */
export function nameOf(subject: string, id?: string): string {
  if (id === undefined) return SUBJECTS[subject]?.name ?? subject;
  return SUBJECTS[subject]?.of?.(id) ?? id;
}
