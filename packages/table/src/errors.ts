import { WarptableError } from '@warptable/kernel';
import type { Refusal } from '@warptable/kernel';

export type TableErrorCode =
  | 'notYours' // the seat belongs to somebody else, or to nobody
  | 'seatTaken'
  | 'apart' // somebody there does not want to play with this person, or the other way round
  | 'notPlaying' // the game has not begun, or is over
  | 'paused'
  | 'pausedOften' // this player has paused the game as often as anybody may
  | 'resigned' // a bot plays the seat to the end
  | 'botPlays' // a bot sits in: the seat has to be taken back first
  | 'tooSoon' // others may not let a bot sit in for this player yet
  | 'tooFast' // so many chat lines or hints at once
  | 'undoOff' // the table plays without taking back
  | 'nothingToRewind' // the game is where it is asked to go back to
  | 'rewindAsked' // somebody asks to go back already
  | 'notAskedBack' // nobody asks this to go back, or not any more
  | 'away' // somebody who would have to agree is not there
  | 'otherRules' // the game was begun under other rules and cannot be played from its beginning
  | 'noHints' // people play against each other here, or the host gives none
  | 'tooLong' // so much has been done at the table that only answers are taken
  | 'notKept' // it could not be written down
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

/** Nothing that anybody has to look into any more: the table had moved on, or the fault behind it has been told. */
export const isReported = (error: unknown): boolean =>
  (error instanceof WarptableError && error.code === 'stale') ||
  (error instanceof TableError && error.code === 'notKept');
