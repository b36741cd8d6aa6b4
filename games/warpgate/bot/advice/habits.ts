import type { Action, ObjectiveId, PlanetType } from '../../content/index.ts';

/**
 * What an action is worth to a sensible player, in about the points it brings: for each thing it does (a ship, a planet, a card; a
 * Trade or a Research as a whole), and by how much more or less it is liked the later in the round it is done.
 */
export const ACTION_HABITS: Readonly<Record<Action, { readonly worth: number; readonly later: number }>> = {
  trade: { worth: 3.5, later: 0 },
  research: { worth: 3, later: 0 },
  promote: { worth: 1.2, later: 0 },
  control: { worth: 1.2, later: 0 },
  warpIn: { worth: 0.5, later: 0 },
  reinforce: { worth: 0.55, later: 0 },
  draw: { worth: 0.35, later: 0 },
  recon: { worth: 0.6, later: 0 },
  maneuver: { worth: 0.9, later: 0 },
  skirmish: { worth: 0.5, later: 0 },
  advance: { worth: 0.6, later: 0 },
  concentrate: { worth: 0.6, later: 0 },
};

/** Other likings, found like the above by letting players with different habits play against each other. */
export const HABITS = {
  /** How decided a player is: the exponent that makes a likelihood of what a choice is worth. */
  decisionOnAction: 2,
  decisionOnPlace: 2,
  /** What a filled sector adds to Control, with and without an Objective to claim. */
  claim: 2.5,
  upgrade: 0.5,
  /** In the last round only points count: what is left of the worth of ships and moves. */
  lastRound: 0.3,
  /** A planet to go to: any; one of few that are missing in its sector; in a sector with own pieces; with a trade icon. */
  planet: 0.6,
  rareInSector: 2,
  ownSector: 1,
  tradePlanet: 0.4,
  /** One with a rival's marker, one that an own Objective asks for, one with an own marker, one with own ships. */
  rivalMarker: 0.3,
  wanted: 0.8,
  ownMarker: 0.15,
  ownShips: 0.25,
  /** An attack that wins on paper, with the own ships' surplus; one that is even. */
  attack: 1,
  evenAttack: 0.3,
  /** Leaving: the Warpgate, a settled planet, a planet not settled with ships to spare, and without. */
  leaveGate: 1.5,
  leaveSettled: 1.5,
  leaveSurplus: 1,
  leaveOpen: 0.25,
  /** Spending a Trade Good; going on with a second group, or from a second place. */
  spendGood: 0.25,
  secondGroup: 5,
  secondStart: 0.5,
  /** How seldom more than one ship moves where one would do. */
  moveMany: 0.5,
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
