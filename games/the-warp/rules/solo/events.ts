import type { GameEvent } from '@warptable/kernel';
import type {
  AutomaId,
  AutomaPhase,
  DevelopKind,
  RewardId,
  RivalCombatId,
  SoloFace,
} from '../../content/index.ts';
import type { RivalPick } from '../questions.ts';
import type { PickTrace } from './picks.ts';

interface Happening<Type extends string> extends GameEvent {
  readonly type: Type;
}

/** What only the solo game tells (TWS 25.5): why the Rival does what it does. The display may stop at each of them (TWS 26.3, TWS 26.6). */
export type SoloEvent =
  | (Happening<'AutomaDrawn'> & {
      readonly card: AutomaId;
      readonly phase: AutomaPhase;
      readonly left: number;
    }) // TWS 7.2
  | (Happening<'RivalPicked'> &
      PickTrace & {
        readonly what: RivalPick;
        readonly area: string;
        /** Several were equal: the Player chose, or the alphabet did. */
        readonly tie?: 'chosen' | 'auto';
      }) // TWS 6.2
  | (Happening<'SoloDieRolled'> & {
      readonly kind: DevelopKind;
      readonly face: SoloFace;
      /** It cannot be performed, or is an X2 within an X2: rolled again. */
      readonly again: boolean;
    }) // TWS 9.4, TWS 9.7
  | (Happening<'RivalSkipped'> & { readonly what: DevelopKind | 'terrashift' | 'attack' | 'moves' }) // TWS 7.6
  | (Happening<'RivalCardsDrawn'> & { readonly cards: readonly RivalCombatId[] }) // TWS 12.1
  | (Happening<'RivalCardSettled'> & {
      readonly card: RivalCombatId;
      readonly became: 'paid' | 'ignored' | 'bribed';
    }) // TWS 12.6, TWS 17.5
  | (Happening<'CardsCancelled'> & { readonly card: RivalCombatId }) // TWS 12.9
  | (Happening<'RivalRewardDrawn'> & { readonly card: RewardId }) // TWS 18.1
  | (Happening<'RivalRewardsSpent'> & { readonly cards: readonly RewardId[] }) // TWS 18.3
  | (Happening<'RivalScored'> & { readonly points: number }) // TWS 19.2
  | (Happening<'RivalGaveBack'> & { readonly points: number }) // TWS 19.21
  | (Happening<'ScrapCounted'> & { readonly scrap: number }) // TWS 19.23
  | (Happening<'PhaseReached'> & { readonly phase: AutomaPhase; readonly paid: boolean }) // TWS 15.3, TWS 15.5
  | (Happening<'HardPointsCounted'> & { readonly points: number }) // TWS 23.1
  | Happening<'OutOfTime'>; // TWS 15.7
