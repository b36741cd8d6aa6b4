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
interface BySeat<Type extends string> extends Happening<Type> {
  readonly seat: Seat;
}

/** Areas are told by their ids. Comments name the rule that is at work. */
export type WarpEvent =
  // Setting up
  | (BySeat<'StartingPlayerDrawn'> & {}) // TW 2.14
  | (Happening<'ExiledRacesDrawn'> & { readonly yellow: RaceId; readonly green: RaceId }) // TW 2.16
  | (BySeat<'RaceTaken'> & { readonly race: RaceId }) // TW 2.18
  | (Happening<'GuardianChosen'> & {
      readonly race: RaceId;
      readonly tokens: readonly AbilityTokenId[];
    }) // TW 2.20
  | (BySeat<'MissionsKept'> & {
      readonly count: number;
      readonly only?: Only<{ missions: readonly MissionId[] }>;
    }) // TW 2.22
  | (BySeat<'DivisionProposed'> & { readonly what: 'Races' | 'Missions' }) // TW 18.5
  // Rounds and turns
  | (Happening<'RoundBegan'> & { readonly round: number; readonly left: number }) // TW 1.15
  | (BySeat<'TurnBegan'> & { readonly round: number }) // TW 3.2
  | (BySeat<'Extracted'> & { readonly choice: 'resources' | 'troops' }) // TW 5.1
  | (BySeat<'ActionChosen'> & { readonly action: Action }) // TW 3.3
  | (BySeat<'Followed'> & { readonly action: 'develop' | 'terrashift' }) // TW 7.19, TW 9.5
  | (BySeat<'TurnEnded'> & {})
  // Goods
  | (BySeat<'Gained'> & { readonly gold: number; readonly energy: number }) // TW 5.10
  | (BySeat<'Paid'> & { readonly gold: number; readonly energy: number }) // TW 7.5
  | (BySeat<'Traded'> & { readonly given: 'gold' | 'energy'; readonly amount: number }) // TW 11.7
  // Cards
  | (BySeat<'CardDrawn'> & { readonly only?: Only<{ card: ArchiveId }> }) // TW 6.7
  | (BySeat<'LineUpCardTaken'> & { readonly card: ArchiveId }) // TW 6.7
  | (Happening<'LineUpRefilled'> & { readonly cards: readonly ArchiveId[] }) // TW 6.8
  | Happening<'ArchiveShuffled'> // TW 6.9, TW 6.11
  | (BySeat<'CardsDiscarded'> & { readonly cards: readonly ArchiveId[] }) // TW 6.2, TW 7.6
  | (BySeat<'TopLookedAt'> & {
      readonly count: number;
      readonly only?: Only<{ cards: readonly ArchiveId[] }>;
    }) // Great Index, Sealed Vault
  | (BySeat<'CardExchanged'> & { readonly given: ArchiveId; readonly taken: ArchiveId }) // Under the Counter
  | (BySeat<'CardSalvaged'> & { readonly card: ArchiveId }) // Pickers, Scrap Haul, Leftovers
  | (BySeat<'CardStolen'> & { readonly from: Seat; readonly only?: Only<{ card: ArchiveId }> }) // TW 19.25
  // Reward Cards and abilities
  | (BySeat<'RewardsDrawn'> & {
      readonly count: number;
      readonly only?: Only<{ cards: readonly RewardId[] }>;
    }) // TW 11.2
  | (BySeat<'RewardsDiscarded'> & { readonly cards: readonly RewardId[] }) // TW 11.3
  | (BySeat<'RewardUsed'> & { readonly reward: RewardId }) // TW 11.4
  | (BySeat<'RewardAbilityUsed'> & { readonly race: RaceId; readonly badges: readonly RewardId[] }) // TW 14.5
  | (BySeat<'Mimicked'> & { readonly race: RaceId }) // TW 14.11
  | (BySeat<'Plundered'> & { readonly from: Seat; readonly gold: number; readonly energy: number })
  | (BySeat<'SecondOptionUsed'> & { readonly card: ArchiveId; readonly option: number }) // Double Shift
  | (Happening<'FleshChanged'> & { readonly area: string; readonly die: number }) // Unstable Flesh
  // Building and shifting
  | (BySeat<'DevelopCardPlayed'> & { readonly card: ArchiveId; readonly option: number }) // TW 7.1
  | (BySeat<'Built'> & { readonly building: BuildingType; readonly area: string }) // TW 7.11
  | (BySeat<'Upgraded'> & { readonly building: UpgradeType; readonly level: number }) // TW 7.11
  | (BySeat<'BuildingTaken'> & {
      readonly from: Seat;
      readonly area: string;
      readonly building: TrackType;
    }) // TW 10.61
  | (BySeat<'AreaShifted'> & { readonly area: string; readonly multiplier: number }) // TW 9.1
  // Troops and areas
  | (BySeat<'TroopsReserved'> & { readonly troops: number }) // TW 5.3
  | (BySeat<'TroopsPlaced'> & { readonly area: string; readonly troops: number }) // TW 5.3, TW 5.4
  | (BySeat<'TroopsMoved'> & {
      readonly from: string;
      readonly to: string;
      readonly troops: number;
      readonly ship: boolean;
    }) // TW 12.2
  | (BySeat<'TroopsDestroyed'> & { readonly area: string; readonly troops: number }) // TW 1.12
  | (BySeat<'TroopsReturned'> & {
      readonly to: string;
      readonly troops: number;
      readonly reserved: number;
    }) // TW 10.56, TW 10.65
  | (BySeat<'AreaGained'> & { readonly area: string; readonly troops: number; readonly how: Gaining }) // TW 10.59, TW 12.6, TW 14.9
  | (Happening<'StrengthChanged'> & {
      readonly area: string;
      readonly by: number;
      readonly strength: number;
    }) // TW 8.22
  | (Happening<'ExiledDefeated'> & { readonly area: string }) // TW 8.7
  | (Happening<'TokensFlipped'> & {
      readonly tokens: readonly { readonly area: string; readonly token: ExiledToken }[];
    }) // TW 12.13
  | (BySeat<'LaserFired'> & {
      readonly cannon: string;
      readonly area: string;
      readonly dice: readonly number[];
      readonly hits: number;
    }) // TW 8.6
  // Combat
  | (BySeat<'AttackDeclared'> & {
      readonly from: string;
      readonly to: string;
      readonly troops: number;
      readonly ship: boolean;
      readonly defender: Seat;
    }) // TW 10.2
  | (BySeat<'CardPutDown'> & { readonly attacking: boolean; readonly only?: Only<{ card: ArchiveId }> }) // TW 10.10
  | (BySeat<'Supported'> & {}) // TW 10.12
  | (BySeat<'BribeOffered'> & { readonly to: Seat; readonly bribe: Bribe }) // TW 10.20
  | (BySeat<'BribeDemanded'> & { readonly from: Seat; readonly bribe: Bribe }) // TW 10.24
  | (BySeat<'BribeAnswered'> & { readonly answer: 'accept' | 'decline' | 'counter' })
  | (BySeat<'BribePaid'> & { readonly to: Seat; readonly cards: readonly ArchiveId[] }) // TW 10.26
  | (BySeat<'CardsGiven'> & {
      readonly to: Seat;
      readonly count: number;
      readonly cards?: readonly ArchiveId[];
      readonly only?: Only<{ cards: readonly ArchiveId[] }>;
    }) // TW 10.23
  | (BySeat<'RewardsGiven'> & {
      readonly to: Seat;
      readonly count: number;
      readonly cards?: readonly RewardId[];
      readonly only?: Only<{ cards: readonly RewardId[] }>;
    }) // TW 10.23
  | (BySeat<'CardRevealed'> & { readonly card: ArchiveId; readonly option: number }) // TW 10.33
  | (BySeat<'CardNotPaid'> & {
      readonly card: ArchiveId;
      readonly gold: number;
      readonly energy: number;
    }) // TW 10.35
  | (BySeat<'TroopsJoined'> & { readonly area: string; readonly troops: number }) // TW 10.41
  | (Happening<'DiceRolled'> & { readonly attacking: boolean; readonly dice: readonly number[] }) // TW 10.43
  | (BySeat<'BonusUsed'> & {
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
  | (BySeat<'MissionDrawn'> & { readonly deck: MissionDeck; readonly only?: Only<{ mission: MissionId }> }) // TW 12.14, TW 13.19
  | (BySeat<'MissionDiscarded'> & {
      readonly deck: MissionDeck;
      readonly only?: Only<{ mission: MissionId }>;
    }) // TW 13.21
  | (BySeat<'MissionCompleted'> & { readonly mission: MissionId; readonly points: number }) // TW 13.3
  | (Happening<'OpenMissionTurned'> & { readonly mission: MissionId }) // TW 12.17
  | (BySeat<'PointsTaken'> & { readonly points: number; readonly why: 'gate' | 'conquest' | 'end' }) // TW 13.16
  // The end
  | (BySeat<'EndgameTriggered'> & { readonly rounds: number }) // TW 3.6
  | (Happening<'GameScored'> & { readonly scores: readonly number[]; readonly winners: readonly Seat[] }) // TW 3.7
  | SoloEvent;

export type EventType = WarpEvent['type'];
