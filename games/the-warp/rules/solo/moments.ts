import { declareAbilities, lateBound } from '@warptable/kernel';
import type { Ability, Amount, Happening, Permission } from '@warptable/kernel';
import type { BuildingType, DevelopKind, RivalId, UpgradeType } from '../../content/index.ts';
import type { Warp } from '../moments.ts';
import type { Area } from '../state.ts';

/** The moments at which Rival Cards act, in the order of play. */
interface RivalMoments {
  /** After all else in the Rival's turn (TWS 7.7). */
  atRivalTurnEnd: Happening;
  /** Before the first check point of the Player's turn (TWS 16.5). */
  atPlayerTurnStart: Happening;
  /** The discards of the Player's Consult, after their gains (TWS 16.6). */
  whenPlayerDiscards: Happening<{ readonly cards: number }>;
  /** A follow was carried out, by either side (TWS 19.26). */
  whenFollowed: Happening;
  /** Right after a Build or an Upgrade of the Rival, by whatever means (TWS 9.18). */
  whenBuilt: Happening<{ readonly type: BuildingType }>;
  whenUpgraded: Happening<{ readonly type: UpgradeType }>;
  /** Right after the Rival raised an area it controls, to this multiplier (TWS 19.22). */
  whenRaised: Happening<{ readonly area: Area; readonly to: number }>;
  // Combat
  /** Troops at most in an attack, if that is fewer than usual; 0 for no such limit (TWS 11.12). */
  maxAttackers: Amount;
  /** One Rival Combat Card was bribed (TWS 19.18). */
  whenBribed: Happening;
  /** Final powers of the Player's and of the Rival's side, 0 for a side that is not in it (TWS 19.17). */
  atFinalPowers: Happening<{ readonly player: number; readonly rival: number }>;
  /** The Rival won an attack and stands on the area with so many Troops (TWS 19.24). */
  whenConquering: Happening<{ readonly area: Area; readonly troops: number }>;
  /** The Player won a combat against the Rival's own Troops (TWS 19.21). */
  whenBeaten: Happening;
  // Development
  /** The sixth face of the Solo Die (TWS 9.10). */
  special: Happening<{ readonly kind: DevelopKind }>;
  canDoSpecial: Permission<{ readonly kind: DevelopKind }>;
  /** After a Phase was paid for (TWS 15.3). */
  atNextPhase: Happening;
  // Points
  /** Mission Points of cards and Gate count twice (TWS 19.16). */
  doublesPoints: Permission;
  /** Hard mode, as things stand (TWS 23.1). */
  hardPoints: Amount;
}

export interface RivalTypes {
  readonly id: RivalId;
  readonly play: Warp;
  /** There is one Rival, so nobody has to be named. */
  readonly who: 'rival';
  readonly moments: RivalMoments;
  readonly spans: object;
}

/** What a Rival Card does. */
export type RivalAbility = Ability<RivalTypes>;

/** Rival Cards act through effects, and effects ask for Rival Cards: so `game.ts` binds them. */
export const rivalAbilities = lateBound<readonly RivalAbility[]>('the Rival Cards');

const NONE: readonly RivalId[] = [];

/** TWS 1.7. Silent in every game but the solo one. */
export const rival = declareAbilities<RivalTypes>({
  abilities: rivalAbilities,
  held: ({ solo }) => (solo ? [solo.rival] : NONE),
  used: {},
});
