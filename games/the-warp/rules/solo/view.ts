import type { Viewer } from '@warptable/kernel';
import { DIRECTIONS, RIVALS, RIVAL_COMBAT_IDS, automaCard } from '../../content/index.ts';
import type {
  AutomaId,
  AutomaPhase,
  Cost,
  Direction,
  MissionId,
  RewardId,
  RivalCombatId,
  RivalFollow,
  RivalId,
} from '../../content/index.ts';
import { boardOf } from '../geometry.ts';
import { lower } from '../effects/goods.ts';
import { originsOf, strengthOf, targetFrom } from './attacking.ts';
import type { Player, State } from '../state.ts';
import { listedCards } from './automa-lists.ts';
import { rival } from './moments.ts';
import { narrow } from './picks.ts';
import { RAISE_KEYS, raisable } from './shifting.ts';
import { RIVAL } from './state.ts';
import type { Slot, Solo } from './state.ts';

/** What lies open before one side (TWS 3.4, TWS 4.3). */
interface SupplyView extends Cost {
  readonly reserve: number;
  /** Troops that are neither on the board nor in the reserve. */
  readonly unused: number;
  /** Miniatures left, by track. */
  readonly stock: readonly number[];
}

/** One Automa Deck (TWS 25.7). */
interface AutomaDeckView {
  readonly left: number;
  /** What may still be in it: a card, or a pair of which one is. With cards removed unseen there are more than `left`. */
  readonly possible: readonly (readonly AutomaId[])[];
}

/** Where the Rival would attack with this arrow (TWS 11.3, TWS 11.4). */
export interface AttackView {
  readonly arrow: Direction;
  /** More than one if they are equal; none if it would not attack. */
  readonly ways: readonly { readonly from: string; readonly to: string; readonly troops: number }[];
}

/** What the solo game shows besides (TWS 25.1, TWS 25.9). Decks are numbers and what may be in them, never cards (TWS 25.2, TWS 25.6). */
export interface SoloView {
  readonly rival: RivalId;
  readonly hard: boolean;
  readonly phase: AutomaPhase;
  /** Automa Cards drawn so far, the faceup one last. */
  readonly drawn: readonly AutomaId[];
  /** Of Phase I, II and III. */
  readonly decks: readonly AutomaDeckView[];
  /** What the Rival follows in the Player's turn (TWS 14.8); nothing once it has. */
  readonly follow: RivalFollow | null;
  readonly slots: readonly Slot[];
  readonly combatDeck: { readonly left: number; readonly possible: readonly RivalCombatId[] };
  readonly combatDiscard: readonly RivalCombatId[];
  /** Of the Player and of the Rival. */
  readonly supplies: readonly SupplyView[];
  /** The Rival's Reward Cards in the order drawn, and those that it is spending. */
  readonly rewards: readonly RewardId[];
  readonly spending: readonly RewardId[];
  /** Missions that the Rival has completed (TWS 19.15). */
  readonly done: readonly MissionId[];
  /** TWS 15.12: what the next Phase costs, and what the Rival lacks; nothing in Phase III. */
  readonly nextPhase: { readonly cost: Cost; readonly lacks: Cost } | null;
  /** TWS 15.12: the round in which the last deck runs out, if no Phase ends early. */
  readonly lastRound: number;
  /** The areas of which the Rival would raise one next, with their multiplier (Tavma). */
  readonly raisesNext: readonly string[];
  /** What an attack would be now, for each arrow that the next card may bring; only from what lies open. */
  readonly attacks: readonly AttackView[];
  readonly directPoints: number;
  readonly scrap: number;
  readonly halfHours: number;
  readonly playerTurns: number;
  /** TWS 23.13: hard points as they would be now. Some count the Player's hand, so for the Player alone until the game is over (TWS 25.4). */
  readonly hardPoints: number | null;
  readonly outOfTime: boolean;
}

export function soloViewOf(s: State, solo: Solo, viewer: Viewer): SoloView {
  const { ids } = boardOf(s);
  const { nextPhase } = RIVALS[solo.rival];
  const raised = raisable(s);
  const shown = [...solo.combatDiscard, ...solo.slots.map(({ card }) => card)];
  return {
    rival: solo.rival,
    hard: solo.hard,
    phase: solo.phase,
    drawn: solo.drawn.slice(),
    decks: ([1, 2, 3] as const).map((phase) => deckOf(solo, phase)),
    follow: solo.followed || solo.drawn.length === 0 ? null : automaCard(solo.drawn.at(-1)!).follow,
    slots: solo.slots.map((slot) => ({ ...slot })),
    combatDeck: {
      left: solo.combatDeck.length,
      possible: solo.combatDeck.length === 0 ? [] : RIVAL_COMBAT_IDS.filter((id) => !shown.includes(id)),
    },
    combatDiscard: solo.combatDiscard.slice(),
    supplies: s.players.map(supplyOf),
    rewards: s.players[RIVAL]!.rewards.slice(),
    spending: solo.spending.slice(),
    done: s.players[RIVAL]!.done.slice(),
    nextPhase: solo.phase === 3 ? null : { cost: nextPhase, lacks: lower(nextPhase, s.players[RIVAL]!) },
    lastRound: solo.drawn.length + solo.decks.flat().length,
    raisesNext: raised.length === 0 ? [] : narrow(s, raised, RAISE_KEYS).left.map((area) => ids[area]!),
    attacks: s.phase === 'setup' ? [] : attacksOf(s, solo),
    directPoints: solo.directPoints,
    scrap: solo.scrap,
    halfHours: solo.halfHours,
    playerTurns: solo.playerTurns,
    hardPoints: hardPointsFor(s, solo, viewer),
    outOfTime: solo.outOfTime,
  };
}

/** TWS 25.3: what was removed unseen stays unknown, so a deck that is gone shows nothing. */
function deckOf(solo: Solo, phase: AutomaPhase): AutomaDeckView {
  const left = solo.decks[phase - 1]!.length;
  const unseen = listedCards(solo.rival, phase).filter(
    (cards) => !cards.some((id) => solo.drawn.includes(id)),
  );
  return { left, possible: left === 0 ? [] : unseen };
}

function attacksOf(s: State, solo: Solo): AttackView[] {
  const { ids } = boardOf(s);
  const next = deckOf(solo, solo.phase)
    .possible.flat()
    .map((id) => automaCard(id).action);
  const arrows = DIRECTIONS.filter((one) =>
    next.some((action) => action.does === 'attack' && action.arrow === one),
  );
  return arrows.map((arrow) => ({
    arrow,
    ways: originsOf(s, arrow).map((origin) => ({
      from: ids[origin]!,
      to: ids[targetFrom(s, origin, arrow)!]!,
      troops: strengthOf(s, origin),
    })),
  }));
}

const supplyOf = ({ gold, energy, reserve, supply, stock }: Player): SupplyView => ({
  gold,
  energy,
  reserve,
  unused: supply,
  stock: stock.slice(),
});

function hardPointsFor(s: State, solo: Solo, viewer: Viewer): number | null {
  if (!solo.hard || s.phase === 'setup') return null;
  if (s.scored) return solo.hardPoints;
  return viewer === 'spectator' ? null : rival.total(s, 'rival', 'hardPoints');
}
