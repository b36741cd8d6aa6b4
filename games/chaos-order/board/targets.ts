import type { Asked, Value } from '@warptable/kernel';
import {
  ATTRIBUTES,
  BUILDINGS,
  FACTIONS,
  INTEL,
  LEADERS,
  LOOSE_TOKENS,
  PHASES,
  RANKS,
  RYHZU,
  SECTIONS,
  TACTICS,
} from '../content/index.ts';
import type { QuestionKind } from '../rules/questions.ts';

const PLACE = /^(?:(?:move|harvest):)?(base|r\d-\d(?:\/r\d-\d)?)$/;

/** The place that an option stands for: a hex, a border of two of them, or the own base. */
export const placeMeant = (value: Value): string | undefined => PLACE.exec(String(value))?.[1];

const isOneOf = (table: object) => (value: Value) => Object.hasOwn(table, value);

/** `levy#2` is a second copy. */
export const cardOf = (value: Value): string =>
  String(value)
    .replace(/^card:/, '')
    .replace(/#\d+$/, '');

const isTactics = (value: Value): boolean => Object.hasOwn(TACTICS, cardOf(value));
const isLeader = (value: Value): boolean => Object.hasOwn(LEADERS, value) || Object.hasOwn(RYHZU, value);
const isBuilt = (value: Value): boolean =>
  BUILDINGS.some((one) => one === value) || String(value).startsWith('foundation:');
const isSector = (value: Value): boolean => /^(?:advance:\d+|fastTrack|trade)$/.test(String(value));

/** How options lie in front of the player, by the kind of question: each as a card of its own. */
const AS_CARDS = {
  faction: { shown: 'faction', isCard: isOneOf(FACTIONS) },
  keepLeaders: { shown: 'leader', isCard: isLeader },
  firstLeader: { shown: 'leader', isCard: isLeader },
  deploy: { shown: 'leader', isCard: isLeader },
  upgradeLeader: { shown: 'leader', isCard: isLeader },
  leaderStays: { shown: 'leader', isCard: isLeader },
  commandPost: { shown: 'leader', isCard: isLeader },
  upgradeAttribute: { shown: 'attribute', isCard: isOneOf(ATTRIBUTES) },
  price: { shown: 'token', isCard: (value) => RANKS.some((rank) => String(rank) === String(value)) },
  research: { shown: 'track', isCard: (value) => PHASES.some((phase) => phase === value) },
  construct: { shown: 'construction', isCard: isBuilt },
  layToken: { shown: 'loose', isCard: isOneOf(LOOSE_TOKENS) },
  giveIntel: { shown: 'intel', isCard: (value) => Object.hasOwn(INTEL, cardOf(value)) },
  spendRecruits: { shown: 'sector', isCard: isSector },
} as const satisfies Partial<
  Record<QuestionKind, { readonly shown: string; readonly isCard: (value: Value) => boolean }>
>;

export type CardsShown = (typeof AS_CARDS)[keyof typeof AS_CARDS]['shown'];

const cardsOfKind = (kind: string) =>
  Object.hasOwn(AS_CARDS, kind) ? AS_CARDS[kind as keyof typeof AS_CARDS] : undefined;

/** The options and refusals that lie in front of the player, and how; nothing where there are none. */
export function laidOut(
  asked: Asked | null,
): { readonly shown: CardsShown; readonly values: readonly Value[] } | undefined {
  const cards = asked ? cardsOfKind(asked.kind) : undefined;
  if (!asked || !cards) return undefined;
  const values = [...asked.options, ...asked.refused.map(({ value }) => value)].filter((value) =>
    cards.isCard(value),
  );
  return values.length > 0 ? { shown: cards.shown, values } : undefined;
}

const isSection = (value: Value): boolean => SECTIONS.some((section) => section === value);

/** Of a price, once its token is chosen: where it is laid. */
const isSlot = (value: Value): boolean =>
  PHASES.some((phase) => String(value) === phase || String(value).startsWith(`${phase}:`));

/** Options that stand on the map, on the row of prices, on the wheel or in front of the player, so that the bar need not list them. */
export function isOnBoard(asked: Asked, value: Value): boolean {
  if (cardsOfKind(asked.kind)?.isCard(value)) return true;
  if (placeMeant(value) !== undefined || isTactics(value)) return true;
  if (asked.kind === 'price') return isSlot(value);
  return asked.kind === 'plan' && isSection(value);
}

/** CO 6.15: abilities beside the actions of a turn. */
export const isSecondary = ({ kind }: Asked, value: Value): boolean =>
  kind === 'turn' && (String(value).startsWith('ability:') || value === 'seam');
