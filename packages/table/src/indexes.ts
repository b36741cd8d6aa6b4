import type { AnyMatch } from '@warptable/kernel';
import { isSideAction } from '@warptable/kernel';

/**
 * Those at a table know its record by how many entries it has, and side actions do not count: some of them are nobody else's business, and a
 * number that is one more would tell. So there are two numbers for a place in the record: how many entries really stand before it, and
 * how many are told to. `sideActions` are the places of those that are not, in their order.
 */
export type SideActions = readonly number[];

/** With those that stand in the record from here on. What is before is as it was. */
export const withSideActionsFrom = (
  sideActions: SideActions,
  { entries, firstEntry }: AnyMatch,
  from: number,
): SideActions => [
  ...sideActions.filter((at) => at < from),
  ...entries.flatMap((entry, i) => (firstEntry + i >= from && isSideAction(entry) ? firstEntry + i : [])),
];

export const publicIndex = (sideActions: SideActions, at: number): number => {
  let index = at;
  for (const sideAction of sideActions) if (sideAction < at) index--;
  return index;
};

/** As far into the record as can be meant by what was told: side actions that follow are part of it. */
export const recordIndex = (sideActions: SideActions, index: number): number => {
  let at = index;
  for (const sideAction of sideActions) if (sideAction <= at) at++;
  return at;
};
