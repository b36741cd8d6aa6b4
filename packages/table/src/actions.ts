import type { AnswerValue, Seat, Value } from '@warptable/kernel';
import type { SitInReason } from './notes.ts';
import type { BotLevel, Who } from './setup.ts';

/** What is done at a table, with the time it was done. The list of its actions is the table; all else follows from it. */
export type RecordedAction = { readonly at: number } & TableAction;

export type TableAction =
  | {
      readonly do: 'sit';
      readonly seat: Seat;
      readonly who: Who;
      readonly name: string;
      /** Its part in the luck, or the commitment to it. */
      readonly nonce?: string | undefined;
      readonly commitment?: string | undefined;
    }
  /** All seats are taken: what it has committed to. */
  | { readonly do: 'tell'; readonly seat: Seat; readonly nonce: string }
  /** Whoever has not told its part is not waited for. */
  | { readonly do: 'begin' }
  | { readonly do: 'stand'; readonly seat: Seat }
  | { readonly do: 'seatBot'; readonly seat: Seat; readonly level?: BotLevel }
  | {
      readonly do: 'answer';
      readonly seat: Seat;
      readonly kind: string;
      readonly value: AnswerValue;
      readonly bot: boolean;
    }
  | { readonly do: 'sideAction'; readonly seat: Seat; readonly kind: string; readonly value: Value }
  | { readonly do: 'undo'; readonly seat: Seat }
  /** The seat was given a hint. Nothing changes by it, but campaigns count hints. */
  | { readonly do: 'hint'; readonly seat: Seat }
  /** Asks the others to let the game go back to where it had so many entries. With nobody to ask, it goes back. */
  | { readonly do: 'rewind'; readonly seat: Seat; readonly to: number }
  /** The last one who agrees takes the game back. */
  | { readonly do: 'agree'; readonly seat: Seat }
  /** Of whoever asked: withdraws. */
  | { readonly do: 'refuse'; readonly seat: Seat }
  /** A bot answers for the seat until its owner is back. `by`: the seat of whoever asked for it. */
  | {
      readonly do: 'sitIn';
      readonly seat: Seat;
      readonly because: SitInReason;
      readonly by?: Seat | undefined;
    }
  | { readonly do: 'handBack'; readonly seat: Seat }
  | { readonly do: 'resign'; readonly seat: Seat }
  | { readonly do: 'pause'; readonly who: Who }
  | { readonly do: 'goOn'; readonly who: Who }
  /** The host was not there between these times: nobody loses them. */
  | { readonly do: 'excuse'; readonly from: number; readonly to: number }
  | {
      readonly do: 'chat';
      readonly who: Who;
      readonly name: string;
      readonly text: string;
      readonly key?: string | undefined;
    };
