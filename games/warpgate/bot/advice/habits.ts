import type { Action, ObjectiveId, PlanetType } from '../../content/index.ts';

/**
 * What an action is worth to a sensible player, in about the points it brings: for each thing it does (a ship, a planet, a card; a
 * Trade or a Research as a whole), and by how much more or less it is liked the later in the round it is done.
 */
export const ACTION_HABITS: Readonly<Record<Action, { readonly worth: number; readonly later: number }>> = {
  trade: { worth: 7.17, later: 0.06 },
  research: { worth: 7.07, later: -0.07 },
  promote: { worth: 1.83, later: -0.1 },
  control: { worth: 0.88, later: 0.09 },
  warpIn: { worth: 0.43, later: 0.05 },
  reinforce: { worth: 0.72, later: 0.11 },
  draw: { worth: 0.19, later: -0.02 },
  recon: { worth: 0.33, later: 0.03 },
  maneuver: { worth: 1.07, later: 0.17 },
  skirmish: { worth: 0.34, later: -0.04 },
  advance: { worth: 0.75, later: -0.22 },
  concentrate: { worth: 0.42, later: -0.02 },
};

/** Other likings, found like the above by letting players with different habits play against each other. */
export const HABITS = {
  /** How decided a player is: the exponent that makes a likelihood of what a choice is worth. */
  decisionOnAction: 9.21,
  decisionOnPlace: 4.85,
  /** What a filled sector adds to Control, with and without an Objective to claim. */
  claim: 2.7,
  upgrade: 0.44,
  /** In the last round only points count: what is left of the worth of ships and moves. */
  lastRound: 0.29,
  /**
   * A planet to go to: any; one of few that are missing in its sector; in a sector with own pieces; with a trade icon;
   * from where a Trade is short.
   */
  planet: 0.44,
  rareInSector: 1.45,
  ownSector: 1.03,
  tradePlanet: 0.2,
  tradeRoute: 0.4,
  /** One with a rival's marker, one that an own Objective asks for, one with an own marker, one with own ships. */
  rivalMarker: 0.33,
  wanted: 0.73,
  ownMarker: 0.13,
  ownShips: 0.16,
  /** An attack that wins on paper, with the own ships' surplus; one that is even. */
  attack: 1.11,
  evenAttack: 0.29,
  /** Leaving: the Warpgate, a settled planet, a planet not settled with ships to spare, and without. */
  leaveGate: 1.87,
  leaveSettled: 1.88,
  leaveSurplus: 1.09,
  leaveOpen: 0.18,
  /** Spending a Trade Good; going on with a second group, or from a second place. */
  spendGood: 0.25,
  secondGroup: 6.68,
  secondStart: 0.49,
  /** How much a Trade should end, and a drone land, where the next one is near. */
  nextTrade: 1,
  nextResearch: 1,
  /** How seldom more than one ship moves where one would do. */
  moveMany: 0.33,
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
