import type { GameEvent, Seat } from '@warptable/kernel';
import type {
  AbilityTokenId,
  ArchiveId,
  BuildingType,
  ExiledToken,
  MissionDeck,
  MissionId,
  RaceId,
  RewardId,
  TrackType,
  UpgradeType,
} from '../content/index.ts';
import type { Gaining } from './effects/control.ts';
import type { SoloEvent } from './solo/events.ts';
import type { Action, Bribe } from './state.ts';

/** A field that only some seats see. */
type Only<Fields> = { readonly seats: readonly Seat[] } & Readonly<Fields>;

interface Happening<Type extends string> extends GameEvent {
  readonly type: Type;
}

/** How the power of a side came about (TW 10.49, TW 10.52). */
export interface SidePower {
  readonly worths: readonly number[];
  readonly multiplier: number;
}

/** Something a player did or underwent. */
interface Doing<Type extends string> extends Happening<Type> {
  readonly seat: Seat;
}

/** Areas are told by their ids. Comments name the rule that is at work. */
export type WarpEvent =
  // Setting up
  | (Doing<'StartingPlayerDrawn'> & {}) // TW 2.14
  | (Happening<'ExiledRacesDrawn'> & { readonly yellow: RaceId; readonly green: RaceId }) // TW 2.16
  | (Doing<'RaceTaken'> & { readonly race: RaceId }) // TW 2.18
  | (Happening<'GuardianChosen'> & {
      readonly race: RaceId;
      readonly tokens: readonly AbilityTokenId[];
    }) // TW 2.20
  | (Doing<'MissionsKept'> & {
      readonly count: number;
      readonly only?: Only<{ missions: readonly MissionId[] }>;
    }) // TW 2.22
  | (Doing<'DivisionProposed'> & { readonly what: 'Races' | 'Missions' }) // TW 18.5
  // Rounds and turns
  | (Happening<'RoundBegan'> & { readonly round: number; readonly left: number }) // TW 1.15
  | (Doing<'TurnBegan'> & { readonly round: number }) // TW 3.2
  | (Doing<'Extracted'> & { readonly choice: 'resources' | 'troops' }) // TW 5.1
  | (Doing<'ActionChosen'> & { readonly action: Action }) // TW 3.3
  | (Doing<'Followed'> & { readonly action: 'develop' | 'terrashift' }) // TW 7.19, TW 9.5
  | (Doing<'TurnEnded'> & {})
  // Goods
  | (Doing<'Gained'> & { readonly gold: number; readonly energy: number }) // TW 5.10
  | (Doing<'Paid'> & { readonly gold: number; readonly energy: number }) // TW 7.5
  | (Doing<'Traded'> & { readonly given: 'gold' | 'energy'; readonly amount: number }) // TW 11.7
  // Cards
  | (Doing<'CardDrawn'> & { readonly only?: Only<{ card: ArchiveId }> }) // TW 6.7
  | (Doing<'LineUpCardTaken'> & { readonly card: ArchiveId }) // TW 6.7
  | (Happening<'LineUpRefilled'> & { readonly cards: readonly ArchiveId[] }) // TW 6.8
  | Happening<'ArchiveShuffled'> // TW 6.9, TW 6.11
  | (Doing<'CardsDiscarded'> & { readonly cards: readonly ArchiveId[] }) // TW 6.2, TW 7.6
  | (Doing<'TopLookedAt'> & {
      readonly count: number;
      readonly only?: Only<{ cards: readonly ArchiveId[] }>;
    }) // Great Index, Sealed Vault
  | (Doing<'CardExchanged'> & { readonly given: ArchiveId; readonly taken: ArchiveId }) // Under the Counter
  | (Doing<'CardSalvaged'> & { readonly card: ArchiveId }) // Pickers, Scrap Haul, Leftovers
  | (Doing<'CardStolen'> & { readonly from: Seat; readonly only?: Only<{ card: ArchiveId }> }) // TW 19.25
  // Reward Cards and abilities
  | (Doing<'RewardsDrawn'> & {
      readonly count: number;
      readonly only?: Only<{ cards: readonly RewardId[] }>;
    }) // TW 11.2
  | (Doing<'RewardsDiscarded'> & { readonly cards: readonly RewardId[] }) // TW 11.3
  | (Doing<'RewardUsed'> & { readonly reward: RewardId }) // TW 11.4
  | (Doing<'RewardAbilityUsed'> & { readonly race: RaceId; readonly badges: readonly RewardId[] }) // TW 14.5
  | (Doing<'Mimicked'> & { readonly race: RaceId }) // TW 14.11
  | (Doing<'Plundered'> & { readonly from: Seat; readonly gold: number; readonly energy: number })
  | (Doing<'SecondOptionUsed'> & { readonly card: ArchiveId; readonly option: number }) // Double Shift
  | (Happening<'FleshChanged'> & { readonly area: string; readonly die: number }) // Unstable Flesh
  // Building and shifting
  | (Doing<'DevelopCardPlayed'> & { readonly card: ArchiveId; readonly option: number }) // TW 7.1
  | (Doing<'Built'> & { readonly building: BuildingType; readonly area: string }) // TW 7.11
  | (Doing<'Upgraded'> & { readonly building: UpgradeType; readonly level: number }) // TW 7.11
  | (Doing<'BuildingTaken'> & {
      readonly from: Seat;
      readonly area: string;
      readonly building: TrackType;
    }) // TW 10.61
  | (Doing<'AreaShifted'> & { readonly area: string; readonly multiplier: number }) // TW 9.1
  // Troops and areas
  | (Doing<'TroopsReserved'> & { readonly troops: number }) // TW 5.3
  | (Doing<'TroopsPlaced'> & { readonly area: string; readonly troops: number }) // TW 5.3, TW 5.4
  | (Doing<'TroopsMoved'> & {
      readonly from: string;
      readonly to: string;
      readonly troops: number;
      readonly ship: boolean;
    }) // TW 12.2
  | (Doing<'TroopsDestroyed'> & { readonly area: string; readonly troops: number }) // TW 1.12
  | (Doing<'TroopsReturned'> & {
      readonly to: string;
      readonly troops: number;
      readonly reserved: number;
    }) // TW 10.56, TW 10.65
  | (Doing<'AreaGained'> & { readonly area: string; readonly troops: number; readonly how: Gaining }) // TW 10.59, TW 12.6, TW 14.9
  | (Happening<'StrengthChanged'> & {
      readonly area: string;
      readonly by: number;
      readonly strength: number;
    }) // TW 8.22
  | (Happening<'ExiledDefeated'> & { readonly area: string }) // TW 8.7
  | (Happening<'TokensFlipped'> & {
      readonly tokens: readonly { readonly area: string; readonly token: ExiledToken }[];
    }) // TW 12.13
  | (Doing<'LaserFired'> & {
      readonly cannon: string;
      readonly area: string;
      readonly dice: readonly number[];
      readonly hits: number;
    }) // TW 8.6
  // Combat
  | (Doing<'AttackDeclared'> & {
      readonly from: string;
      readonly to: string;
      readonly troops: number;
      readonly ship: boolean;
      readonly defender: Seat;
    }) // TW 10.2
  | (Doing<'CardPutDown'> & { readonly attacking: boolean; readonly only?: Only<{ card: ArchiveId }> }) // TW 10.10
  | (Doing<'Supported'> & {}) // TW 10.12
  | (Doing<'BribeOffered'> & { readonly to: Seat; readonly bribe: Bribe }) // TW 10.20
  | (Doing<'BribeDemanded'> & { readonly from: Seat; readonly bribe: Bribe }) // TW 10.24
  | (Doing<'BribeAnswered'> & { readonly answer: 'accept' | 'decline' | 'counter' })
  | (Doing<'BribePaid'> & { readonly to: Seat; readonly cards: readonly ArchiveId[] }) // TW 10.26
  | (Doing<'CardsGiven'> & {
      readonly to: Seat;
      readonly count: number;
      readonly cards?: readonly ArchiveId[];
      readonly only?: Only<{ cards: readonly ArchiveId[] }>;
    }) // TW 10.23
  | (Doing<'RewardsGiven'> & {
      readonly to: Seat;
      readonly count: number;
      readonly cards?: readonly RewardId[];
      readonly only?: Only<{ cards: readonly RewardId[] }>;
    }) // TW 10.23
  | (Doing<'CardRevealed'> & { readonly card: ArchiveId; readonly option: number }) // TW 10.33
  | (Doing<'CardNotPaid'> & {
      readonly card: ArchiveId;
      readonly gold: number;
      readonly energy: number;
    }) // TW 10.35
  | (Doing<'TroopsJoined'> & { readonly area: string; readonly troops: number }) // TW 10.41
  | (Happening<'DiceRolled'> & { readonly attacking: boolean; readonly dice: readonly number[] }) // TW 10.43
  | (Doing<'BonusUsed'> & {
      readonly attacking: boolean;
      readonly bonus: string;
      readonly dice: readonly number[];
    }) // TW 10.46
  | (Happening<'CombatResolved'> & {
      readonly winner: 'attack' | 'defence' | 'nobody';
      readonly attack: number;
      readonly defence: number;
      /** What each die was worth at the end, and what they were multiplied by. */
      readonly power: { readonly attack: SidePower; readonly defence: SidePower };
    }) // TW 10.54, TW 10.55
  // Missions and points
  | (Doing<'MissionDrawn'> & { readonly deck: MissionDeck; readonly only?: Only<{ mission: MissionId }> }) // TW 12.14, TW 13.19
  | (Doing<'MissionDiscarded'> & {
      readonly deck: MissionDeck;
      readonly only?: Only<{ mission: MissionId }>;
    }) // TW 13.21
  | (Doing<'MissionCompleted'> & { readonly mission: MissionId; readonly points: number }) // TW 13.3
  | (Happening<'OpenMissionTurned'> & { readonly mission: MissionId }) // TW 12.17
  | (Doing<'PointsTaken'> & { readonly points: number; readonly why: 'gate' | 'conquest' | 'end' }) // TW 13.16
  // The end
  | (Doing<'EndgameTriggered'> & { readonly rounds: number }) // TW 3.6
  | (Happening<'GameScored'> & { readonly scores: readonly number[]; readonly winners: readonly Seat[] }) // TW 3.7
  | SoloEvent;

export type EventType = WarpEvent['type'];
