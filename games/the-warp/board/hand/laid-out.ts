import type { Asked, Value } from '@warptable/kernel';
import type { ArchiveId } from '../../content/index.ts';
import type { OwnView, WarpView } from '../../rules/view.ts';
import { ownCards } from '../../words/combat.ts';
import { sketchOf } from '../../words/plans.ts';
import { takenOf } from '../../words/taken.ts';
import { choosesRace, isLaidOut, isReward, isUse } from '../targets.ts';

/** The card whose use is asked for, if one is. */
export function cardInUse(view: WarpView, asked: Asked): ArchiveId | undefined {
  if (!asked.options.some((value) => isUse(asked, value))) return undefined;
  if (asked.kind === 'cardOption') return ownCards(view, asked.seat)[takenOf(asked).length];
  return sketchOf(asked).card;
}

/** The cards that the question is about and that are not in the hand, those that cannot be chosen among them. Races lie over the map. */
export function laidOut(asked: Asked, own: OwnView): readonly Value[] {
  if (choosesRace(asked)) return [];
  const isMine = (value: Value): boolean => own.hand.some((card) => card === value) || isReward(value);
  const values = [...asked.options, ...asked.refused.map(({ value }) => value)];
  return values.filter((value) => isLaidOut(asked, value) && !isMine(value));
}

const COMPLETE = '+complete:';
const BADGES = '+badges:';

/** Free moves by cards that are not in the hand: Reward Abilities (TW 14.5) and missions put off (TW 13.7). */
export function inBetween(asked: Asked | null): {
  readonly races: readonly string[];
  readonly missions: readonly string[];
} {
  const values = [...(asked?.options ?? []), ...(asked?.refused ?? []).map(({ value }) => value)].map(String);
  const after = (start: string): string[] =>
    values.flatMap((value) => (value.startsWith(start) ? value.slice(start.length) : []));
  return { races: after(BADGES), missions: after(COMPLETE) };
}
