import type { Asked } from '@warptable/kernel';

/** What was taken of a path so far. */
export const takenOf = ({ taken = [] }: Pick<Asked, 'taken'>): string[] => taken.map(String);
