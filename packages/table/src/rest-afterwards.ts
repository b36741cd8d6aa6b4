import type { Seat } from '@warptable/kernel';
import * as z from 'zod/mini';

/** Beside the game itself: giving up a table that has not begun, and playing another one with the same people. */
export interface AfterwardsReplies {
  /** For whoever opened it, before its game has begun. */
  'POST /tables/:id/close': object;
  /** The table of the rematch, which the first who asks opens, and the seat that one had. */
  'POST /tables/:id/rematch': { readonly id: string; readonly seat: Seat };
  'GET /tables/:id/rematch': { readonly id: string | null };
}

const table = z.object({ id: z.uuid() });

export const afterwardsInputs = {
  'POST /tables/:id/close': table,
  'POST /tables/:id/rematch': table,
  'GET /tables/:id/rematch': table,
} satisfies Record<keyof AfterwardsReplies, z.ZodMiniType>;
