import type { Asked, Value } from '@warptable/kernel';
import { targetsAmong } from '@warptable/ui/pure';
import type { PlaceTargets } from '@warptable/ui/pure';
import { BOARDS, MISSION_DECKS, REWARD_KINDS, RIVAL_COMBAT, rewardKind } from '../content/index.ts';
import type { MissionDeck, RewardId } from '../content/index.ts';
import type { WarpAsked } from '../rules/questions.ts';
import { isBuilding, isCard, isMission, isRace } from '../words/cards.ts';
import { isFreeMove } from '../words/free.ts';

const AREAS: ReadonlySet<Value> = new Set(
  Object.values(BOARDS).flatMap(({ areas }) => areas.map(({ id }) => id)),
);

export const isPlace = (value: Value): value is string => AREAS.has(value);
export const isReward = (value: Value): value is RewardId =>
  Object.hasOwn(REWARD_KINDS, rewardKind(String(value) as RewardId));
const isRivalCombat = (value: Value): boolean => Object.hasOwn(RIVAL_COMBAT, value);
export const isMissionDeck = (value: Value): value is MissionDeck =>
  MISSION_DECKS.some((deck) => deck === value);

/** Questions whose options are dice of the combat panel. */
const DICE = ['rerollDice', 'doubleDice', 'flipDie'] as const;
/** Questions whose options are kinds of goods, on the combat panel as well. */
const GOODS: readonly string[] = ['offerKinds', 'demandKinds'];
/** Questions about the uses of a card, which stand on the card itself. */
const USES: readonly string[] = ['develop', 'followDevelop', 'developCheaply', 'doubleShift', 'cardOption'];

export const asksForDice = (asked: Asked): asked is WarpAsked<(typeof DICE)[number]> =>
  (DICE as readonly string[]).includes(asked.kind);
export const asksForGoods = (asked: Asked): boolean => GOODS.includes(asked.kind);

/** Questions whose options are races, which lie over the map with their faces. */
const RACES_SHOWN: readonly string[] = ['draftRace', 'guardian', 'soloRaces'];

export const choosesRace = ({ kind }: Asked): boolean => RACES_SHOWN.includes(kind);

/** The number of a use of the card that a path has come to. */
export const isUse = (asked: Asked, value: Value): boolean =>
  USES.includes(asked.kind) && /^[1-9]$/.test(String(value));

/** A card, a mission, a race, a deck or a building that lies in front of the player. */
export const isLaidOut = (asked: Asked, value: Value): boolean => {
  const text = String(value);
  if (asked.kind === 'ability') return false;
  return (
    isCard(text) ||
    isReward(value) ||
    isMission(text) ||
    isRace(text) ||
    isBuilding(text) ||
    isMissionDeck(value) ||
    value === 'deck'
  );
};

/** Free moves that stand on a card: a Reward Card, a race, a mission. */
const isOnCard = (value: Value): boolean => isFreeMove(String(value)) && String(value).includes(':');

/** Options that stand on the map, on a panel or in front of the player, so that the bar need not list them. */
export const isOnBoard = (asked: Asked, value: Value): boolean =>
  isPlace(value) ||
  isOnCard(value) ||
  isLaidOut(asked, value) ||
  isUse(asked, value) ||
  (asksForDice(asked) && typeof value === 'number') ||
  asksForGoods(asked) ||
  isRivalCombat(value);

/** TW 11.1: free moves are done in between. */
export const isSecondary = (_: Asked, value: Value): boolean => isFreeMove(String(value));

/** The areas that are lit, and those that are grey. */
export const placeTargets = (asked: Asked | null): PlaceTargets => targetsAmong(asked, isPlace);
