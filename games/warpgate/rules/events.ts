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
interface BySeat<Type extends string> extends Happening<Type> {
  readonly seat: Seat;
}

/** Places are told by their ids. Comments name the rule that is at work. */
export type WarpgateEvent =
  // Setting up
  | (BySeat<'FactionChosen'> & { readonly faction: FactionId; readonly colour: Colour }) // WG 2.2
  | (Happening<'BoardLaid'> & { readonly layout: string; readonly order: readonly Seat[] }) // WG 2.10
  | (BySeat<'StartingObjectiveDealt'> & {
      readonly planetType: PlanetType;
      readonly only?: Only<{ objective: ObjectiveId }>;
    })
  // Rounds and turns
  | (Happening<'RoundBegan'> & { readonly round: number; readonly first: Seat; readonly last: boolean }) // WG 3.1
  | (BySeat<'TurnBegan'> & { readonly turn: number })
  | (BySeat<'TurnSkipped'> & { readonly turn: number }) // WG 3.4
  | (BySeat<'CardPlayed'> & { readonly card: ActionCardId }) // WG 3.2
  | (BySeat<'ActionAnnounced'> & {
      readonly action: Action;
      readonly x: number;
      readonly goods: number;
      readonly beacons: number;
    })
  | (BySeat<'HandDiscarded'> & { readonly cards: readonly ActionCardId[] }) // WG 3.5
  | (BySeat<'CardsDrawn'> & {
      readonly count: number;
      readonly only?: Only<{ cards: readonly ActionCardId[] }>;
    }) // WG 3.6
  | (BySeat<'DeckReshuffled'> & { readonly deck: 'action' | 'tactics' | 'gatekeepers' }) // WG 3.6, WG 12.5, WG 14.35
  | Happening<'PromotionDeckReshuffled'> // WG 11.4
  | (BySeat<'FirstPlayerPassed'> & {}) // WG 13.3
  // Ships
  | (BySeat<'ShipsMoved'> & { readonly from: string; readonly to: string; readonly ships: number }) // WG 6
  | (BySeat<'ShipsDeployed'> & { readonly place: string; readonly ships: number }) // WG 7
  | (BySeat<'ShipsDestroyed'> & {
      readonly place: string;
      readonly ships: number;
      readonly by: 'battle' | 'token';
    }) // WG 1.2
  | (BySeat<'ShipsWithdrew'> & { readonly from: string; readonly to: string; readonly ships: number }) // WG 12.25
  // Research, Control, Trade, Promote
  | (BySeat<'DroneMoved'> & { readonly from: string; readonly to: string }) // WG 8.3
  | (BySeat<'TechnologyTaken'> & { readonly technology: TechnologyId })
  | (Happening<'TechnologyRevealed'> & { readonly technology: TechnologyId }) // WG 8.10
  | (BySeat<'TechnologyBuried'> & { readonly technology: TechnologyId }) // Peer Review
  | (BySeat<'MarkerRemoved'> & { readonly place: string; readonly by: Seat }) // WG 9.5
  | (BySeat<'MarkerPlaced'> & { readonly place: string; readonly colony: boolean }) // WG 9.6
  | (BySeat<'SectorUpgraded'> & { readonly places: readonly string[] }) // WG 9.8
  | (BySeat<'ObjectiveTaken'> & {
      readonly planetType: PlanetType;
      readonly only?: Only<{ objective: ObjectiveId }>;
    }) // WG 9.10
  | (Happening<'ObjectiveAdded'> & { readonly planetType: PlanetType }) // WG 9.13
  | (BySeat<'TopObjectiveLookedAt'> & {
      readonly planetType: PlanetType;
      readonly only?: Only<{ objective: ObjectiveId }>;
    })
  | (BySeat<'ObjectivesSwapped'> & { readonly kept: PlanetType; readonly returned: PlanetType }) // Quiet Bargains
  | (BySeat<'GoodClaimed'> & { readonly left: number }) // WG 10.6
  | (BySeat<'GoodsRefreshed'> & { readonly goods: number }) // WG 10.8
  | (BySeat<'PromotionCardsTaken'> & {
      readonly count: number;
      readonly only?: Only<{ cards: readonly TacticsId[] }>;
    }) // WG 11.1
  | (BySeat<'TacticsKept'> & {
      readonly count: number;
      readonly only?: Only<{ cards: readonly TacticsId[] }>;
    }) // WG 11.5
  | (BySeat<'PromotionCardsDiscarded'> & { readonly cards: readonly TacticsId[] })
  // Battles
  | (BySeat<'BattleBegan'> & {
      readonly defender: Seat;
      readonly place: string;
      readonly attackers: number;
      readonly defenders: number;
    })
  | (BySeat<'TacticsDrawn'> & {
      readonly count: number;
      readonly only?: Only<{ cards: readonly TacticsId[] }>;
    }) // WG 12.4
  | (BySeat<'TacticsRevealed'> & { readonly card: TacticsId; readonly discarded: readonly TacticsId[] }) // WG 12.6
  | (BySeat<'BattleWon'> & { readonly strength: number; readonly against: number }) // WG 12.11
  | (BySeat<'TextVoided'> & { readonly card: TacticsId }) // WG 12.20
  | (BySeat<'Blockaded'> & {}) // WG 16.8
  // The Gatekeepers
  | (BySeat<'GateCardPlayed'> & { readonly card: GateCard; readonly turn: number }) // WG 14.8
  | (BySeat<'GateTurnEnded'> & { readonly because: 'truce' | 'limit' }) // WG 14.27, WG 14.28
  // Exploration
  | (BySeat<'TokenRevealed'> & { readonly place: string; readonly token: TokenId; readonly kept: boolean }) // WG 17.3
  | (BySeat<'TopPromotionLookedAt'> & { readonly only?: Only<{ card: TacticsId }> })
  // The end
  | (Happening<'GameScored'> & { readonly scores: readonly number[]; readonly winners: readonly Seat[] }); // WG 13.15

export type EventType = WarpgateEvent['type'];
