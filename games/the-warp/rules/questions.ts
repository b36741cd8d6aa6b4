import { amount, confirm, declareQuestions, one, order, path, place, some, yesNo } from '@warptable/kernel';
import type { AboutOf, Asked, AskedOf, Seat } from '@warptable/kernel';
import type { ArchiveId, RaceId } from '../content/index.ts';
import type { Bribe } from './state.ts';

type Left = { readonly left: number };
type Move = { readonly from: string; readonly to: string };
/** `plus` for the dice of Second Wave. */
type Attack = { readonly from: string; readonly plus?: number };
/** What the Player pays the Rival for following it (TWS 14.1, TWS 14.4). */
type Following = { readonly price: { readonly gold: number; readonly energy: number } };
type Resource = 'gold' | 'energy';
/** What a bribe that is being put together consists of already. */
type SoFar = { readonly soFar: Bribe };
type Counted = SoFar & { readonly count: number };
type Good = SoFar & { readonly kind: 'gold' | 'energy' | 'troops' | 'cards' | 'rewards' };
/** The bonus that is used, such as `reroll:2`, and on whose dice. */
type OnDice = { readonly attacking: boolean; readonly bonus: string };

/** What a pick of the Rival looked at before it came to a tie (TWS 6.11). */
type Tie = {
  readonly candidates: readonly string[];
  readonly keys: readonly { readonly key: string; readonly left: readonly string[] }[];
};

/** Every question of the game, in the order of play. */
export const QUESTIONS = {
  // Setting up
  draftRace: one<{ readonly pile: number }>({ rule: 'TW 2.18', final: 'tried' }),
  ownRaces: path({ rule: 'TW 18.2' }),
  matesRaces: path({ rule: 'TW 18.2' }),
  agreeRaces: one({ rule: 'TW 18.5' }),
  guardian: one({ rule: 'TW 2.20', final: true }),
  soloRaces: some({ rule: 'TWS 3.11', final: true }),
  mimic: one({ rule: 'TW 14.11', final: 'tried' }),
  keepMissions: some({ rule: 'TW 2.22' }),
  ownMissions: path({ rule: 'TW 18.4' }),
  matesMissions: path({ rule: 'TW 18.4' }),
  agreeMissions: one({ rule: 'TW 18.5' }),

  // The start of a turn, and income
  moveMimicry: one({ rule: 'TW 14.11' }),
  ability: one({ rule: 'TW 14.4', final: 'tried' }),
  extract: one({ rule: 'TW 5.1' }),
  teamIncome: one({ rule: 'TW 18.20' }),
  placeTroop: place<Left>({ rule: 'TW 5.3', final: 'tried' }),
  placeReserve: place({ rule: 'TW 5.4' }),
  salvageTop: yesNo<{ readonly card: ArchiveId }>({ rule: 'TW 14.3', final: 'tried' }),
  discard: one<{ readonly discards: number }>({ rule: 'TW 6.1' }),
  gainGold: amount<{ readonly of: number }>({ rule: 'TW 5.10', final: 'tried' }),
  payGold: amount<{ readonly of: number }>({ rule: 'TW 1.11', final: 'tried' }),
  drawFrom: one<Left>({ rule: 'TW 6.7', final: 'tried' }),
  takeLooked: one({ rule: 'TW 14.3', final: 'tried' }),
  orderUnder: order({ rule: 'TW 14.3', final: 'tried' }),
  endIncome: one({ rule: 'TW 5.4' }),

  // Actions
  action: one({ rule: 'TW 3.3' }),
  endAction: one({ rule: 'TW 11.10' }),
  develop: path({ rule: 'TW 7.1' }),
  doubleShift: path<{ readonly card: ArchiveId }>({ rule: 'TW 7.3' }),
  followDevelop: path<Following | undefined>({ rule: 'TW 7.19' }),
  developCheaply: path({ rule: 'TW 7.25' }),
  build: path({ rule: 'TW 7.12' }),
  upgrade: path({ rule: 'TW 7.11' }),
  raise: place({ rule: 'TW 9.1' }),
  lower: place<{ readonly raised: string }>({ rule: 'TW 9.1' }),
  followTerrashift: path<Following | undefined>({ rule: 'TW 9.5' }),

  // Combat
  attackFrom: place({ rule: 'TW 10.2' }),
  attackTarget: place<Attack>({ rule: 'TW 10.4', final: 'tried' }),
  useShip: yesNo<Attack & Move>({ rule: 'TW 8.13', final: 'tried' }),
  attackTroops: amount<Attack & Move>({ rule: 'TW 10.3', final: 'tried' }),
  forSale: one<{ readonly area: string }>({ rule: 'TW 14.8' }),
  commitLast: one({ rule: 'TW 14.3' }),
  combatCard: one<{ readonly attacking: boolean }>({
    rule: ({ attacking }) => (attacking ? 'TW 10.10' : 'TW 10.11'),
  }),
  support: one<{ readonly attacking: boolean }>({ rule: 'TW 10.12' }),
  bribe: one<{ readonly to: Seat }>({ rule: 'TW 10.20' }),
  offerKinds: some<{ readonly to: Seat }>({ rule: 'TW 10.21' }),
  offerNamedCards: some<SoFar>({ rule: 'TW 10.23' }),
  offerCardKind: one<Counted>({ rule: 'TW 10.23' }),
  offerNamedRewards: some<SoFar>({ rule: 'TW 10.23' }),
  offerAmount: amount<Good & { readonly to: Seat }>({ rule: 'TW 10.21', cost: true }),
  answerBribe: one({ rule: 'TW 10.24' }),
  demandKinds: some({ rule: 'TW 10.24' }),
  demandCard: path<Counted>({ rule: 'TW 10.23' }),
  demandReward: one<Counted>({ rule: 'TW 10.23' }),
  demandAmount: amount<Good>({ rule: 'TW 10.24' }),
  demandMore: amount<Good & { readonly amount: number }>({ rule: 'TW 10.24' }),
  answerDemand: one({ rule: 'TW 10.25' }),
  giveCard: one<{ readonly kind: string }>({ rule: 'TW 10.23', final: 'tried' }),
  giveCards: some({ rule: 'TW 10.23', final: 'tried' }),
  giveRewards: some({ rule: 'TW 10.23', final: 'tried' }),
  beforeReveal: one({ rule: 'TW 11.7' }),
  beforeDeciding: one({ rule: 'TW 19.15' }),
  cardOption: path({ rule: 'TW 10.33' }),
  combatEffect: one({ rule: 'TW 10.40' }),
  hireGuns: one({ rule: 'TW 10.40' }),
  bonus: one({ rule: 'TW 10.46' }),
  rerollAll: yesNo<OnDice>({ rule: 'TW 10.46', final: 'tried' }),
  rerollDice: some<OnDice>({ rule: 'TW 10.48', final: 'tried' }),
  flipDie: one<OnDice>({ rule: 'TW 10.48', final: 'tried' }),
  doubleDice: some<OnDice>({ rule: 'TW 10.49', final: 'tried' }),
  stayAtGate: amount<{ readonly attackers: number }>({ rule: 'TW 15.9', final: 'tried' }),

  // Free moves, Reward Cards and abilities
  tradeGiven: one({ rule: 'TW 11.7' }),
  tradeAmount: amount<{ readonly given: Resource }>({ rule: 'TW 11.7', final: 'tried', cost: true }),
  tradeBack: amount<{ readonly given: Resource }>({ rule: 'TW 11.7', final: 'tried', cost: true }),
  barter: yesNo<{ readonly max: number }>({ rule: 'TW 11.6', final: 'tried' }),
  cannon: place({ rule: 'TW 8.3' }),
  laserTarget: place<{ readonly cannon: string }>({ rule: 'TW 8.4', final: 'tried' }),
  shots: amount<{ readonly cannon: string; readonly target: string }>({
    rule: 'TW 8.6',
    final: true,
    cost: true,
  }),
  smuggleOut: one({ rule: 'TW 14.3' }),
  smuggleIn: one<{ readonly card: ArchiveId }>({ rule: 'TW 14.3', final: 'tried' }),
  discardRewards: some({ rule: 'TW 11.3', final: 'tried' }),
  badges: some<{ readonly race: RaceId }>({ rule: 'TW 14.5', final: 'tried' }),
  removeTroop: place({ rule: 'TW 11.6', final: 'tried' }),
  convert: place({ rule: 'TW 14.9', final: 'tried' }),
  impersonate: place({ rule: 'TW 14.9', final: 'tried' }),
  steal: one({ rule: 'TW 19.25', final: true }),
  salvage: one({ rule: 'TW 14.7', final: 'tried' }),

  // Solo: ties of the Rival (TWS 6.4) in either turn (TWS 26.2), and what its cards ask
  rivalPlace: place<Tie>({ rule: 'TWS 8.6', final: 'tried' }),
  rivalBuild: place<Tie>({ rule: 'TWS 9.13', final: 'tried' }),
  rivalRaise: place<Tie>({ rule: 'TWS 10.3', final: 'tried' }),
  rivalLower: place<Tie>({ rule: 'TWS 10.5', final: 'tried' }),
  rivalOrigin: place<Tie>({ rule: 'TWS 11.3', final: 'tried' }),
  rivalMoveFrom: place<Tie>({ rule: 'TWS 13.4', final: 'tried' }),
  rivalMoveTo: place<Tie>({ rule: 'TWS 13.6', final: 'tried' }),
  rivalRemove: place<Tie>({ rule: 'TWS 18.7', final: 'tried' }),
  rivalLaser: place<Tie>({ rule: 'TWS 19.20', final: 'tried' }),
  bribeRival: one({ rule: 'TWS 17.4', final: 'tried' }),
  silnaGift: one({ rule: 'TWS 9.10', final: 'tried' }),

  // Missions
  mission: one({ rule: 'TW 13.7', final: 'tried' }),
  switchOut: one({ rule: 'TW 13.20' }),
  switchDeck: one({ rule: 'TW 13.22', final: true }),
  keepMission: one({ rule: 'TW 13.22', final: 'tried' }),

  // The end of a turn
  moveFrom: place<Left>({ rule: 'TW 12.2' }),
  moveTo: place<{ readonly from: string }>({ rule: 'TW 12.3', final: 'tried' }),
  takeShip: yesNo<Move>({ rule: 'TW 12.7', final: 'tried' }),
  troopsAboard: amount<Move>({ rule: 'TW 12.7', final: 'tried' }),
  revealTokens: yesNo<{ readonly ship: string; readonly areas: readonly string[] }>({
    rule: 'TW 12.12',
    final: 'tried',
  }),
  replenish: one<{ readonly price: number }>({ rule: 'TW 12.14', endsTurn: 'endTurn' }),
  endTurn: confirm({ rule: 'TW 12.18', final: true }),

  // At any time
  preset: one({ rule: 'TW 17.14' }),
  timeout: one({ rule: 'TW 18.9' }),
} as const;

export const ask = declareQuestions(QUESTIONS);

export type QuestionKind = keyof typeof QUESTIONS;

/** The kinds among whose options free moves or missions can stand. */
export type OneKind = {
  [K in QuestionKind]: (typeof QUESTIONS)[K]['form'] extends 'one' | 'place' ? K : never;
}[QuestionKind];

/** The picks of the Rival that can end in a tie. */
export type RivalPick = Extract<QuestionKind, `rival${string}`>;

export type WarpAbout<K extends QuestionKind> = AboutOf<(typeof QUESTIONS)[K]>;

/** Not so for a question that another version of the rules asks. */
export const isQuestion = (kind: string): kind is QuestionKind => Object.hasOwn(QUESTIONS, kind);

/** A question as its seat sees it. */
export type WarpAsked<K extends QuestionKind = QuestionKind> = AskedOf<typeof QUESTIONS, K>;

/** What comes from a table of this game is a question of this game. */
export const asWarp = (asked: Asked): WarpAsked => asked as WarpAsked;
