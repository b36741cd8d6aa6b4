import type { ErrorCode } from '@warptable/kernel';
import type { TableErrorCode } from '@warptable/table';

/** What the table or the rules refused, by the code that came with it. */
export const refusedTexts = {
  badOptions: 'The options do not fit the game.',
  gameOver: 'The game is over.',
  notAsked: 'You are not asked anything now.',
  unknownKind: 'Something else is asked now.',
  illegalValue: 'That is not possible now.',
  stale: 'The table had moved on: look again and answer anew.',
  recess: 'The game stands still.',
  undoLocked: 'That cannot be taken back.',
  corrupt: 'It is damaged, cut off or no game file of ours ({{message}}).',
  otherVersion: 'Another version has made it ({{message}}).',
  rulesFault: 'The rules failed, which is a fault of ours: {{message}}.',
  notYours: 'That is not yours to do.',
  seatTaken: 'This seat is taken.',
  notPlaying: 'The game has not begun, or is over.',
  paused: 'The table is paused.',
  resigned: 'You have resigned: a bot plays on.',
  botPlays: 'A bot sits in: take the seat back first.',
  tooFast: 'So much at once: wait a little.',
  undoOff: 'This table plays without taking back.',
  nothingToRewind: 'The game has not gone on since then.',
  rewindAsked: 'Somebody asks to go back already.',
  notAskedBack: 'Nobody asks to go back any more.',
  away: 'Somebody who would have to agree is not there.',
  otherRules: 'The rules have changed since the game began: it cannot go back.',
  noHints: 'Hints are for games against bots alone.',
  tooLong: 'So much has been done at this table that it only takes answers now.',
  notKept: 'This could not be written down, and so it was not done: try again.',
  badMessage: 'The table did not understand the page: reload it.',
} as const satisfies Record<ErrorCode | TableErrorCode, string>;
