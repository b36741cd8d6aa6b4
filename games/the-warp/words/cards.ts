import { listed } from '@warptable/speech';
import {
  ARCHIVE,
  BUILDINGS,
  COMBAT_KINDS,
  GUARDIANS,
  MISSIONS,
  RACES,
  rewardKind,
} from '../content/index.ts';
import type {
  AbilityTokenId,
  ArchiveId,
  BuildingType,
  CombatKind,
  CombatOption,
  Cost,
  DevelopCard,
  DevelopOption,
  MissionId,
  MissionType,
  Points,
  RaceId,
  RewardId,
} from '../content/index.ts';
import type { AbilityId } from '../rules/state.ts';
import type { WarpView } from '../rules/view.ts';
import { cards } from './en/cards.ts';
import { goodsText, playerName, raceName } from './names.ts';
import { say } from './say.ts';

export const isCard = (value: string): value is ArchiveId => Object.hasOwn(ARCHIVE, value);
export const isBuilding = (value: string): value is BuildingType => Object.hasOwn(BUILDINGS, value);
export const isMission = (value: string): value is MissionId => Object.hasOwn(MISSIONS, value);
export const isRace = (value: string): value is RaceId => Object.hasOwn(RACES, value);

export const buildingName = (type: BuildingType): string => say(`buildings.${type}.name`);

/** `Center`, `Mine`: enough to tell the cards apart. */
export const shortBuilding = (type: BuildingType): string => say(`buildings.${type}.short`);

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

/** The name that is printed on a card. */
export function printedName(card: ArchiveId): string {
  const one = ARCHIVE[card];
  return one.type === 'combat'
    ? say(`combatCards.${one.kind}.name`)
    : say(`developCards.${developKind(one)}`);
}

function developKind({ type, options }: DevelopCard) {
  if (type === 'start') return type;
  return options.some(({ what }) => what === 'any') ? (`${type}Any` as const) : type;
}

/** `Maneuver`, `Build (Mine, Ship, Post)`. */
export function cardName(card: ArchiveId): string {
  const types = developOptions(card).flatMap(({ what }) => (what === 'any' ? [] : shortBuilding(what)));
  return types.length > 0 ? `${printedName(card)} (${types.join(', ')})` : printedName(card);
}

export const cardNames = (cards: readonly ArchiveId[]): string => listed(cards.map(cardName));

/** With all it can be used for, and its printed prices. */
export const cardText = (card: ArchiveId): string =>
  say('cards.archive', {
    name: printedName(card),
    uses: either(usesOf(card)),
    goods: goodsText(ARCHIVE[card].discard),
  });

/** What a card can be used for, each with its printed price. */
export function usesOf(card: ArchiveId): string[] {
  const one = ARCHIVE[card];
  if (one.type === 'combat') return one.options.map(combatText);
  return one.options.map((option) => {
    const { does, what } = option;
    return withTerms(option, what === 'any' ? say(`cards.any.${does}`) : buildingName(what));
  });
}

/** `Double 2 for 1 Gold and 2 Energy`. */
export const priced = (use: string, cost: Cost): string =>
  say('cards.priced', {
    use,
    goods: goodsText(cost),
    context: cost.gold + cost.energy === 0 ? 'free' : undefined,
  });

/** With its price and what else comes with it. */
function withTerms({ cost, discards, draws }: DevelopOption, what: string): string {
  const use = priced(what, cost);
  if (discards > 0) return say('cards.discarding', { use });
  return draws > 0 ? say('cards.drawing', { use, count: draws }) : use;
}

function either(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : say('cards.either', { some: things.slice(0, -1).join(', '), last });
}

/** What an option of a Develop Card does, with its printed price. */
export const developText = (option: DevelopOption): string => withTerms(option, useText(option));

function useText({ does, what }: DevelopOption): string {
  if (what === 'any') return say(`cards.use.anything.${does}`);
  return does === 'build'
    ? say('cards.use.build', { building: say(`buildings.${what}.one`) })
    : say('cards.use.upgrade', { buildings: say(`buildings.${what}.many`) });
}

type Effect = Exclude<keyof typeof cards.effects, 'missionSwitch_one'>;

const isEffect = (does: string): does is Effect => Object.hasOwn(cards.effects, does);

/** In the words of the rules (chapter 24): `Reroll 2`. */
export const effectText = (does: string, n: number): string =>
  isEffect(does) ? say(`cards.effects.${does}`, { count: n }) : say('cards.unknownEffect');

/** The same for an effect that is written `reroll:2`. */
export function namedEffect(name: string): string {
  const [does = '', n = '1'] = name.split(':');
  return effectText(does, Number(n));
}

/** What an option of a Combat Card does. */
export const effectsText = ({ effects }: CombatOption): string =>
  listed(effects.map(({ does, n }) => effectText(does, n)));

/** The same with its price. */
export const combatText = (option: CombatOption): string => priced(effectsText(option), option.cost);

const isCombatKind = (kind: string): kind is CombatKind => Object.hasOwn(COMBAT_KINDS, kind);

/** What an offer or a demand can name: a type of Develop Card, or a Combat Card. */
export function cardKindName(kind: string): string {
  if (kind === 'start' || kind === 'build' || kind === 'upgrade') return say(`cards.kinds.${kind}`);
  return isCombatKind(kind) ? say(`combatCards.${kind}.name`) : say('cards.some.archive');
}

// Reward Cards

export const rewardName = (reward: RewardId): string => say(`rewards.${rewardKind(reward)}.name`);

export const rewardNames = (rewards: readonly RewardId[]): string => listed(rewards.map(rewardName));

export const rewardText = (reward: RewardId): string =>
  `${rewardName(reward)}: ${say(`rewards.${rewardKind(reward)}.text`)}`;

// Missions

export const missionName = (mission: MissionId): string => say(`missions.${mission}.name`);

export const typeName = (type: MissionType): string => say(`missionTypes.${type}.name`);

export const pointsText = (points: number): string => say('counts.points', { count: points });

export function missionText(mission: MissionId): string {
  const { type, points } = MISSIONS[mission];
  return `${missionName(mission)} (${typeName(type)}, ${pointsText(points)}): ${say(`missions.${mission}.text`)}`;
}

// Races

/** A race as it serves a player. */
export const raceText = (race: RaceId): string =>
  `${raceName(race)}. ${activeText(race)} ${rewardAbilityText(race)}`;

export const activeText = (race: RaceId): string =>
  `${say(`races.${race}.active.name`)}: ${say(`races.${race}.active.text`)}`;

export const rewardAbilityName = (race: RaceId): string => say(`races.${race}.reward.name`);

export function rewardAbilityText(race: RaceId): string {
  const badges = say('counts.rewardCards', { count: RACES[race].reward.badges });
  return `${rewardAbilityName(race)} (${badges}): ${say(`races.${race}.reward.text`)}`;
}

export const exiledText = (race: RaceId): string =>
  `${say(`races.${race}.exiled.name`)}: ${say(`races.${race}.exiled.text`)}`;

/** An ability that acts: the Active one of a race, or its permanent Reward Ability. */
export function abilityText(ability: AbilityId): string {
  const [race = '', always] = ability.split(':');
  if (!isRace(race)) return say('cards.anAbility');
  if (always === undefined) return activeText(race);
  return `${rewardAbilityName(race)}: ${say(`races.${race}.reward.text`)}`;
}

export const tokenName = (token: AbilityTokenId): string => say(`tokens.${token}.name`);

/** A race that guards the Gate. */
export function guardianText(race: RaceId): string {
  const { dice, multiplier, slots, conquer, turn, end } = GUARDIANS[race];
  return say('cards.guardian', {
    race: raceName(race),
    dice: say('counts.dice', { count: dice }),
    multiplier,
    tokens: say('counts.abilityTokens', { count: slots }),
    conquer: gateText(conquer),
    turn: gateText(turn),
    end: gateText(end),
  });
}

/** What the Gate pays: `2`, `1 per Conquest`. */
export function gateText(reward: Points): string {
  const { points } = reward;
  if ('per' in reward) {
    const { each, per } = reward;
    return say(each === 1 ? 'cards.gate.per' : 'cards.gate.perSome', { points, each, type: typeName(per) });
  }
  if ('perSet' in reward)
    return say('cards.gate.perSet', { points, types: reward.perSet.map(typeName).join(' + ') });
  return String(points);
}

/** Whose race it is: `Blue's Darja Shadows`. */
export function racesOwner({ players }: WarpView, race: RaceId): string {
  const seat = players.findIndex(({ races }) => races.includes(race));
  return seat < 0 ? raceName(race) : say('names.raceOf', { name: playerName(seat), race: raceName(race) });
}
