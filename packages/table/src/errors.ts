import type { Refusal } from '@warptable/kernel';

export type TableErrorCode =
  | 'notYours' // the seat belongs to somebody else, or to nobody
  | 'seatTaken'
  | 'notPlaying' // the game has not begun, or is over
  | 'paused'
  | 'resigned' // a bot plays the seat to the end
  | 'botPlays' // a bot sits in: the seat has to be taken back first
  | 'tooFast' // so many chat lines at once
  | 'undoOff' // the table plays without taking back
  | 'badMessage'; // not a message of the protocol

/** What a table refuses beside what the rules refuse. Nothing has changed. */
export class TableError extends Error {
  readonly code: TableErrorCode;
  readonly refusal: Refusal | undefined = undefined;

  constructor(code: TableErrorCode, message: string) {
    super(message);
    this.name = 'TableError';
    this.code = code;
  }
}
