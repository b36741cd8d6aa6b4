import type { Viewer, Result, Seat } from '@warptable/kernel';
import { MISSIONS, MISSION_TYPES } from '../content/index.ts';
import type {
  AbilityTokenId,
  ArchiveId,
  BoardKey,
  Cost,
  ExiledColour,
  MissionDeck,
  MissionId,
  MissionType,
  RaceId,
  RewardId,
} from '../content/index.ts';
import { tradeLimit } from './available/free.ts';
import { handLimit } from './effects/cards.ts';
import { areaOf } from './area-view.ts';
import type { AreaView } from './area-view.ts';
import { combatOf, pricesFor } from './combat-view.ts';
import type { CombatView, Prices } from './combat-view.ts';
import { boardOf } from './geometry.ts';
import { progressOf } from './missions/index.ts';
import { countDone, pointsOf, teamOf } from './queries.ts';
import { scoresOf } from './scoring.ts';
import { soloViewOf } from './solo/view.ts';
import type { SoloView } from './solo/view.ts';
import { NOBODY } from './state.ts';
import type { ExiledToken, Options, Phase, Player, Presets, Proposal, State } from './state.ts';
import { resourcesOf, troopsOf } from './steps/extracting.ts';

export type { AreaView } from './area-view.ts';
export type { SoloView } from './solo/view.ts';
export type { CombatSideView, CombatView } from './combat-view.ts';

export interface MissionView {
  readonly id: MissionId;
  readonly points: number;
  /** How far this viewer has come with it, condition by condition; for seats only. */
  readonly progress?: readonly { readonly have: number; readonly need: number }[];
  /** It came this turn and cannot be completed yet. */
  readonly fresh?: boolean;
}

export interface OwnView {
  readonly gold: number;
  readonly energy: number;
  readonly reserve: number;
  readonly supply: number;
  readonly hand: readonly ArchiveId[];
  readonly rewards: readonly RewardId[];
  readonly missions: readonly MissionView[];
  readonly done: readonly MissionId[];
  readonly lookedCards: readonly ArchiveId[];
  readonly lookedMissions: readonly MissionId[];
  readonly presets: Presets;
  readonly handLimit: number;
  /** What Extract would give now. */
  readonly extract: { readonly resources: Cost; readonly troops: number };
  readonly prices: Prices;
}

export interface PlayerView {
  readonly team: number;
  readonly races: readonly RaceId[];
  readonly mimicked: RaceId | null;
  /** Races whose permanent Reward Ability is in force. */
  readonly permanent: readonly RaceId[];
  readonly points: number;
  readonly tokenPoints: number;
  readonly tracks: readonly number[];
  readonly levels: readonly number[];
  readonly handSize: number;
  /** Cards of the hand that everybody has seen. */
  readonly known: readonly ArchiveId[];
  readonly rewardCount: number;
  readonly missionCount: number;
  readonly completed: Readonly<Record<MissionType, number>>;
  readonly tradeLimit: number;
  /** Answers given beforehand: the others know that this player need not be waited for. */
  readonly presets: Omit<Presets, 'missions'>;
  /** Gold and Energy as they were shown this turn, when a Combat Card could not be paid. */
  readonly shownSupply: Cost | null;
  /** For the owner, for the teammate in a timeout (without the supply), and for all when the game is over. */
  readonly own?: OwnView;
  readonly shared?: Pick<OwnView, 'hand' | 'rewards' | 'missions'>;
  /** For members of the team. */
  readonly done?: readonly MissionId[];
}

/** What a viewer may see of a game (TW 17). */
export interface WarpView {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly board: BoardKey;
  readonly first: Seat;
  readonly active: Seat;
  readonly round: number;
  readonly phase: Phase;
  /** Rounds still to come after the present one; null before the Endgame. */
  readonly endgame: number | null;
  readonly areas: readonly AreaView[];
  readonly players: readonly PlayerView[];
  readonly neutrals: readonly number[];
  readonly exiled: Readonly<Record<ExiledColour, RaceId | null>>;
  /** The tokens that lie on the cards of the Exiled races. */
  readonly samples: readonly ExiledToken[];
  /** The tokens that have left the game; they all lay faceup before. */
  readonly defeated: readonly ExiledToken[];
  readonly guardian: {
    readonly race: RaceId | null;
    readonly tokens: readonly AbilityTokenId[];
    readonly holds: boolean;
    readonly conquerPoints: boolean;
  };
  readonly piles: readonly (readonly RaceId[])[];
  readonly setAside: readonly RaceId[];
  readonly deckSize: number;
  readonly lineUp: readonly ArchiveId[];
  readonly discard: readonly ArchiveId[];
  readonly rewardDeckSize: number;
  readonly rewardDiscard: readonly RewardId[];
  readonly missionDeckSizes: Readonly<Record<MissionDeck, number>>;
  readonly open: readonly (MissionView | null)[];
  readonly pioneering: readonly MissionView[];
  readonly turn: {
    readonly traded: boolean;
    readonly fired: readonly string[];
    /** Troops of the reserve that may come out; for the active player only. */
    readonly ready?: number;
  };
  readonly combat: CombatView | null;
  /** The missions that the own team has to divide. */
  readonly pool: readonly MissionId[];
  /** The divisions proposed, by team, as far as this viewer may see them. */
  readonly proposals: readonly (Proposal | null)[];
  readonly timeout: { readonly team: number; readonly ended: readonly Seat[] } | null;
  readonly timeoutsUsed: readonly number[];
  readonly result: Result | null;
  readonly solo?: SoloView;
}

export function viewOf(s: State, viewer: Viewer, open: WarpView = openView(s)): WarpView {
  if (viewer === 'spectator') return open;
  const mission = (id: MissionId): MissionView => missionOf(s, viewer, id);
  return {
    ...open,
    viewer,
    players: open.players.map((player, seat) =>
      teamOf(s, seat) === teamOf(s, viewer) ? { ...player, ...secretsOf(s, seat, viewer) } : player,
    ),
    open: s.open.map((id) => id && mission(id)),
    pioneering: s.pioneering.map(mission),
    turn: viewer === s.active ? { ...open.turn, ready: s.turn.ready } : open.turn,
    combat: s.combat && combatOf(s, s.combat, viewer),
    pool: (s.missionPools[teamOf(s, viewer)] ?? []).slice(),
    proposals: proposalsFor(s, viewer),
    ...(s.solo ? { solo: soloViewOf(s, s.solo, viewer) } : {}),
  };
}

/** TW 17.1: what everybody may see. */
function openView(s: State): WarpView {
  const { ids } = boardOf(s);
  const mission = (id: MissionId): MissionView => missionOf(s, 'spectator', id);
  return {
    viewer: 'spectator',
    options: s.options,
    board: s.board,
    first: s.first,
    active: s.active,
    round: s.round,
    phase: s.phase,
    endgame: s.endgame === NOBODY ? null : s.endgame,
    areas: ids.map((_, area) => areaOf(s, area)),
    players: s.players.map((_, seat) => playerOf(s, seat)),
    neutrals: s.neutrals.slice(),
    exiled: { ...s.exiled },
    samples: s.samples.slice(),
    defeated: s.defeatedTokens.slice(),
    guardian: {
      race: s.guardian.race,
      tokens: s.guardian.tokens.slice(),
      holds: s.guardian.holds,
      conquerPoints: s.guardian.conquerPoints,
    },
    piles: s.piles.map((pile) => pile.slice()),
    setAside: s.setAside.slice(),
    deckSize: s.deck.length,
    lineUp: s.lineUp.slice(),
    discard: s.discard.slice(), // TW 6.15
    rewardDeckSize: s.rewardDeck.length,
    rewardDiscard: s.rewardDiscard.slice(),
    missionDeckSizes: {
      progress: s.missionDecks.progress.length,
      prosperity: s.missionDecks.prosperity.length,
      conquest: s.missionDecks.conquest.length,
    },
    open: s.open.map((id) => id && mission(id)),
    pioneering: s.pioneering.map(mission),
    turn: { traded: s.turn.traded, fired: s.turn.fired.map((area) => ids[area]!) },
    combat: s.combat && combatOf(s, s.combat, 'spectator'),
    pool: [],
    proposals: proposalsFor(s, 'spectator'),
    timeout: s.timeout && { team: s.timeout.team, ended: s.timeout.ended.slice() },
    timeoutsUsed: s.timeoutsUsed.slice(),
    result: s.scored ? scoresOf(s) : null,
    ...(s.solo ? { solo: soloViewOf(s, s.solo, 'spectator') } : {}),
  };
}

/** Races lie open; missions are the team's own business (TW 18.4). */
function proposalsFor(s: State, viewer: Viewer): readonly (Proposal | null)[] {
  if (!s.proposal || s.missionPools.length === 0) return s.proposal ?? [];
  const own = viewer === 'spectator' ? -1 : teamOf(s, viewer);
  return s.proposal.map((proposal, team) => (team === own ? proposal : null));
}

function missionOf(s: State, viewer: Viewer, id: MissionId): MissionView {
  const { points } = MISSIONS[id];
  return viewer === 'spectator' || s.phase === 'setup'
    ? { id, points }
    : { id, points, progress: progressOf(s, viewer, id) };
}

/** Hidden cards as numbers (TW 17.2), points as totals (TW 17.11). */
function playerOf(s: State, seat: Seat): PlayerView {
  const player = s.players[seat]!;
  return {
    team: teamOf(s, seat),
    races: player.races.slice(),
    mimicked: player.mimicked,
    permanent: player.abilities.flatMap((id) => (id.endsWith(':always') ? (id.slice(0, -7) as RaceId) : [])),
    points: pointsOf(player),
    tokenPoints: player.tokenPoints,
    tracks: player.tracks.slice(),
    levels: player.levels.slice(),
    handSize: player.hand.length,
    known: player.shown.toSorted(),
    rewardCount: player.rewards.length,
    missionCount: player.missions.length,
    completed: Object.fromEntries(MISSION_TYPES.map((type) => [type, countDone(player, type)])) as Record<
      MissionType,
      number
    >,
    tradeLimit: tradeLimit(s, seat),
    presets: publicPresets(player.presets),
    shownSupply: player.shownSupply,
    ...(s.scored ? { own: ownOf(s, seat, player) } : {}), // TW 13.27, TW 17.15
  };
}

/** What of a player only the team may see: completed missions (TW 18.8), the cards in a timeout alone (TW 18.10). */
function secretsOf(s: State, seat: Seat, viewer: Seat): Pick<PlayerView, 'own' | 'shared' | 'done'> {
  const player = s.players[seat]!;
  if (seat === viewer) return { own: ownOf(s, seat, player) };
  return {
    ...(s.timeout?.team === teamOf(s, seat) ? { shared: sharedOf(s, seat, player) } : {}),
    done: player.done.slice(),
  };
}

const publicPresets = (presets: Presets): PlayerView['presets'] => ({
  noDevelop: presets.noDevelop,
  noTerrashift: presets.noTerrashift,
  noBribes: presets.noBribes,
  support: presets.support,
  mate: presets.mate,
  bonuses: presets.bonuses,
  forced: presets.forced,
});

/** What lies behind the screen (TW 2.10): the supply (TW 17.3) and the faces of the cards (TW 17.4). */
function ownOf(s: State, seat: Seat, player: Player): OwnView {
  return {
    gold: player.gold,
    energy: player.energy,
    reserve: player.reserve,
    supply: player.supply,
    ...sharedOf(s, seat, player),
    done: player.done.slice(),
    lookedCards: player.lookedCards.slice(),
    lookedMissions: player.lookedMissions.slice(),
    presets: player.presets,
    handLimit: handLimit(s, seat),
    extract: {
      resources: resourcesOf(s, seat),
      troops: Math.min(troopsOf(s, seat), player.supply),
    },
    prices: pricesFor(s, seat),
  };
}

const sharedOf = (s: State, seat: Seat, player: Player): Pick<OwnView, 'hand' | 'rewards' | 'missions'> => ({
  hand: player.hand.slice(),
  rewards: player.rewards.slice(),
  missions: player.missions.map((id) => ({
    ...missionOf(s, seat, id),
    ...(player.fresh.includes(id) ? { fresh: true } : {}),
  })),
});
