import { commitmentToNonce } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import * as z from 'zod/mini';

/** Somebody who may sit at tables: a guest of the server, or the one person in front of the page. */
export type Who = string;

export const clockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** Seconds for each answer, then a reserve for the whole game. */
  z.object({
    kind: z.literal('live'),
    perMove: z.int().check(z.minimum(5), z.maximum(3600)),
    reserve: z.int().check(z.minimum(0), z.maximum(86_400)),
  }),
  z.object({ kind: z.literal('slow'), days: z.number().check(z.minimum(0.25), z.maximum(30)) }),
]);

export type ClockPolicy = z.infer<typeof clockSchema>;

/** How well a bot plays, for people to choose. */
export const botLevelSchema = z.enum(['novice', 'regular', 'expert']);

export type BotLevel = z.infer<typeof botLevelSchema>;

/** Of bots of which nothing else is said. */
export const USUAL_LEVEL: BotLevel = 'regular';

const seatPlanSchema = z.union([
  z.enum(['open', 'bot']),
  z.object({ kind: z.literal('bot'), level: botLevelSchema }),
]);

type SeatPlan = z.infer<typeof seatPlanSchema>;

/** The name of an option or of a value. */
const wordSchema = z.string().check(z.maxLength(40));

/** Of a game: the game itself knows which there are. */
export const optionsSchema = z.record(
  wordSchema,
  z.union([wordSchema, z.readonly(z.array(wordSchema).check(z.maxLength(100)))]),
);

/** What somebody asks for who opens a table. */
export const wishSchema = z.object({
  game: z.string().check(z.maxLength(40)),
  options: optionsSchema,
  seats: z.array(seatPlanSchema).check(z.minLength(1), z.maxLength(8)),
  clock: clockSchema,
  /** Whether answers may be taken back as far as the rules allow. */
  undo: z.enum(['free', 'off']),
  /** Whether pages work the odds of battles out for everybody. Shown, if left out. */
  odds: z.optional(z.enum(['shown', 'hidden'])),
  /** Listed for everybody, or joined by invitation alone. */
  listed: z.boolean(),
  /** All human seats belong to the people in front of one screen. */
  oneScreen: z.boolean(),
});

export type TableWish = z.infer<typeof wishSchema>;

/** A table as it was opened. Never changed; the secret never leaves the host before the game is over. */
export interface TableSetup extends TableWish {
  readonly id: string;
  readonly openedBy: Who;
  readonly openedAt: number;
  /** Of the luck: 64 hexadecimal digits. */
  readonly secret: string;
  /** How the game is recorded. 2: side actions do not count for the luck, and leave the record when others make them void. */
  readonly record?: 2;
}

export interface SeatState {
  /** Who answers: a person, a bot, nobody yet. */
  readonly kind: 'human' | 'bot' | 'open';
  readonly who: Who | null;
  readonly name: string;
  /** A bot answers in place of the person who sits there. */
  readonly sitIn: boolean;
  /** Where its game stood when the bot sat in: whoever takes the seat back before the bot has answered has no more time than before. */
  readonly sitInAt?: number;
  readonly resigned: boolean;
  /** How often its player has paused the game. */
  readonly pauses?: number;
  /** This seat's part in the luck; empty until it is told. */
  readonly nonce: string;
  /** To that nonce. At tables from before there were any it is missing. */
  readonly commitment?: string;
  /** Of a bot; the usual one, if left out. */
  readonly level?: BotLevel;
}

export const OPEN: SeatState = {
  kind: 'open',
  who: null,
  name: '',
  sitIn: false,
  resigned: false,
  nonce: '',
};

/** Bots add nothing to the luck: what they say is known to everybody before. */
const BOT_NONCE = 'bot';

export const botAt = (level: BotLevel = USUAL_LEVEL): SeatState => ({
  ...OPEN,
  kind: 'bot',
  name: 'Bot',
  nonce: BOT_NONCE,
  commitment: commitmentToNonce(BOT_NONCE),
  level,
});

/** A bot answers for the seat: its own, or one that it sits in for. */
export const isBots = (seat: SeatState | undefined): boolean => seat?.kind === 'bot' || seat?.sitIn === true;

export function seatAsPlanned(plan: SeatPlan): SeatState {
  if (plan === 'open') return OPEN;
  return plan === 'bot' ? botAt() : botAt(plan.level);
}

export const isHeldBy = (who: Who, seat: SeatState | undefined): boolean =>
  seat?.kind === 'human' && seat.who === who;

export const seatsHeldBy = (seats: readonly SeatState[], who: Who): Seat[] =>
  seats.flatMap((seat, i) => (isHeldBy(who, seat) ? i : []));

export const peopleAt = (seats: readonly SeatState[]): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'human' ? seat : []));

/** One more pause by whoever this is. */
export function withPause(seats: readonly SeatState[], who: Who): readonly SeatState[] {
  const [own] = seatsHeldBy(seats, who);
  return seats.map((seat, i) => (i === own ? { ...seat, pauses: (seat.pauses ?? 0) + 1 } : seat));
}
