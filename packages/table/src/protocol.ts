import type { HintReason } from '@warptable/bots';
import type {
  AnswerValue,
  SideActionEntry,
  Asked,
  Viewer,
  Happened,
  GameEvent,
  OptionValues,
  Refusal,
  Seat,
} from '@warptable/kernel';
import * as z from 'zod/mini';
import type { Patch } from './patch.ts';
import type { Note } from './notes.ts';
import { visibleName } from './plain.ts';
import type { Rewind } from './rewind.ts';
import type { ChatLine } from './saved.ts';
import { botLevelSchema } from './setup.ts';
import type { BotLevel, ClockPolicy } from './setup.ts';

export const seatSchema = z.int().check(z.minimum(0), z.maximum(15));
const id = z.int().check(z.minimum(0));
const word = z.string().check(z.minLength(1), z.maxLength(80));
const value = z.union([z.string().check(z.maxLength(120)), z.number()]);
const expected = z.int().check(z.minimum(0));

/** What a person may be called. */
export const nameSchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(40),
  z.refine((name) => visibleName(name) === name, 'only characters that can be seen'),
);

/** What somebody who sits down adds to the luck of the game. */
export const nonceSchema = z.string().check(z.regex(/^[0-9a-f]{16,64}$/));

/** To that: its SHA-256, in hexadecimal digits. */
export const commitmentSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What a visitor may say to a table. `id` comes back with the acknowledgement or the refusal. */
export const visitorMessageSchema = z.discriminatedUnion('do', [
  /** The first message: which version is spoken. */
  z.object({ do: z.literal('hello'), protocol: z.int() }),
  /** Whose view to show, if the visitor has more than one seat. */
  z.object({ do: z.literal('look'), id, viewer: z.union([seatSchema, z.literal('spectator')]) }),
  z.object({
    do: z.literal('sit'),
    id,
    seat: seatSchema,
    name: nameSchema,
    /** In the clear: then everybody who has not committed yet may choose by it. */
    nonce: z.optional(nonceSchema),
    commitment: z.optional(commitmentSchema),
  }),
  /** What the seat has committed to, once all seats are taken. */
  z.object({ do: z.literal('tell'), id, seat: seatSchema, nonce: nonceSchema }),
  z.object({ do: z.literal('stand'), id, seat: seatSchema }),
  z.object({ do: z.literal('seatBot'), id, seat: seatSchema, level: z.optional(botLevelSchema) }),
  z.object({
    do: z.literal('answer'),
    id,
    seat: seatSchema,
    kind: word,
    value: z.union([value, z.array(value).check(z.maxLength(60))]),
    expected,
  }),
  z.object({ do: z.literal('sideAction'), id, seat: seatSchema, kind: word, value }),
  z.object({ do: z.literal('undo'), id, seat: seatSchema, expected }),
  /** Takes back everything of the present turn that may be taken back. */
  z.object({ do: z.literal('restart'), id, seat: seatSchema, expected }),
  /** Asks the others to let the game go back to where it had so many entries: further than undo reaches. */
  z.object({ do: z.literal('rewind'), id, seat: seatSchema, to: expected, expected }),
  /** To the wish that has this number. Whoever asked may refuse too: that withdraws it. */
  z.object({ do: z.literal('agree'), id, seat: seatSchema, request: expected }),
  z.object({ do: z.literal('refuse'), id, seat: seatSchema, request: expected }),
  z.object({ do: z.literal('sitIn'), id, seat: seatSchema }),
  z.object({ do: z.literal('handBack'), id, seat: seatSchema }),
  z.object({ do: z.literal('resign'), id, seat: seatSchema }),
  z.object({ do: z.literal('pause'), id }),
  z.object({ do: z.literal('goOn'), id }),
  /** `key`: of this line alone; a line that comes again is known by it. */
  z.object({
    do: z.literal('chat'),
    id,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
    key: z.optional(word),
  }),
  /** The whole log, as far as this viewer may see it. */
  z.object({ do: z.literal('history'), id }),
  /** The position after so many entries, as this viewer saw it. */
  z.object({ do: z.literal('past'), id, at: expected }),
  /** What an expert would answer, and why. For whoever plays against bots alone. */
  z.object({ do: z.literal('hint'), id, seat: seatSchema, expected }),
  /** The game file: of a finished game, for everybody. */
  z.object({ do: z.literal('file'), id }),
]);

export type VisitorMessage = z.infer<typeof visitorMessageSchema>;

export interface SeatInfo {
  readonly kind: 'human' | 'bot' | 'open';
  /** Of a bot. */
  readonly level?: BotLevel;
  readonly name: string;
  readonly mine: boolean;
  readonly present: boolean;
  readonly sitIn: boolean;
  readonly resigned: boolean;
  /** In how many milliseconds others may let a bot sit in, if the player stays away and is awaited; null if they may not. */
  readonly sitInAfter: number | null;
  /** When its time is up, as milliseconds from the moment of sending, the reserve included. */
  readonly left: number | null;
  /** Milliseconds beyond the time for a move, at tables with a live clock. */
  readonly reserve: number | null;
}

/** What everybody may know of a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockPolicy;
  readonly undo: 'free' | 'off';
  /** Whether pages are to work the odds of battles out for people. */
  readonly odds: 'shown' | 'hidden';
  readonly oneScreen: boolean;
  /** Whether it was this visitor who opened the table. */
  readonly opener: boolean;
  readonly paused: boolean;
  /** Play stands still by the rules: why, for how many milliseconds at most, and what of whom is missing to end it. */
  readonly suspension: {
    readonly refusal: Refusal;
    readonly left: number;
    readonly end: readonly SideActionEntry[];
  } | null;
  /** The last wish to go back further than undo reaches, open or not. */
  readonly rewind: Rewind | null;
  /** What was done about seats and the table as a whole, for the log. */
  readonly notes: readonly Note[];
  readonly luck: {
    readonly commitment: string;
    readonly nonces: readonly string[];
    /** To the nonces, by seat; null where nobody sits yet. */
    readonly commitments: readonly (string | null)[];
    /** All seats are taken, and these have not told what they committed to. */
    readonly untold: readonly Seat[];
    /** These never did: what stands in its place is given by rule. */
    readonly replaced: readonly Seat[];
    readonly secret: string | null;
  };
}

/** A position through one viewer. */
export interface SeatSnapshot {
  readonly viewer: Viewer;
  /** The number of entries so far. */
  readonly length: number;
  /** What an answer must name as expected. */
  readonly position: number;
  readonly view: unknown;
  /** The questions to this viewer's seat. */
  readonly asked: readonly Asked[];
  /** Who is asked, and what for; but for those whom nobody else may know to be asked. */
  readonly awaited: readonly { readonly seat: Seat; readonly kind: string }[];
  readonly undo: { readonly ok: boolean; readonly because: string };
}

/** What an expert would answer, and which terms of its evaluation that changes most, by so many points. */
export interface Hint {
  readonly value: AnswerValue;
  readonly reasons: readonly HintReason[];
}

export type HostMessage =
  /** Leads from what was told of the table before to its `TableInfo` now; the first one on a connection has all of it. */
  | { readonly type: 'table'; readonly patch: Patch }
  /**
   * `from` is the serial number of the message that the patch is to be applied to; null for a whole new snapshot. The events take
   * the place of all that came after that many entries.
   */
  | {
      readonly type: 'update';
      readonly serial: number;
      readonly from: number | null;
      readonly patch: Patch;
      readonly after: number;
      readonly events: readonly Happened<GameEvent>[];
    }
  /** `whole`: in place of all that was said before. */
  | { readonly type: 'chat'; readonly whole?: true; readonly lines: readonly ChatLine[] }
  | { readonly type: 'done'; readonly id: number }
  | {
      readonly type: 'refused';
      /** For pages from before protocol 4, which look for the type here. */
      readonly tell?: 'refused';
      readonly id: number | null;
      readonly code: string;
      readonly message: string;
      readonly refusal: Refusal | null;
    }
  | { readonly type: 'history'; readonly id: number; readonly events: readonly Happened<GameEvent>[] }
  | {
      readonly type: 'past';
      readonly id: number;
      readonly snapshot: SeatSnapshot;
    }
  | { readonly type: 'hint'; readonly id: number; readonly hint: Hint }
  | { readonly type: 'file'; readonly id: number; readonly text: string };
