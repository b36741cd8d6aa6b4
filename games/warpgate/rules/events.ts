import type { GameEvent, Seat } from '@warptable/kernel';
import type {
  Action,
  ActionCardId,
  Colour,
  FactionId,
  ObjectiveId,
  PlanetType,
  TacticsId,
  TechnologyId,
  TokenId,
} from '../content/index.ts';
import type { GateCard } from './state.ts';

/** A field that only some seats see (WG 15.2). */
type Only<Fields> = { readonly seats: readonly Seat[] } & Readonly<Fields>;

interface Happening<Type extends string> extends GameEvent {
  readonly type: Type;
}

/** Something a player did or underwent. */
interface Doing<Type extends string> extends Happening<Type> {
  readonly seat: Seat;
}

/** Places are told by their ids. Comments name the rule that is at work. */
export type WarpgateEvent =
  // Setting up
  | (Doing<'FactionChosen'> & { readonly faction: FactionId; readonly colour: Colour }) // WG 2.2
  | (Happening<'BoardLaid'> & { readonly layout: string; readonly order: readonly Seat[] }) // WG 2.10
  | (Doing<'StartingObjectiveDealt'> & {
      readonly planetType: PlanetType;
      readonly only?: Only<{ objective: ObjectiveId }>;
    })
  // Rounds and turns
  | (Happening<'RoundBegan'> & { readonly round: number; readonly first: Seat; readonly last: boolean }) // WG 3.1
  | (Doing<'TurnBegan'> & { readonly turn: number })
  | (Doing<'TurnSkipped'> & { readonly turn: number }) // WG 3.4
  | (Doing<'CardPlayed'> & { readonly card: ActionCardId }) // WG 3.2
  | (Doing<'ActionAnnounced'> & {
      readonly action: Action;
      readonly x: number;
      readonly goods: number;
      readonly beacons: number;
    })
  | (Doing<'HandDiscarded'> & { readonly cards: readonly ActionCardId[] }) // WG 3.5
  | (Doing<'CardsDrawn'> & {
      readonly count: number;
      readonly only?: Only<{ cards: readonly ActionCardId[] }>;
    }) // WG 3.6
  | (Doing<'DeckReshuffled'> & { readonly deck: 'action' | 'tactics' | 'gatekeepers' }) // WG 3.6, WG 12.5, WG 14.35
  | Happening<'PromotionDeckReshuffled'> // WG 11.4
  | (Doing<'FirstPlayerPassed'> & {}) // WG 13.3
  // Ships
  | (Doing<'ShipsMoved'> & { readonly from: string; readonly to: string; readonly ships: number }) // WG 6
  | (Doing<'ShipsDeployed'> & { readonly place: string; readonly ships: number }) // WG 7
  | (Doing<'ShipsDestroyed'> & {
      readonly place: string;
      readonly ships: number;
      readonly by: 'battle' | 'token';
    }) // WG 1.2
  | (Doing<'ShipsWithdrew'> & { readonly from: string; readonly to: string; readonly ships: number }) // WG 12.25
  // Research, Control, Trade, Promote
  | (Doing<'DroneMoved'> & { readonly from: string; readonly to: string }) // WG 8.3
  | (Doing<'TechnologyTaken'> & { readonly technology: TechnologyId })
  | (Happening<'TechnologyRevealed'> & { readonly technology: TechnologyId }) // WG 8.10
  | (Doing<'TechnologyBuried'> & { readonly technology: TechnologyId }) // Peer Review
  | (Doing<'MarkerRemoved'> & { readonly place: string; readonly by: Seat }) // WG 9.5
  | (Doing<'MarkerPlaced'> & { readonly place: string; readonly colony: boolean }) // WG 9.6
  | (Doing<'SectorUpgraded'> & { readonly places: readonly string[] }) // WG 9.8
  | (Doing<'ObjectiveTaken'> & {
      readonly planetType: PlanetType;
      readonly only?: Only<{ objective: ObjectiveId }>;
    }) // WG 9.10
  | (Happening<'ObjectiveAdded'> & { readonly planetType: PlanetType }) // WG 9.13
  | (Doing<'TopObjectiveLookedAt'> & {
      readonly planetType: PlanetType;
      readonly only?: Only<{ objective: ObjectiveId }>;
    })
  | (Doing<'ObjectivesSwapped'> & { readonly kept: PlanetType; readonly returned: PlanetType }) // Quiet Bargains
  | (Doing<'GoodClaimed'> & { readonly left: number }) // WG 10.6
  | (Doing<'GoodsRefreshed'> & { readonly goods: number }) // WG 10.8
  | (Doing<'PromotionCardsTaken'> & {
      readonly count: number;
      readonly only?: Only<{ cards: readonly TacticsId[] }>;
    }) // WG 11.1
  | (Doing<'TacticsKept'> & { readonly count: number; readonly only?: Only<{ cards: readonly TacticsId[] }> }) // WG 11.5
  | (Doing<'PromotionCardsDiscarded'> & { readonly cards: readonly TacticsId[] })
  // Battles
  | (Doing<'BattleBegan'> & {
      readonly defender: Seat;
      readonly place: string;
      readonly attackers: number;
      readonly defenders: number;
    })
  | (Doing<'TacticsDrawn'> & {
      readonly count: number;
      readonly only?: Only<{ cards: readonly TacticsId[] }>;
    }) // WG 12.4
  | (Doing<'TacticsRevealed'> & { readonly card: TacticsId; readonly discarded: readonly TacticsId[] }) // WG 12.6
  | (Doing<'BattleWon'> & { readonly strength: number; readonly against: number }) // WG 12.11
  | (Doing<'TextVoided'> & { readonly card: TacticsId }) // WG 12.20
  | (Doing<'Blockaded'> & {}) // WG 16.8
  // The Gatekeepers
  | (Doing<'GateCardPlayed'> & { readonly card: GateCard; readonly turn: number }) // WG 14.8
  | (Doing<'GateTurnEnded'> & { readonly because: 'truce' | 'limit' }) // WG 14.27, WG 14.28
  // Exploration
  | (Doing<'TokenRevealed'> & { readonly place: string; readonly token: TokenId; readonly kept: boolean }) // WG 17.3
  | (Doing<'TopPromotionLookedAt'> & { readonly only?: Only<{ card: TacticsId }> })
  // The end
  | (Happening<'GameScored'> & { readonly scores: readonly number[]; readonly winners: readonly Seat[] }); // WG 13.15

export type EventType = WarpgateEvent['type'];
