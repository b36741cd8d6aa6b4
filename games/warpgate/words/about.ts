import type { Asked, Seat } from '@warptable/kernel';
import { ACTIONS, ACTION_CARD_IDS } from '../content/index.ts';
import type { Action, ActionCardId } from '../content/index.ts';

/** What the rules tell about a question beside its kind. Every field may be missing. */
export interface About {
  readonly action?: Action;
  readonly card?: ActionCardId;
  readonly from?: string;
  readonly to?: string;
  readonly place?: string;
  readonly first?: string;
  readonly second?: string;
  readonly left?: number;
  readonly x?: number;
  readonly range?: number;
  readonly ships?: number;
  readonly seat?: Seat;
  /** How much an action does: its range, or how many ships, places or cards. By action, or by what is spent. */
  readonly extents: Readonly<Record<string, number>>;
}

export const isAction = (value: unknown): value is Action =>
  typeof value === 'string' && Object.hasOwn(ACTIONS, value);

const isCard = (value: unknown): value is ActionCardId => ACTION_CARD_IDS.some((id) => id === value);

export function aboutOf({ about }: Asked): About {
  const fields: Record<string, unknown> =
    typeof about === 'object' && about !== null ? { ...(about as object) } : {};
  const texts = (['from', 'to', 'place', 'first', 'second'] as const).flatMap((key) => {
    const value = fields[key];
    return typeof value === 'string' ? [[key, value] as const] : [];
  });
  const numbers = (['left', 'x', 'range', 'ships', 'seat'] as const).flatMap((key) => {
    const value = fields[key];
    return typeof value === 'number' ? [[key, value] as const] : [];
  });
  const { action, card, extents } = fields;
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(numbers),
    ...(isAction(action) ? { action } : {}),
    ...(isCard(card) ? { card } : {}),
    extents: typeof extents === 'object' && extents !== null ? (extents as Record<string, number>) : {},
  };
}
