import type { ActionGroup } from '../../content/index.ts';

/** What the colours of the actions mean. */
export const groups = {
  move: 'Blue: moves',
  attack: 'Red: moves, may attack',
  deploy: 'Green: deploys',
  other: 'Violet: other',
} as const satisfies Record<ActionGroup, string>;
