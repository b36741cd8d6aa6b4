import type { AutomaId, AutomaPhase, RewardId, RivalCombatId, RivalId } from '../../content/index.ts';
import type { Pile, State } from '../state.ts';

/** The seats of the two sides (TWS 3.1). Only the Player is ever asked (TWS 1.10). */
export const PLAYER = 0;
export const RIVAL = 1;

/** A Rival Combat Card on the Rival Combat Board, in the present combat (TWS 12.1). */
export interface Slot {
  readonly card: RivalCombatId;
  /** Open until the Rival pays it or cannot, or the Player pays it off. */
  became: 'open' | 'paid' | 'ignored' | 'bribed';
}

/** What only the solo game has: the Rival's decks, and what its card counts. Its pieces are those of a player (TWS 1.2), by the same rules (TWS 4.5). */
export interface Solo {
  readonly rival: RivalId;
  readonly hard: boolean;
  phase: AutomaPhase;
  /** The three Automa Decks, facedown; the top card comes last. */
  decks: [Pile<AutomaId>, Pile<AutomaId>, Pile<AutomaId>];
  /** Cards drawn so far, the faceup one last (TWS 7.2). */
  drawn: AutomaId[];
  /** Out of the game without having been seen: rests of decks, and cards of pairs that were left out (TWS 25.3). */
  removed: AutomaId[];
  combatDeck: Pile<RivalCombatId>;
  combatDiscard: RivalCombatId[];
  slots: Slot[];
  /** The Rival has followed in this turn of the Player (TWS 14.16). */
  followed: boolean;
  /** The Rival gained control of an area in this turn (TWS 13.12). */
  gained: boolean;
  /** Reward Cards that are being spent (TWS 18.10). */
  spending: RewardId[];
  /** Points by the Rival Card (TWS 19.1); they are among its tokens. */
  directPoints: number;
  /** Points for hard mode, once the game is over (TWS 23.1). */
  hardPoints: number;
  /** The Scrap Counter of Dura (TWS 19.23). */
  scrap: number;
  /** Half hours on the Player's clock (TWS 23.12). */
  halfHours: number;
  /** Turns that the Player has begun (TWS 23.11). */
  playerTurns: number;
  /** The Phase III deck ran out (TWS 15.7). */
  outOfTime: boolean;
}

export const isRival = (s: State, seat: number): boolean => s.solo !== undefined && seat === RIVAL;

/** The Rival may act right after this answer (TWS 14.14, TWS 28.5): whether it can be taken back has to be tried. */
export const triedInSolo = (s: State): (() => 'tried') | false => (s.solo ? () => 'tried' : false);

/** TWS 3.3: only the Player has a Start Card; the Rival never has any card (TWS 4.8). */
export const startCardsIn = ({ solo, players }: State): number => (solo ? 1 : players.length);

/** Whom the Player faced; the Rival itself is not counted. */
export const soloLabels = ({ rival, hard }: Solo): string[] => [`against ${rival}${hard ? ', hard' : ''}`];

/** What is left of a deck or lies in it is copied; all else is plain. */
export const copySolo = (solo: Solo): Solo => ({
  ...solo,
  decks: [solo.decks[0].slice(), solo.decks[1].slice(), solo.decks[2].slice()],
  drawn: solo.drawn.slice(),
  removed: solo.removed.slice(),
  combatDeck: solo.combatDeck.slice(),
  combatDiscard: solo.combatDiscard.slice(),
  slots: solo.slots.map((slot) => ({ ...slot })),
  spending: solo.spending.slice(),
});
