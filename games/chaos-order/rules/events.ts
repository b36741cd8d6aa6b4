import type { Seat } from '@warptable/kernel';
import type {
  AttributeId,
  BoardAbility,
  Border,
  Building,
  FactionId,
  FoundationId,
  IntelId,
  LeaderId,
  LooseId,
  NeutralId,
  Phase,
  Rank,
  RegionId,
  RyhzuId,
  TacticsId,
} from '../content/index.ts';
import type { AbilityId, Place, Plan, Whereabouts } from './state.ts';

/** A group of units. */
export interface Group {
  readonly fighters: number;
  readonly leaders: readonly LeaderId[];
  readonly ryhzu: readonly RyhzuId[];
}

/** A side's sums as they count. */
export interface Sums {
  readonly strength: number;
  readonly attack: number;
  readonly shields: number;
}

/** What happened, in the past tense. What not everybody may see stands in `only` (CO 2.11). `source` says what caused it, where that is not plain. */
export type ChaosEvent =
  // Setting up
  | { type: 'FactionTaken'; seat: Seat; faction: FactionId }
  | { type: 'LeadersKept'; seat: Seat; leaders: readonly LeaderId[] }
  | { type: 'BaseChosen'; seat: Seat; base: RegionId; starts: readonly RegionId[] }
  | { type: 'MapFinished' }
  | { type: 'FirstLeaderPlaced'; seat: Seat; leader: LeaderId; region: RegionId; gems: number }
  | {
      type: 'FightersSpread';
      seat: Seat;
      regions: readonly { readonly region: RegionId; readonly fighters: number }[];
    }
  // Rounds
  | { type: 'RoundBegan'; round: number }
  | { type: 'PhaseBegan'; phase: 'prices' | Phase | 'combat' | 'income' | 'relics' }
  // Goods
  | { type: 'GoodsGained'; seat: Seat; energy: number; gems: number; source?: string }
  | { type: 'GoodsPaid'; seat: Seat; to: Seat | 'supply'; energy: number; gems: number; source?: string }
  | { type: 'CardsDrawn'; seat: Seat; count: number; only: { seats: Seat[]; cards: readonly TacticsId[] } }
  | { type: 'CardsDiscarded'; seat: Seat; cards: readonly TacticsId[] }
  | { type: 'CardTaken'; seat: Seat; card: TacticsId; by: AbilityId }
  | { type: 'DeckReshuffled'; deck: 'tactics' | 'intel' }
  | { type: 'CardPlayed'; seat: Seat; card: TacticsId }
  | { type: 'Researched'; seat: Seat; phase: Phase; column: number }
  | { type: 'FameGained'; seat: Seat; fame: number; steps: number; source?: string }
  // Set prices
  | { type: 'PriceSet'; seat: Seat; phase: Phase; rank: Rank; last: boolean }
  | { type: 'NeutralPriceSet'; phase: Phase; token: NeutralId }
  | { type: 'TokensRecalled'; seat: Seat; ranks: readonly Rank[] }
  | { type: 'FlareGunPassed'; seat: Seat }
  | { type: 'MarketClosed'; seat: Seat; phase: Phase }
  | { type: 'RyhzuSummoned'; ryhzu: RyhzuId; seat: Seat }
  // Action phases
  | { type: 'Acted'; seat: Seat; phase: Phase }
  | { type: 'Passed'; seat: Seat; phase: Phase; couldPay: boolean }
  | { type: 'MainActionBegan'; seat: Seat; phase: Phase; points: number }
  | { type: 'AuxiliaryActionTaken'; seat: Seat; phase: Phase; free: boolean }
  | { type: 'AbilityUsed'; seat: Seat; ability: AbilityId; region?: RegionId }
  | { type: 'FoundationBuilt'; seat: Seat; ability: BoardAbility; foundation: FoundationId; region: RegionId }
  | { type: 'Built'; seat: Seat; building: Building; region: RegionId; foundation: FoundationId | null }
  | { type: 'Harvested'; seat: Seat; at: Place }
  | { type: 'TokenLaid'; seat: Seat; token: LooseId; at: Place }
  | { type: 'TokenTurned'; seat: Seat; token: LooseId; at: Place }
  | { type: 'FightersAdvanced'; seat: Seat; from: number; count: number }
  | { type: 'FighterArrived'; seat: Seat; at: Place; fastTrack: boolean }
  | { type: 'RecruitsTraded'; seat: Seat }
  | { type: 'LeaderDeployed'; seat: Seat; leader: LeaderId }
  | { type: 'LeaderUpgraded'; seat: Seat; leader: LeaderId | RyhzuId }
  | { type: 'AttributeUpgraded'; seat: Seat; attribute: AttributeId; gems: number }
  // Movement
  | {
      type: 'UnitsMoved';
      seat: Seat;
      how: 'move' | 'redeploy' | 'freeMove' | 'retreat';
      from: Place;
      to: RegionId;
      group: Group;
    }
  | { type: 'ShipFlew'; seat: Seat; from: Border; to: Border }
  | { type: 'TrapSprang'; seat: Seat; victim: Seat; region: RegionId; wounded: number }
  | { type: 'TrapsArmed'; seat: Seat; regions: readonly RegionId[] }
  | {
      type: 'UnitsWentHome';
      seat: Seat;
      from: RegionId;
      group: Group;
      why: 'leaderLimit' | 'relic' | 'lost' | 'retreat';
    }
  // Combat
  | { type: 'BattleSelected'; seat: Seat; against: Seat; region: RegionId }
  | {
      type: 'HandSeen';
      seat: Seat;
      of: Seat;
      count: number;
      only: { seats: Seat[]; cards: readonly TacticsId[] };
    }
  /** A facedown card is told as `faceup: false` with `card: null` and `bluff: true`. */
  | { type: 'PlanShown'; seat: Seat; plan: Plan & { readonly bluff: boolean } }
  /** The same for both plans: a facedown card is told as `card: null` and `bluff: true`. */
  | {
      type: 'PlansRevealed';
      region: RegionId;
      plans: readonly {
        readonly seat: Seat;
        readonly section: Plan['section'];
        readonly card: TacticsId | null;
        readonly bluff: boolean;
      }[];
    }
  | { type: 'DieRolled'; seat: Seat; face: number; again: boolean }
  | { type: 'CardCancelled'; seat: Seat; card: TacticsId }
  | {
      type: 'StrengthCompared';
      region: RegionId;
      seats: readonly [Seat, Seat];
      strengths: readonly [number, number];
      winner: Seat;
      retreats: boolean;
    }
  | {
      type: 'FightersWounded';
      seat: Seat;
      by: Seat;
      region: RegionId;
      count: number;
      attack: number;
      shields: number;
    }
  | { type: 'FightersLost'; seat: Seat; region: RegionId; count: number; by: AbilityId }
  | { type: 'LeadersDefeated'; seat: Seat; region: RegionId; leaders: readonly LeaderId[]; to: Whereabouts }
  | { type: 'RyhzuChangedSides'; ryhzu: RyhzuId; from: Seat; to: Seat; region: RegionId }
  | { type: 'BuildingRazed'; seat: Seat; building: Building; region: RegionId }
  | { type: 'BattleEnded'; region: RegionId; winner: Seat; loser: Seat }
  | { type: 'EnergyStolen'; seat: Seat; from: Seat; energy: number }
  // Pieces of single factions
  | { type: 'IntelGained'; seat: Seat; only: { seats: Seat[]; intel: IntelId } }
  | { type: 'IntelGiven'; seat: Seat; to: Seat; intel: IntelId }
  | { type: 'MoraleBoosted'; seat: Seat; region: RegionId; row: 'strength' | 'fame' }
  | { type: 'MoraleReturned'; seat: Seat; region: RegionId; row: 'strength' | 'fame' }
  | { type: 'UpkeepPaid'; seat: Seat; ryhzu: RyhzuId }
  | { type: 'RyhzuReturned'; ryhzu: RyhzuId; seat: Seat }
  | { type: 'SparesJoined'; seat: Seat; count: number }
  // Income, relics, the end
  | { type: 'RegionsCounted'; seat: Seat; count: number }
  | { type: 'RelicTaken'; seat: Seat; relic: number; region: RegionId }
  | { type: 'RelicLost'; relic: number; region: RegionId }
  | { type: 'GameWon'; seats: readonly Seat[]; ending: 'relics' | 'fame' | 'fallback' };
