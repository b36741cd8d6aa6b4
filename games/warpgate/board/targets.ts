import type { Asked, Value } from '@warptable/kernel';
import { targetsAmong } from '@warptable/ui/pure';
import type { PlaceTargets } from '@warptable/ui/pure';
import { FACTIONS, TACTICS, TECHNOLOGIES } from '../content/index.ts';
import type { FactionId, TacticsId, TechnologyId } from '../content/index.ts';
import type { QuestionKind } from '../rules/questions.ts';

export const isTactics = (value: Value): value is TacticsId => Object.hasOwn(TACTICS, value);
export const isTechnology = (value: Value): value is TechnologyId => Object.hasOwn(TECHNOLOGIES, value);
export const isFaction = (value: Value): value is FactionId => Object.hasOwn(FACTIONS, value);

/** Options that no thing stands for: only the prompt bar has them. */
const WORDS_ONLY: readonly Value[] = ['none', 'done', 'yes', 'no'];

/** Which kinds of decision show their options as cards. */
const AS_CARDS = {
  card: 'action',
  keepCard: 'action',
  discardCard: 'action',
  action: 'halves',
  tactics: 'tactics',
  keepTactics: 'tactics',
  keepSecondTactics: 'tactics',
  technology: 'technology',
  peerReview: 'technology',
  objective: 'objective',
  swapObjective: 'swap',
  keepVeteran: 'veteran',
  board: 'board',
  faction: 'faction',
  colour: 'colour',
  gatekeepersColour: 'colour',
  ability: 'ability',
  ruins: 'finds',
} as const satisfies Partial<Record<QuestionKind, string>>;

export type CardsShown = (typeof AS_CARDS)[keyof typeof AS_CARDS];

/** How the options of this question lie in front of the player; nothing for places, amounts and plain words. */
export function cardsOf(asked: Asked | null): CardsShown | undefined {
  if (!asked || !Object.hasOwn(AS_CARDS, asked.kind)) return undefined;
  return AS_CARDS[asked.kind as keyof typeof AS_CARDS];
}

/** Factions, and boards with two of them, lie in place of the map, with their faces. */
export const choosesFaction = ({ kind }: Asked): boolean => kind === 'board' || kind === 'faction';

const asksForPlace = (asked: Asked | null): asked is Asked => asked?.form === 'place';

/** Options that stand on the map or lie in front of the player, so that the bar need not list them. */
export function isOnBoard(asked: Asked, value: Value): boolean {
  const cards = cardsOf(asked);
  if (cards === 'swap') return value === 'yes' || value === 'no';
  if (cards === 'veteran') return value === 'yes';
  if (typeof value === 'number' || WORDS_ONLY.includes(value)) return false;
  if (cards === 'ability') return value !== 'settle' && value !== 'redeploy';
  return cards !== undefined || asksForPlace(asked);
}

/** The place that this option is; nothing if it is something else, such as what was touched for the question before. */
export const placeMeant = (asked: Asked | null, value: Value): string | null =>
  asksForPlace(asked) && asked.options.includes(value) && isOnBoard(asked, value) ? String(value) : null;

/** The places that are lit, and those that are grey. */
export const placeTargets = (asked: Asked | null): PlaceTargets =>
  targetsAmong(
    asksForPlace(asked) ? asked : null,
    (value): value is string => typeof value === 'string' && asked !== null && isOnBoard(asked, value),
  );
