import { amount, confirm, declareQuestions, one, place, yesNo } from '@warptable/kernel';
import type { Asked, AskedOf, Seat } from '@warptable/kernel';
import { ACTIONS } from '../content/index.ts';
import type { Action, ActionCardId } from '../content/index.ts';

/** How much an action does with each thing that can be chosen: its range, or how many ships, places or cards. */
type Extents = { readonly [choice: string]: number };

type Moving = {
  /** Missing where a Tactics card redeploys ships. */
  readonly action?: Action;
  readonly from: string;
  readonly to: string;
};

const ruleOfMove = ({ action }: { readonly action?: Action }): string =>
  action ? ACTIONS[action].rule : 'WG 6.7';

/** Every question of the game, in the order of play. */
export const QUESTIONS = {
  // Setting up
  board: one({ rule: 'WG 2.2' }),
  faction: one({ rule: 'WG 2.2' }),
  colour: one({ rule: 'WG 2.3' }),
  gatekeepersColour: one({ rule: 'WG 14.2', final: true }),

  // A turn
  layCard: one({ rule: 'WG 3.3' }),
  card: one({ rule: 'WG 3.2' }),
  action: one<{ readonly card: ActionCardId; readonly extents: Extents }>({ rule: 'WG 3.2' }),
  spendGoods: amount<{ readonly action: Action; readonly x: number; readonly extents: readonly number[] }>({
    rule: 'WG 4.2',
    cost: true,
  }),
  useBeacons: amount<{ readonly action: Action; readonly x: number; readonly extents: readonly number[] }>({
    rule: 'WG 17.4',
    cost: true,
  }),
  endTurn: confirm({ rule: 'WG 21.2', final: true }),
  keepCard: one({ rule: 'WG 22.8', final: true }),
  discardCard: one({ rule: 'WG 22.8', final: true }),

  // Moving
  moveFrom: place<{ readonly action: Action }>({ rule: ruleOfMove }),
  moveTo: place<{ readonly action: Action; readonly from: string; readonly range: number }>({
    rule: ruleOfMove,
  }),
  shipsToMove: amount<Moving>({ rule: ruleOfMove }),
  secondGroup: place({ rule: 'WG 6.10' }),
  secondStart: place<{ readonly to: string }>({ rule: 'WG 6.13' }),

  // Deploying
  deployShips: amount<{ readonly place: string; readonly action?: Action }>({
    rule: 'WG 7.1',
    final: 'tried',
  }),
  warpInTo: place<{ readonly left: number }>({ rule: 'WG 7.3' }),
  reinforceAt: place<{ readonly left: number }>({ rule: 'WG 7.4' }),

  // Other actions
  flyDroneTo: place<{ readonly range: number }>({ rule: 'WG 8.3' }),
  technology: one({ rule: 'WG 8.9', final: 'tried' }),
  peerReview: one({ rule: 'WG 22.10', final: 'tried' }),
  settle: place<{ readonly left: number }>({ rule: 'WG 9.1', final: 'tried' }),
  geneBanks: place({ rule: 'WG 22.6', final: 'tried' }),
  objective: one({ rule: 'WG 9.10', final: 'tried' }),
  lookAtTopObjective: yesNo({ rule: 'WG 22.7', final: 'tried' }),
  swapObjective: yesNo({ rule: 'WG 22.7', final: 'tried' }),
  tradeFrom: place<{ readonly range: number }>({ rule: 'WG 10.1' }),
  tradeSecond: place<{ readonly from: string; readonly range: number }>({ rule: 'WG 10.1' }),
  tradeThird: place<{ readonly from: string; readonly range: number }>({ rule: 'WG 10.1' }),
  promoteCount: amount({ rule: 'WG 11.1' }),
  keepTactics: one({ rule: 'WG 11.1' }),
  keepSecondTactics: one({ rule: 'WG 22.12', final: true }),
  drawCount: amount({ rule: 'WG 11.6' }),
  keepVeteran: yesNo({ rule: 'WG 17.4', final: true }),
  ability: one({ rule: 'WG 16.6', final: 'tried' }),
  ruins: one({ rule: 'WG 13.4', final: 'tried' }),

  // Battles
  tactics: one({ rule: 'WG 12.6', final: true }),
  withdrawTo: place<{ readonly seat: Seat; readonly ships: number }>({ rule: 'WG 12.30', final: 'tried' }),
  splitWithdrawal: amount<{ readonly first: string; readonly second: string; readonly ships: number }>({
    rule: 'WG 12.27',
    final: 'tried',
  }),
  redeployTo: place<{ readonly from: string; readonly range: number }>({ rule: 'WG 22.32', final: 'tried' }),

  // For the Gatekeepers
  gatekeepersGroup: place({ rule: 'WG 14.22', final: 'tried' }),
  gatekeepersTarget: place({ rule: 'WG 14.23', final: 'tried' }),
  gatekeepersColony: place({ rule: 'WG 14.12', final: 'tried' }),
  gatekeepersDeploy: place({ rule: 'WG 14.18', final: 'tried' }),
} as const;

export const ask = declareQuestions(QUESTIONS);

export type QuestionKind = keyof typeof QUESTIONS;

/** Not so for a question that another version of the rules asks. */
export const isQuestion = (kind: string): kind is QuestionKind => Object.hasOwn(QUESTIONS, kind);

/** A question as its seat sees it. */
export type WarpgateAsked<K extends QuestionKind = QuestionKind> = AskedOf<typeof QUESTIONS, K>;

/** What comes from a table of this game is a question of this game. */
export const asWarpgate = (asked: Asked): WarpgateAsked => asked as WarpgateAsked;
