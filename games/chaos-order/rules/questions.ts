import { amount, declareQuestions, one, order, path, place, some, yesNo } from '@warptable/kernel';
import type { Asked, AskedOf, Seat } from '@warptable/kernel';
import type { Building, Gain, LeaderId, Phase, RegionId, RyhzuId, TacticsId } from '../content/index.ts';

/** Where units can set out from, see `state.ts`. */
type Place = RegionId | 'base';

/** Which moment of cards it is (CO 17.5). */
export type CardMomentName = 'price' | 'pass' | 'combatStart' | 'relicStart' | 'relicTaken';

const RULE_OF_CARDS: Readonly<Record<CardMomentName, string>> = {
  price: 'CO 5.6',
  pass: 'CO 6.7',
  combatStart: 'CO 13.2',
  relicStart: 'CO 15.1',
  relicTaken: 'CO 15.6',
};

/** Units leave one place for another. */
type Moving = {
  /** Where an effect lets units move: free moves, redeployments, retreats. */
  readonly how: 'move' | 'redeploy' | 'freeMove';
  readonly from: Place;
};

const ruleOfMoving = ({ how }: Moving): string =>
  ({ move: 'CO 12.2', redeploy: 'CO 12.10', freeMove: 'CO 12.19' })[how];

/** Every question of the game, in the order of play (CO 30.2). */
export const QUESTIONS = {
  // Setting up
  faction: one({ rule: 'CO 3.1' }),
  keepLeaders: some<{ readonly keep: number }>({ rule: 'CO 3.2' }),
  baseLocation: place({ rule: 'CO 3.15' }),
  /** Pairs of start regions: `r3-4/r3-5`. */
  startPair: one<{ readonly base: RegionId }>({ rule: 'CO 3.16', final: 'tried' }),
  firstLeader: one({ rule: 'CO 3.24' }),
  leaderRegion: place<{ readonly leader: LeaderId }>({ rule: 'CO 3.24' }),
  /** How many fighters stand in the first start region; the others stand in the second. */
  spread: amount<{ readonly first: RegionId; readonly second: RegionId; readonly fighters: number }>({
    rule: 'CO 3.25',
    final: 'tried',
  }),

  // Set prices
  /** A token (its rank), then a phase: `discover`, ..., `move:first`, `move:last`. */
  price: path({ rule: 'CO 5.3', final: 'tried' }),
  /** A seat as text, or `nobody`. */
  summon: one<{ readonly ryhzu: RyhzuId }>({ rule: 'CO 24.6', final: 'tried' }),
  /** A card of this moment, or `done`. */
  momentCard: one<{ readonly moment: CardMomentName; readonly phase?: Phase }>({
    rule: ({ moment }) => RULE_OF_CARDS[moment],
    final: 'tried',
  }),

  // Action phases
  actOrPass: one<{ readonly phase: Phase; readonly cost: number }>({ rule: 'CO 6.3', final: 'tried' }),
  /**
   * `main`, `auxiliary` (its cost now is `about.auxiliary`, null if it cannot be taken), `auxiliary:free`, `construct`, `recruit`, `harvest:<region or base>`, `move:<region or base>`, `flight`,
   * `card:<id>`, `ability:<id>`, `seam` (Gem Seam), `end`.
   */
  turn: one<{
    readonly phase: Phase;
    readonly mainPoints: number;
    readonly cardPoints: number;
    readonly main: 'open' | 'begun' | 'closed';
    readonly auxiliaryUsed: boolean;
    readonly auxiliary: { readonly energy: number; readonly gems: number } | null;
  }>({ rule: 'CO 6.15', endsTurn: 'end', final: 'tried' }),
  /** A track, or `decline`. */
  research: one<{ readonly left: number }>({ rule: 'CO 7.7', final: 'tried' }),
  /** `gem`, `energy`, `free`. */
  payLock: one<{ readonly lockOn: 'research' | 'construction' | 'card' }>({
    rule: 'CO 6.14',
    final: 'tried',
  }),
  /** Places in the list of icons, or `nothing`. */
  immediate: one<{ readonly phase: Phase; readonly column: number }>({ rule: 'CO 7.8', final: 'tried' }),

  // Build: `foundation:<ability>` or a building; then where; then on which foundation
  construct: one<{ readonly points: number; readonly foundationOnly: boolean; readonly optional: boolean }>({
    rule: 'CO 9.1',
    final: 'tried',
  }),
  constructAt: place<{ readonly what: string }>({ rule: 'CO 9.4', final: 'tried' }),
  /** A foundation, or `none` where the building needs none. */
  constructOn: one<{ readonly building: Building; readonly region: RegionId }>({
    rule: 'CO 9.8',
    final: 'tried',
  }),

  // Harvest
  /** A loose token, then a region or `base`; or `nothing`. */
  layToken: path({ rule: 'CO 10.5', final: 'tried' }),
  /** A region or `base` with a loose token, or `nothing`. */
  turnToken: place({ rule: 'CO 10.6', final: 'tried' }),
  /** Command Post: `deploy` or `upgrade`, then a leader or Ryh-zu; or `nothing`. */
  commandPost: path({ rule: 'CO 10.8', final: 'tried' }),

  // Recruit
  /** `advance:<sector>` (from 1), `fastTrack`, `trade`, `stop`. */
  spendRecruits: one<{ readonly points: number }>({ rule: 'CO 11.10', final: 'tried' }),
  /** Where a recruit arrives: `base` or a region. */
  arrival: place({ rule: 'CO 25.6', final: 'tried' }),
  deploy: one({ rule: 'CO 11.6' }),
  upgradeLeader: one({ rule: 'CO 12.17', final: 'tried' }),

  // Move
  /** Only where an effect moves units: a place to set out from, or `nothing`. In a move turn it is part of `turn`. */
  moveFrom: place<{ readonly how: 'redeploy' | 'freeMove' }>({ rule: 'CO 12.10', final: 'tried' }),
  /** A region, or `nothing` for a free move. */
  moveTo: place<Moving>({ rule: ruleOfMoving, final: 'tried' }),
  /** Leaders and Ryh-zu that go along: `none`, or their ids in order, joined by `+`. */
  moveLeaders: one<Moving & { readonly to: RegionId }>({ rule: 'CO 12.24', final: 'tried' }),
  moveFighters: amount<Moving & { readonly to: RegionId }>({ rule: 'CO 12.24', final: 'tried' }),
  flight: one<{ readonly from: string; readonly cost: number }>({ rule: 'CO 20.8' }),
  /** Which leader stays where there are too many. */
  leaderStays: one<{ readonly region: RegionId }>({ rule: 'CO 12.9', final: 'tried' }),

  // Combat
  battleRegion: place({ rule: 'CO 13.3', final: true }),
  battleOpponent: one<{ readonly region: RegionId }>({ rule: 'CO 13.4', final: true }),
  /** A section, then `none` or a card, then for a card `faceup` or `facedown`. */
  plan: path<{ readonly region: RegionId; readonly against: Seat }>({ rule: 'CO 13.10', final: true }),
  /** To roll is final: the step says so. */
  reroll: yesNo<{ readonly die: number }>({ rule: 'CO 13.46' }),
  /** Which of several effects of one moment is next. */
  nextEffect: one({ rule: 'CO 13.48', final: 'tried' }),
  boostRow: one<{ readonly returning: boolean }>({ rule: 'CO 23.6', final: 'tried' }),
  boostRegion: place({ rule: 'CO 23.6', final: 'tried' }),
  /** Where a retreat goes. */
  retreatTo: place<{ readonly from: RegionId }>({ rule: 'CO 13.33', final: true }),
  goesAlong: yesNo<{ readonly leader: LeaderId; readonly to: RegionId }>({ rule: 'CO 18.1', final: 'tried' }),
  razeOrder: order<{ readonly region: RegionId }>({ rule: 'CO 13.50', final: true }),
  takeCard: yesNo<{ readonly card: TacticsId }>({ rule: 'CO 13.42', final: 'tried' }),
  discard: some<{ readonly limit: number }>({ rule: 'CO 17.7', final: true }),

  // Gain income
  /** Items by their ids, `card:<id>`, `done`. */
  income: one({ rule: 'CO 14.13', endsTurn: 'done', final: 'tried' }),
  baseIncome: one<{ readonly gains: readonly Gain[] }>({ rule: 'CO 14.3', final: 'tried' }),
  gemsToResearch: amount({ rule: 'CO 9.14', final: 'tried' }),
  strongholdsCounted: amount({ rule: 'CO 20.15', final: 'tried' }),
  /** A card, then a seat; or `enough`. To give is final (CO 29.6): the step says so. */
  giveIntel: path<{ readonly left: number }>({ rule: 'CO 20.18' }),
  payUpkeep: yesNo<{ readonly ryhzu: RyhzuId }>({ rule: 'CO 24.12', final: 'tried' }),
  /** Ikryla, Resourceful: which of two gains, by its place. */
  whichGain: one<{ readonly gains: readonly Gain[]; readonly from: string }>({
    rule: 'CO 1.4',
    final: 'tried',
  }),
  /** An attribute, or `gem`, or `nothing`. */
  upgradeAttribute: one<{ readonly orGem: boolean; readonly left: number }>({
    rule: ({ orGem }) => (orGem ? 'CO 14.6' : 'CO 15.5'),
    final: 'tried',
  }),

  // Check relics
  /** Fighters that Relic Guard keeps back. */
  stay: amount<{ readonly region: RegionId }>({ rule: 'CO 15.6', final: 'tried' }),
  /** Which morale token goes back first, by its region. */
  returnOrder: one({ rule: 'CO 23.16', final: 'tried' }),
} as const;

export const ask = declareQuestions(QUESTIONS);

export type QuestionKind = keyof typeof QUESTIONS;

/** Not so for a question that another version of the rules asks. */
export const isQuestion = (kind: string): kind is QuestionKind => Object.hasOwn(QUESTIONS, kind);

/** A question as its seat sees it. */
export type ChaosAsked<K extends QuestionKind = QuestionKind> = AskedOf<typeof QUESTIONS, K>;

/** What comes from a table of this game is a question of this game. */
export const asChaos = (asked: Asked): ChaosAsked => asked as ChaosAsked;
