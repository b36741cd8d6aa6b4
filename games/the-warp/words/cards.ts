import {
  ARCHIVE,
  BUILDINGS,
  COMBAT_KINDS,
  GUARDIANS,
  MISSIONS,
  RACES,
  REWARD_KINDS,
  rewardKind,
} from '../content/index.ts';
import type {
  ArchiveId,
  BuildingType,
  CombatDoes,
  CombatOption,
  DevelopOption,
  MissionId,
  MissionType,
  Points,
  RaceId,
  RewardId,
} from '../content/index.ts';
import type { AbilityId } from '../rules/state.ts';
import type { WarpView } from '../rules/view.ts';
import { capital, counted, either, listed, playerName, priceText } from './names.ts';

export const isCard = (value: string): value is ArchiveId => Object.hasOwn(ARCHIVE, value);
export const isBuilding = (value: string): value is BuildingType => Object.hasOwn(BUILDINGS, value);
export const isMission = (value: string): value is MissionId => Object.hasOwn(MISSIONS, value);
export const isRace = (value: string): value is RaceId => Object.hasOwn(RACES, value);

export const buildingName = (type: BuildingType): string => BUILDINGS[type].name;

/** `Center`, `Mine`: enough to tell the cards apart. */
export const shortBuilding = (type: BuildingType): string => buildingName(type).split(' ').at(-1) ?? '';

// Archive Cards

const developOptions = (card: ArchiveId): readonly DevelopOption[] => {
  const one = ARCHIVE[card];
  return one.type === 'combat' ? [] : one.options;
};

export const developOption = (card: ArchiveId, number: number): DevelopOption | undefined =>
  developOptions(card)[number - 1];

export function combatOption(card: ArchiveId, number: number): CombatOption | undefined {
  const one = ARCHIVE[card];
  return one.type === 'combat' ? one.options[number - 1] : undefined;
}

/** `Maneuver`, `Build (Mine, Ship, Post)`. */
export function cardName(card: ArchiveId): string {
  const { name } = ARCHIVE[card];
  const types = developOptions(card).flatMap(({ what }) => (what === 'any' ? [] : shortBuilding(what)));
  return types.length > 0 ? `${name} (${types.join(', ')})` : name;
}

export const cardNames = (cards: readonly ArchiveId[]): string => listed(cards.map(cardName));

/** With prices, as Gold/Energy. */
export function cardText(card: ArchiveId): string {
  const { name, discard } = ARCHIVE[card];
  return `${name}: ${optionsText(card)}; discard ${priceText(discard)}`;
}

function optionsText(card: ArchiveId): string {
  const one = ARCHIVE[card];
  if (one.type === 'combat') {
    return one.options.map((option) => `${priceText(option.cost)} ${effectsText(option)}`).join(', ');
  }
  return either(
    one.options.map((option) => {
      const what = option.what === 'any' ? '' : `${buildingName(option.what)} `;
      const thing = one.type === 'start' ? `${option.does} anything ` : what;
      return `${thing}${priceText(option.cost)}${conditionText(option)}`;
    }),
  );
}

function conditionText({ discards, draws }: DevelopOption): string {
  if (discards > 0) return ' and discard a card';
  return draws > 0 ? ` and draw ${draws}` : '';
}

/** What an option of a Develop Card does, with its printed price. */
export function developText({ does, what, cost, discards, draws }: DevelopOption): string {
  const thing = what === 'any' ? 'anything' : buildingName(what);
  const cards = [...(discards > 0 ? ['discard a card'] : []), ...(draws > 0 ? [`draw ${draws}`] : [])];
  return `${capital(does)} ${thing} (${[priceText(cost), ...cards].join(', ')})`;
}

const EFFECTS: Readonly<Record<CombatDoes | 'rerollAll' | 'hire', (n: number) => string>> = {
  reroll: (n) => `Reroll ${n}`,
  rerollAll: () => 'Reroll all',
  flip: (n) => `Flip ${n}`,
  plus: (n) => `Plus ${n}`,
  double: (n) => `Double ${n}`,
  doubleFree: (n) => `Free double ${n}`,
  extraDie: (n) => `Extra die ${n}`,
  mult: (n) => `Multiplier +${n}`,
  multEqual: () => 'Match multiplier',
  addTroop: (n) => `Add Troop ${n}`,
  removeEnemy: (n) => `Remove enemy ${n}`,
  defect: () => 'Remove enemy 1 and Add Troop 1',
  hire: () => 'Hired Guns',
  draw: (n) => `Draw ${n}`,
  reserve: (n) => `Reserve ${n}`,
  missionSwitch: (n) => counted(n, 'Mission Switch', 'Mission Switches'),
};

/** In the words of the rules (chapter 24): `Reroll 2`. */
export const effectText = (does: string, n: number): string =>
  Object.hasOwn(EFFECTS, does) ? EFFECTS[does as keyof typeof EFFECTS](n) : 'an effect';

/** The same for an effect that is written `reroll:2`. */
export function namedEffect(name: string): string {
  const [does = '', n = '1'] = name.split(':');
  return effectText(does, Number(n));
}

const effectsText = ({ effects }: CombatOption): string =>
  effects.map(({ does, n }) => effectText(does, n)).join(' and ');

/** What an option of a Combat Card does, with its printed price. */
export const combatText = (option: CombatOption): string =>
  `${effectsText(option)} (${priceText(option.cost)})`;

/** What an offer or a demand can name: a type of Develop Card, or a Combat Card. */
export function cardKindName(kind: string): string {
  if (kind === 'start' || kind === 'build' || kind === 'upgrade') return `${capital(kind)} Card`;
  return Object.hasOwn(COMBAT_KINDS, kind) ? COMBAT_KINDS[kind as keyof typeof COMBAT_KINDS].name : 'a card';
}

// Reward Cards

export const rewardName = (reward: RewardId): string => REWARD_KINDS[rewardKind(reward)].name;

export const rewardNames = (rewards: readonly RewardId[]): string => listed(rewards.map(rewardName));

export const rewardText = (reward: RewardId): string =>
  `${rewardName(reward)}: ${REWARD_KINDS[rewardKind(reward)].text}`;

// Missions

export const missionName = (mission: MissionId): string => MISSIONS[mission].name;

export const typeName = (type: MissionType): string => capital(type);

export const pointsText = (points: number): string => counted(points, 'point');

export function missionText(mission: MissionId): string {
  const { name, type, points, text } = MISSIONS[mission];
  return `${name} (${typeName(type)}, ${pointsText(points)}): ${text}`;
}

// Races

const badgesText = (race: RaceId): string => counted(RACES[race].reward.badges, 'Reward Card');

/** A race as it serves a player. */
export const raceText = (race: RaceId): string =>
  `${RACES[race].name}. ${activeText(race)} ${rewardAbilityText(race)}`;

export const activeText = (race: RaceId): string => `${RACES[race].active.name}: ${RACES[race].active.text}`;

export const rewardAbilityText = (race: RaceId): string =>
  `${RACES[race].reward.name} (${badgesText(race)}): ${RACES[race].reward.text}`;

export const exiledText = (race: RaceId): string => `${RACES[race].exiled.name}: ${RACES[race].exiled.text}`;

/** An ability that acts: the Active one of a race, or its permanent Reward Ability. */
export function abilityText(ability: AbilityId): string {
  const [race = '', always] = ability.split(':');
  if (!isRace(race)) return 'An ability';
  const { reward } = RACES[race];
  return always === undefined ? activeText(race) : `${reward.name}: ${reward.text}`;
}

/** A race that guards the Gate. */
export function guardianText(race: RaceId): string {
  const { dice, multiplier, slots, conquer, turn, end } = GUARDIANS[race];
  const tokens = counted(slots, 'Ability Token');
  return `${RACES[race].name}: ${counted(dice, 'die', 'dice')} ×${multiplier}, ${tokens}. Points: ${gateText(conquer)} to conquer, ${gateText(turn)} each turn, ${gateText(end)} at the end`;
}

function gateText(points: Points): string {
  if ('per' in points) {
    const many = points.each === 1 ? '' : `${points.each} `;
    return `${points.points} per ${many}${typeName(points.per)}`;
  }
  if ('perSet' in points) return `${points.points} per set of ${points.perSet.map(typeName).join(' + ')}`;
  return String(points.points);
}

/** Whose race it is: `Blue's Darja Shadows`. */
export function racesOwner({ players }: WarpView, race: RaceId): string {
  const seat = players.findIndex(({ races }) => races.includes(race));
  return seat < 0 ? RACES[race].name : `${playerName(seat)}'s ${RACES[race].name}`;
}
