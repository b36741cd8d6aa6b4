import type { Playable, Seat } from '@warptable/kernel';
import type {
  AbilityTokenId,
  ArchiveId,
  BoardKey,
  Cost,
  ExiledColour,
  ExiledToken,
  MissionDeck,
  MissionId,
  RaceId,
  RewardId,
  TrackType,
} from '../content/index.ts';
import type { Deeds } from './deeds.ts';
import type { Area, Bribe, Combat } from './combat-state.ts';
import type { Options, Switch } from './options.ts';
import type { Solo } from './solo/state.ts';

export type { ExiledToken } from '../content/index.ts';
export { ATTACK, DEFENCE } from './combat-state.ts';
export { NO_DEEDS } from './deeds.ts';
export type { Options, Seating, Switch } from './options.ts';
export type { Deeds } from './deeds.ts';
export type {
  Area,
  Bonus,
  Bribe,
  Combat,
  CombatSide,
  EarlyEffect,
  PlayedCard,
  SideOfCombat,
} from './combat-state.ts';

export const NOBODY = -1;

/** A deck or pile: the top card is the last one. */
export type Pile<Card> = Card[];

export type Action = 'develop' | 'terrashift' | 'attack';

/** A race in its Active Ability, or its permanent Reward Ability once that is paid for. */
export type AbilityId = RaceId | `${RaceId}:always`;

/** What a player has decided before being asked, so that nobody has to wait. */
export interface Presets {
  /** Does not follow this action for the rest of the turn. */
  readonly noDevelop: boolean;
  readonly noTerrashift: boolean;
  /** Takes no bribe for the rest of the turn. */
  readonly noBribes: boolean;
  /** Declines support: never asked, or only if the attacker leads, or only at the Warp Gate. */
  readonly support: 'ask' | 'never' | 'leader' | 'gate';
  /** Puts no Combat Card down for the teammate. */
  readonly mate: 'ask' | 'never';
  /** Leaves the dice as they fall: where another player's Troops or card fight, or wherever no own Troops do. */
  readonly bonuses: 'ask' | 'card' | 'own';
  /** Is not asked where there is nothing to choose, though the others may notice (TW 17.14). */
  readonly forced: 'ask' | 'auto';
  /** The player is asked about each mission (TW 13.3); or they are completed by themselves where nothing is lost by it. */
  readonly missions: 'ask' | 'auto';
  /** TWS 6.9: ties of the Rival are settled by the alphabet; asked if nothing is said. */
  readonly ties?: 'ask' | 'auto';
}

export interface Player {
  races: RaceId[];
  /** Under the Tavma Token (TW 14.11). */
  mimicked: RaceId | null;
  /** What changes the rules for this player: both races at all times (TW 14.2), and what was bought for good. */
  abilities: AbilityId[];
  gold: number;
  energy: number;
  /** Troops on the Supply Board (TW 1.5). */
  reserve: number;
  /** Troops in the general supply. */
  supply: number;
  /** Miniatures in the general supply, by track. */
  stock: number[];
  /** By upgrade column. */
  levels: number[];
  /** Positions of the four tracks (TW 4.2); always up to date. */
  tracks: number[];
  /** TW 19.7: markers that stay at 12. */
  locks: boolean[];
  /** In alphabetical order. */
  hand: ArchiveId[];
  /** Cards of the hand that everybody knows (TW 17.6). */
  shown: ArchiveId[];
  rewards: RewardId[];
  /** Private Missions. */
  missions: MissionId[];
  /** Of the missions: those that came this turn and cannot be completed yet (TW 13.11). */
  fresh: MissionId[];
  /** Fulfilled missions that the player has passed over (TW 13.7). */
  passed: MissionId[];
  /** Of these: the ones held back, about which the player is not asked again at the end of the turn (TW 13.3). */
  held: MissionId[];
  /** Completed missions, in the order they were completed. */
  done: MissionId[];
  /** Points in Mission Point Tokens. */
  tokenPoints: number;
  /** Cards that the player looks at, to keep some of them. */
  lookedCards: ArchiveId[];
  lookedMissions: MissionId[];
  deeds: Deeds;
  presets: Presets;
  /** Gold and Energy as they were shown this turn (TW 10.35). */
  shownSupply: Cost | null;
}

export interface Guardian {
  race: RaceId | null;
  tokens: AbilityTokenId[];
  modifier: number;
  /** It still holds the Gate. */
  holds: boolean;
  /** Nobody has got its Conquer points, and somebody may. */
  conquerPoints: boolean;
}

/** What the active player has done in the present turn. */
export interface Turn {
  actions: Action[];
  /** Actions still to be taken in this Action Phase. */
  actionsLeft: number;
  traded: boolean;
  /** Laser Cannons that were fired, by their areas. */
  fired: Area[];
  /** Abilities that act once per turn and have. */
  used: AbilityId[];
  /** An area was gained: conquered, claimed or taken over (TW 12.11). */
  gained: boolean;
  /** Troops of the reserve that may still come out in this Income Phase (TW 5.4). */
  ready: number;
  /** The areas changed by the present Terrashift (TW 9.5). */
  shifted: Area[];
  /** Draws of this Consult that are used up. */
  drawn: number;
  /** The Endgame was triggered in this turn. */
  triggered: boolean;
}

export type Phase = 'setup' | 'start' | 'income' | 'action' | 'movement' | 'reveal' | 'replenish' | 'over';

/** A division of races or missions that a member of a team proposes (TW 18.5). */
export interface Proposal {
  readonly by: Seat;
  readonly own: readonly string[];
  readonly mates: readonly string[];
}

/** What everybody knows of hidden cards, because their owner is about to use them. */
export interface Pledge {
  readonly seat: Seat;
  /** A Develop Card that can be played for so much less. */
  readonly develop: number | null;
  /** All that this bribe consists of (TW 10.22, TW 10.25). */
  readonly bribe: Bribe | null;
}

/** A timeout of a team (TW 18.9). */
export interface Timeout {
  readonly team: number;
  /** Members who want to go on. */
  ended: Seat[];
}

/** The whole of a game of The Warp. Plain JSON; lists by area are parallel to the areas of the board. */
export interface State extends Playable {
  readonly options: Options;
  readonly switches: readonly Switch[];
  readonly board: BoardKey;
  players: Player[];
  first: Seat;
  active: Seat;
  round: number;
  phase: Phase;
  /** Rounds (with [endTrigger] turns of `trigger`) still to come after the present one; NOBODY before the Endgame. */
  endgame: number;
  trigger: Seat;
  scored: boolean;

  owner: Seat[];
  troops: number[];
  multiplier: number[];
  tokens: (ExiledToken | null)[];
  faceUp: boolean[];
  modifier: number[];
  /** Whose miniature stands there, by track and area. */
  miniatures: Seat[][];
  lasers: boolean[];
  /** Never two on one area (TW 8.12). */
  towers: boolean[];
  ships: number[];
  /** When control was gained, for TW 10.62. */
  since: number[];
  gains: number;
  /** Neutral miniatures beside the board: Laser Cannons, Sentry Towers, Assault Ships. */
  neutrals: number[];

  exiled: Record<ExiledColour, RaceId | null>;
  /** The tokens on the two race cards (TW 2.16). */
  samples: ExiledToken[];
  unusedTokens: ExiledToken[];
  /** Out of the game: defeated. */
  defeatedTokens: ExiledToken[];
  guardian: Guardian;
  unusedAbilityTokens: AbilityTokenId[];
  /** The race cards of the draft, faceup; in team mode the pools of the teams. */
  piles: RaceId[][];
  setAside: RaceId[];
  boxedRaces: RaceId[];

  deck: Pile<ArchiveId>;
  lineUp: ArchiveId[];
  discard: Pile<ArchiveId>;
  /** Start Cards that have left the game. */
  spent: ArchiveId[];
  rewardDeck: Pile<RewardId>;
  rewardDiscard: Pile<RewardId>;
  missionDecks: Record<MissionDeck, Pile<MissionId>>;
  /** The Open Missions in the order Progress, Prosperity, Conquest; nothing while one is missing. */
  open: (MissionId | null)[];
  pioneering: MissionId[];
  /** The fourth end-of-game Pioneering Mission (TW 2.7). */
  hiddenPioneering: MissionId | null;
  boxedMissions: MissionId[];
  /** Pools that a team still has to divide (TW 18.4), by team. */
  missionPools: MissionId[][];
  /** What each team has before it or has agreed on (TW 18.5), by team; nothing while nobody divides. */
  proposal: readonly (Proposal | null)[] | null;

  turn: Turn;
  combat: Combat | null;
  pledge: Pledge | null;
  timeout: Timeout | null;
  /** Teams that have had their timeout. */
  timeoutsUsed: number[];
  /** In the solo game alone. The Rival is the second of `players`. */
  solo?: Solo;
}

/** The number of a track. */
export const TRACK: Readonly<Record<TrackType, number>> = {
  'command-center': 0,
  'gold-mine': 1,
  'energy-plant': 2,
  'trade-post': 3,
};

export const NO_TURN: Readonly<Turn> = {
  actions: [],
  actionsLeft: 0,
  traded: false,
  fired: [],
  used: [],
  gained: false,
  ready: 0,
  shifted: [],
  drawn: 0,
  triggered: false,
};

export const isOn = (s: State, one: Switch): boolean => s.switches.includes(one);
