import type { Reason } from '@warptable/bots';
import type {
  AnswerValue,
  AsideEntry,
  Asked,
  Eye,
  Happened,
  GameEvent,
  Refusal,
  Seat,
} from '@warptable/kernel';
import * as z from 'zod/mini';
import type { Patch } from './patch.ts';
import type { Note } from './notes.ts';
import type { Rewind } from './rewind.ts';
import type { ChatLine } from './saved.ts';
import { botLevelSchema } from './setup.ts';
import type { BotLevel, ClockPolicy } from './setup.ts';

/** Raised when the two ends would no longer understand each other. */
export const PROTOCOL = 3;

const seat = z.int().check(z.minimum(0), z.maximum(15));
const id = z.int().check(z.minimum(0));
const word = z.string().check(z.minLength(1), z.maxLength(80));
const value = z.union([z.string().check(z.maxLength(120)), z.number()]);
const expected = z.int().check(z.minimum(0));

/**
 * Control characters, and what has no width or turns the direction of writing: names that look alike are the same. But between two
 * pictures a character without width makes one of them.
 */
const UNSEEN =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u2800\u3164\uffa0]/gu;

/** A name without what cannot be seen in it. */
export const seenName = (name: string): string => name.replaceAll(UNSEEN, '');

/** What a person may be called. */
export const nameSchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(40),
  z.refine((name) => seenName(name) === name, 'only characters that can be seen'),
);

/** What somebody who sits down adds to the luck of the game. */
export const nonceSchema = z.string().check(z.regex(/^[0-9a-f]{16,64}$/));

/** What a visitor may say to a table. `id` comes back with the acknowledgement or the refusal. */
export const visitorMessageSchema = z.discriminatedUnion('do', [
  /** The first message: which version is spoken. */
  z.object({ do: z.literal('hello'), protocol: z.int() }),
  /** Through whose eyes to look, if more than one seat is the visitor's. */
  z.object({ do: z.literal('look'), id, eye: z.union([seat, z.literal('spectator')]) }),
  z.object({
    do: z.literal('sit'),
    id,
    seat,
    name: nameSchema,
    nonce: nonceSchema,
  }),
  z.object({ do: z.literal('stand'), id, seat }),
  z.object({ do: z.literal('seatBot'), id, seat, level: z.optional(botLevelSchema) }),
  z.object({
    do: z.literal('answer'),
    id,
    seat,
    kind: word,
    value: z.union([value, z.array(value).check(z.maxLength(60))]),
    expected,
  }),
  z.object({ do: z.literal('aside'), id, seat, kind: word, value }),
  z.object({ do: z.literal('undo'), id, seat, expected }),
  /** Takes back everything of the present turn that may be taken back. */
  z.object({ do: z.literal('restart'), id, seat, expected }),
  /** Asks the others to let the game go back to where it had so many entries: further than undo reaches. */
  z.object({ do: z.literal('rewind'), id, seat, to: expected, expected }),
  /** To the wish that has this number. Whoever asked may refuse too: that withdraws it. */
  z.object({ do: z.literal('agree'), id, seat, request: expected }),
  z.object({ do: z.literal('refuse'), id, seat, request: expected }),
  z.object({ do: z.literal('sitIn'), id, seat }),
  z.object({ do: z.literal('handBack'), id, seat }),
  z.object({ do: z.literal('resign'), id, seat }),
  z.object({ do: z.literal('pause'), id }),
  z.object({ do: z.literal('goOn'), id }),
  /** `key`: of this line alone; a line that comes again is known by it. */
  z.object({
    do: z.literal('chat'),
    id,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
    key: z.optional(word),
  }),
  /** The whole log, as far as this eye may see it. */
  z.object({ do: z.literal('history'), id }),
  /** The position after so many entries, as this eye saw it. */
  z.object({ do: z.literal('past'), id, at: expected }),
  /** What an expert would answer, and why. For whoever plays against bots alone. */
  z.object({ do: z.literal('hint'), id, seat, expected }),
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
  readonly options: { readonly [option: string]: string };
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
  readonly recess: {
    readonly refusal: Refusal;
    readonly left: number;
    readonly end: readonly AsideEntry[];
  } | null;
  /** The last wish to go back further than undo reaches, open or not. */
  readonly rewind: Rewind | null;
  /** What was done about seats and the table as a whole, for the log. */
  readonly notes: readonly Note[];
  readonly luck: {
    readonly commitment: string;
    readonly nonces: readonly string[];
    readonly secret: string | null;
  };
}

/** A position through one pair of eyes. */
export interface Seen {
  readonly eye: Eye;
  /** The number of entries so far. */
  readonly length: number;
  /** What an answer must name as expected. */
  readonly position: number;
  readonly view: unknown;
  /** The questions to this eye's seat. */
  readonly asked: readonly Asked[];
  /** Who is asked, and what for; but for those whom nobody else may know to be asked. */
  readonly awaited: readonly { readonly seat: Seat; readonly kind: string }[];
  readonly undo: { readonly ok: boolean; readonly because: string };
}

/** What an expert would answer, and which terms of its evaluation that changes most, by so many points. */
export interface Hint {
  readonly value: AnswerValue;
  readonly reasons: readonly Reason[];
}

export type HostMessage =
  /** Leads from what was told of the table before to its `TableInfo` now; the first one on a connection has all of it. */
  | { readonly tell: 'table'; readonly patch: Patch }
  /**
   * `from` is the serial number of the message that the patch is to be applied to; null for a whole new picture. The events take
   * the place of all that came after that many entries.
   */
  | {
      readonly tell: 'seen';
      readonly serial: number;
      readonly from: number | null;
      readonly patch: Patch;
      readonly after: number;
      readonly events: readonly Happened<GameEvent>[];
    }
  | { readonly tell: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly tell: 'done'; readonly id: number }
  | {
      readonly tell: 'refused';
      readonly id: number | null;
      readonly code: string;
      readonly message: string;
      readonly refusal: Refusal | null;
    }
  | { readonly tell: 'history'; readonly id: number; readonly events: readonly Happened<GameEvent>[] }
  | {
      readonly tell: 'past';
      readonly id: number;
      readonly seen: Seen;
    }
  | { readonly tell: 'hint'; readonly id: number; readonly hint: Hint }
  | { readonly tell: 'file'; readonly id: number; readonly text: string };
