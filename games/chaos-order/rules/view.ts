import type { Seat, Viewer } from '@warptable/kernel';
import type { IntelId, NeutralId, TacticsId } from '../content/index.ts';
import { allowed } from './abilities.ts';
import { openSums } from './battle-sums.ts';
import type { Sums } from './events.ts';
import { controllerOf, handLimit, landControlled, regionsControlled } from './queries.ts';
import type { CardMomentName } from './questions.ts';
import { NOBODY, playerAt, seatOfFaction } from './state.ts';
import type { Battle, Plan, Player, Price, Region, RyhzuPiece, Side, State } from './state.ts';

/** A region as it lies on the table (CO 2.1), and who controls it now (CO 1.8). */
export interface RegionView extends Region {
  readonly controller: Seat;
}

/** What only some may see of a player. */
type Secret = 'hand' | 'fresh' | 'open' | 'perceived' | 'skips' | 'abilities';

export interface PlayerView extends Readonly<Omit<Player, Secret>> {
  /** CO 2.2 */
  readonly handSize: number;
  readonly handLimit: number;
  /** How many cards were gained in the present phase (CO 2.8, CO 33.2). */
  readonly freshSize: number;
  /** Cards of the hand that this viewer knows (CO 2.18). */
  readonly known: readonly TacticsId[];
  /** Regions controlled, the base included (CO 14.5), without what counts besides. */
  readonly regionCount: number;
  /** Land regions controlled (CO 16.6). */
  readonly landCount: number;
  /** For the owner alone; for everybody once the game is over (CO 2.15). */
  readonly own?: {
    readonly hand: readonly TacticsId[];
    readonly fresh: readonly TacticsId[];
    readonly skips: readonly CardMomentName[];
  };
}

/** A plan as far as it may be seen (CO 2.6): a facedown card is seen only as facedown. */
export interface PlanView extends Plan {
  /** A card lies facedown on the wheel. */
  readonly bluff: boolean;
}

export interface SideView extends Readonly<Omit<Side, 'plan'>> {
  readonly locked: boolean;
  readonly plan: PlanView | null;
  /** CO 13.9: without plans. */
  readonly open: Sums;
}

export interface BattleView extends Readonly<Omit<Battle, 'sides'>> {
  readonly sides: readonly [SideView, SideView];
}

/** What a viewer may see of a game (CO 2). */
export interface ChaosView {
  readonly viewer: Viewer;
  readonly options: State['options'];
  readonly round: number;
  readonly phase: State['phase'];
  readonly active: Seat;
  readonly flareGun: Seat;
  readonly regions: readonly RegionView[];
  readonly players: readonly PlayerView[];
  readonly prices: readonly (Readonly<Price> | null)[];
  readonly neutral: readonly NeutralId[];
  readonly loose: State['loose'];
  readonly turnedLoose: State['turnedLoose'];
  readonly deckSize: number;
  readonly discard: readonly TacticsId[];
  /** Cards that are being played. */
  readonly played: readonly TacticsId[];
  readonly turn: State['turn'];
  readonly battle: BattleView | null;
  readonly incomeTaken: readonly string[];
  readonly ship: State['ship'];
  readonly intel: {
    readonly deckSize: number;
    readonly heldSize: number;
    readonly discard: readonly IntelId[];
    /** For the Circadians alone (CO 2.9). */
    readonly held?: readonly IntelId[];
  } | null;
  readonly morale: State['morale'];
  readonly ryhzu: readonly Readonly<RyhzuPiece>[];
  readonly winners: readonly Seat[];
  readonly ending: State['ending'];
}

/** CO 2.1: built up from what everybody sees; CO 2.14: spectators see no more than that. */
export function viewOf(s: State, viewer: Viewer, open: ChaosView = openView(s)): ChaosView {
  if (viewer === 'spectator') return open;
  const seer = seatOfFaction(s, 'circadians');
  const players = open.players.map((view, seat) => {
    const player = playerAt(s, seat);
    if (seat === viewer) return { ...view, own: ownOf(player) };
    return viewer === seer && player.perceived.length > 0
      ? { ...view, known: allKnown(player.open, player.perceived) }
      : view;
  });
  return {
    ...open,
    viewer,
    players,
    battle: s.battle && battleOf(s, s.battle, viewer),
    intel: open.intel && viewer === seer ? { ...open.intel, held: s.intelHeld.slice() } : open.intel,
  };
}

function openView(s: State): ChaosView {
  const isOver = s.ending !== null;
  return {
    viewer: 'spectator',
    options: s.options,
    round: s.round,
    phase: s.phase,
    active: s.active,
    flareGun: s.flareGun,
    regions: s.regions.map((region) => ({
      ...region,
      fighters: region.fighters.slice(),
      sites: region.sites.map((site) => ({ ...site })),
      controller: controllerOf(s, region),
    })),
    players: s.players.map((player, seat) => playerOf(s, seat, player, isOver)),
    prices: s.prices.map((price) => price && { ...price, surcharges: price.surcharges.slice() }),
    neutral: s.neutral.slice(),
    loose: s.loose.slice(),
    turnedLoose: s.turnedLoose.slice(),
    deckSize: s.deck.length, // CO 2.3
    discard: s.discard.slice(),
    played: s.played.slice(),
    turn: s.turn && { ...s.turn, lakesLeft: s.turn.lakesLeft.slice() },
    battle: s.battle && battleOf(s, s.battle, NOBODY),
    incomeTaken: s.incomeTaken.slice(),
    ship: s.ship,
    intel: intelOf(s, isOver),
    morale: s.morale && { ...s.morale },
    ryhzu: s.ryhzu.map((piece) => ({ ...piece })),
    winners: s.winners.slice(),
    ending: s.ending,
  };
}

function playerOf(s: State, seat: Seat, player: Player, isOver: boolean): PlayerView {
  const { hand, fresh, open, perceived: _perceived, skips: _skips, abilities: _abilities, ...open_ } = player;
  return {
    ...open_,
    research: player.research.slice(),
    sectors: player.sectors.slice(),
    leaders: player.leaders.map((leader) => ({ ...leader })),
    upgraded: player.upgraded.slice(),
    built: player.built.slice(),
    uncovered: player.uncovered.slice(),
    relics: player.relics.slice(),
    tokens: player.tokens.slice(),
    recalled: player.recalled.slice(),
    vault: player.vault.slice(), // CO 2.4
    boxed: player.boxed.slice(),
    used: player.used.slice(),
    handSize: hand.length,
    handLimit: handLimit(s, seat),
    freshSize: fresh.length,
    known: open.slice(),
    regionCount: player.base === null ? 0 : regionsControlled(s, seat).length + 1,
    landCount: landControlled(s, seat).length,
    ...(isOver ? { own: ownOf(player) } : {}),
  };
}

const ownOf = ({ hand, fresh, skips }: Player): NonNullable<PlayerView['own']> => ({
  hand: hand.slice(),
  fresh: fresh.slice(),
  skips: skips.slice(),
});

/** A card that is known both ways is one card: of each kind the longer list counts. */
function allKnown(open: readonly TacticsId[], perceived: readonly TacticsId[]): TacticsId[] {
  const known = open.slice();
  const rest = open.slice();
  for (const card of perceived) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    else known.push(card);
  }
  return known.toSorted();
}

function intelOf(s: State, isOver: boolean): ChaosView['intel'] {
  if (s.ship === null && s.intelDeck.length + s.intelHeld.length + s.intelDiscard.length === 0) return null;
  return {
    deckSize: s.intelDeck.length,
    heldSize: s.intelHeld.length,
    discard: s.intelDiscard.slice(),
    ...(isOver ? { held: s.intelHeld.slice() } : {}),
  };
}

function battleOf(s: State, battle: Battle, viewer: Seat): BattleView {
  const [first, second] = battle.sides;
  return {
    region: battle.region,
    selector: battle.selector,
    revealed: battle.revealed,
    winner: battle.winner,
    loser: battle.loser,
    retreats: battle.retreats,
    used: battle.used.slice(),
    sides: [sideOf(s, battle, first, second, viewer), sideOf(s, battle, second, first, viewer)],
  };
}

function sideOf(s: State, battle: Battle, side: Side, other: Side, viewer: Seat): SideView {
  const { plan, ...rest } = side;
  return {
    ...rest,
    locked: plan !== null, // CO 2.19
    plan: plan && planFor(s, battle, side, other, plan, viewer),
    open: openSums(s, battle, side, other),
  };
}

/** CO 2.6, CO 2.7: hidden until both are revealed; shown at once where the other side plans last (Sable). */
function planFor(
  s: State,
  battle: Battle,
  side: Side,
  other: Side,
  plan: Plan,
  viewer: Seat,
): PlanView | null {
  const bluff = plan.card !== null && !plan.faceup;
  if (viewer === side.seat) return { ...plan, bluff };
  const isShown =
    battle.revealed || allowed(s, other.seat, 'plansLast', { battle, side: other, other: side });
  if (!isShown) return null;
  return { section: plan.section, faceup: plan.faceup, card: plan.faceup ? plan.card : null, bluff };
}
