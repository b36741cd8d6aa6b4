import type { CampaignRecord } from '@warptable/games/campaign';
import type { Game, GameEvent, Playable, Result, Seat } from '@warptable/kernel';
import * as z from 'zod/mini';
import { commitmentSchema, nameSchema, nonceSchema, seatSchema } from './protocol.ts';
import { afterwardsInputs } from './rest-afterwards.ts';
import type { AfterwardsReplies } from './rest-afterwards.ts';
import { noticeInputs } from './rest-notices.ts';
import type { NoticeReplies } from './rest-notices.ts';
import { peopleInputs } from './rest-people.ts';
import type { PeopleReplies } from './rest-people.ts';
import { optionsSchema, wishSchema } from './setup.ts';
import type { SeatState } from './setup.ts';

const nothing = z.object({});
const named = z.object({ name: nameSchema });
const table = z.object({ id: z.uuid() });
const token = z.string().check(z.maxLength(100));
const word = z.string().check(z.maxLength(64));
const campaign = z.object({ id: word });

/** Of a seat, what everybody may know before the table is entered. */
type ShownSeat = Pick<SeatState, 'kind' | 'name'>;

/** A table as lists show it. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly ShownSeat[];
  readonly openedAt: number;
  readonly updatedAt: number;
  readonly myTurn: boolean;
  /** If the game is over, as far as the server knows. */
  readonly result?: Pick<Result, 'scores' | 'winners'> | undefined;
}

/** What an invitation is to. One that is used tells no more than where to watch, if everybody may. */
export type Invitation =
  | {
      readonly taken: false;
      readonly game: string;
      readonly seats: readonly ShownSeat[];
      readonly openedBy: string;
      /** Whoever sits down adds to the luck, and is to know before that what it follows from beside. */
      readonly commitment: string;
    }
  | { readonly taken: true; readonly watch: string | null };

/** A campaign, and what there is of its games. */
export interface ShownCampaign {
  readonly record: CampaignRecord;
  /** Under way: at most one, but for single games. */
  readonly running: readonly RunningChapter[];
  /** The tables of games that have ended and can be watched again. */
  readonly kept: readonly string[];
}

export interface RunningChapter {
  readonly table: string;
  readonly chapter: string;
  /** What a spectator sees of it; null before it has begun, and if it cannot be loaded. */
  readonly view: unknown;
}

type AnyGame = Game<Playable, unknown, unknown, GameEvent>;

/** What the server replies to each request beside the tables' sockets. All of it stands below `/api`. */
export interface RestReplies extends NoticeReplies, PeopleReplies, AfterwardsReplies {
  'GET /me': { readonly name: string | null };
  'POST /me': { readonly name: string };
  'POST /me/recovery': { readonly code: string };
  'POST /me/recover': { readonly name: string };
  'GET /games': readonly Pick<AnyGame, 'id' | 'name' | 'seats' | 'modes' | 'optionTable'>[];
  'GET /tables': readonly ListedTable[];
  'POST /tables': { readonly id: string };
  /** `chapter`: of the visitor's own campaign, if the table was opened for it. */
  'GET /tables/:id': {
    readonly listed: boolean;
    readonly chapter: { readonly campaign: string; readonly chapter: string } | null;
  };
  /** The text of the game file. */
  'GET /tables/:id/file': string;
  'POST /tables/:id/invitation': { readonly path: string };
  'POST /invitation': Invitation;
  /** No seat is told to whoever was let in before. */
  'POST /join': { readonly table: string; readonly seat: Seat | null };
  'GET /campaigns': readonly ShownCampaign[];
  'POST /campaigns': ShownCampaign;
  'POST /campaigns/import': ShownCampaign;
  'POST /campaigns/:id/table': { readonly id: string };
  'POST /campaigns/:id/give-up': ShownCampaign;
  'POST /campaigns/:id/rename': ShownCampaign;
  'POST /campaigns/:id/remove': object;
}

export type RestCall = keyof RestReplies;

/** What each request has to say: in its path, then in the query of a GET or in the body of a POST. */
export const restInputs = {
  ...noticeInputs,
  ...peopleInputs,
  ...afterwardsInputs,
  'GET /me': nothing,
  'POST /me': named,
  'POST /me/recovery': nothing,
  'POST /me/recover': z.object({ code: z.string().check(z.maxLength(60)) }),
  'GET /games': nothing,
  'GET /tables': z.object({ list: z.enum(['mine', 'open', 'running', 'finished']) }),
  'POST /tables': wishSchema,
  'GET /tables/:id': table,
  'GET /tables/:id/file': table,
  'POST /tables/:id/invitation': z.extend(table, { seat: z.optional(seatSchema) }),
  'POST /invitation': z.object({ token }),
  'POST /join': z
    .object({ token, nonce: z.optional(nonceSchema), commitment: z.optional(commitmentSchema) })
    .check(
      z.refine(({ nonce, commitment }) => (nonce ?? commitment) !== undefined, 'a commitment is missing'),
    ),
  'GET /campaigns': z.object({ game: word }),
  'POST /campaigns': z.extend(named, { game: word, skirmish: z.optional(z.boolean()) }),
  'POST /campaigns/import': z.object({ file: z.string() }),
  'POST /campaigns/:id/table': z.extend(campaign, { chapter: word, choices: z.optional(optionsSchema) }),
  'POST /campaigns/:id/give-up': z.extend(campaign, { table: z.optional(word) }),
  'POST /campaigns/:id/rename': z.extend(campaign, { name: nameSchema }),
  'POST /campaigns/:id/remove': campaign,
} satisfies Record<RestCall, z.ZodMiniType>;

export type RestInput<Call extends RestCall> = z.infer<(typeof restInputs)[Call]>;
