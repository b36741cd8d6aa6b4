import type { Action, ObjectiveId, PlanetType } from '../../content/index.ts';

/**
 * What an action is worth to a sensible player, in about the points it brings: for each thing it does (a ship, a planet, a card; a
 * Trade or a Research as a whole), and by how much more or less it is liked the later in the round it is done.
 */
export const ACTION_HABITS: Readonly<Record<Action, { readonly worth: number; readonly later: number }>> = {
  trade: { worth: 7.55, later: 0.1 },
  research: { worth: 7.51, later: -0.1 },
  promote: { worth: 2.4, later: -0.13 },
  control: { worth: 0.78, later: 0.06 },
  warpIn: { worth: 0.38, later: 0.02 },
  reinforce: { worth: 0.69, later: 0.2 },
  draw: { worth: 0.17, later: -0.08 },
  recon: { worth: 0.37, later: 0.13 },
  maneuver: { worth: 1.05, later: 0.25 },
  skirmish: { worth: 0.29, later: -0.01 },
  advance: { worth: 0.7, later: -0.25 },
  concentrate: { worth: 0.4, later: -0.11 },
};

/** Other likings, found like the above by letting players with different habits play against each other. */
export const HABITS = {
  /** How decided a player is: the exponent that makes a likelihood of what a choice is worth. */
  decisionOnAction: 11.69,
  decisionOnPlace: 7.92,
  /** What a filled sector adds to Control, with and without an Objective to claim. */
  claim: 2.82,
  upgrade: 0.46,
  /** In the last round only points count: what is left of the worth of ships and moves. */
  lastRound: 0.34,
  /**
   * A planet to go to: any; one of few that are missing in its sector; in a sector with own pieces; with a trade icon;
   * from where a Trade is short.
   */
  planet: 0.39,
  rareInSector: 1.71,
  ownSector: 1.08,
  tradePlanet: 0.2,
  tradeRoute: 0.46,
  /** One with a rival's marker, one that an own Objective asks for, one with an own marker, one with own ships. */
  rivalMarker: 0.32,
  wanted: 0.65,
  ownMarker: 0.11,
  ownShips: 0.16,
  /** An attack that wins on paper, with the own ships' surplus; one that is even. */
  attack: 1.33,
  evenAttack: 0.28,
  /** Leaving: the Warpgate, a settled planet, a planet not settled with ships to spare, and without. */
  leaveGate: 2.18,
  leaveSettled: 1.9,
  leaveSurplus: 1.2,
  leaveOpen: 0.19,
  /** Spending a Trade Good; going on with a second group, or from a second place. */
  spendGood: 0.29,
  secondGroup: 7.3,
  secondStart: 0.51,
  /** How much a Trade should end, and a drone land, where the next one is near. */
  nextTrade: 1.01,
  nextResearch: 0.86,
  /** How seldom more than one ship moves where one would do. */
  moveMany: 0.28,
};

/** Planets that help with an Objective. */
export const WANTED_TYPES: Partial<Readonly<Record<ObjectiveId, readonly PlanetType[]>>> = {
  'ob-d1': ['desert'],
  'ob-d4': ['desert', 'arctic'],
  'ob-j1': ['jungle'],
  'ob-j3': ['jungle', 'oceanic'],
  'ob-v1': ['volcanic'],
  'ob-v2': ['volcanic', 'desert'],
  'ob-o1': ['oceanic'],
  'ob-o2': ['oceanic', 'volcanic'],
  'ob-a1': ['arctic'],
  'ob-a2': ['arctic', 'jungle'],
};
export const WANT_TRADE: ReadonlySet<ObjectiveId> = new Set<ObjectiveId>(['ob-d2', 'ob-d5']);
