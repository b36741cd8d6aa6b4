/** What a player did in the present turn, for missions and the like (TW 13.8, TW 13.9). Forgotten when the next turn begins. */
export interface Deeds {
  builds: number;
  upgrades: number;
  /** An Upgrade by following. */
  followUpgrades: number;
  /** Builds on an area of multiplier 3 or more. */
  highBuilds: number;
  gold: number;
  energy: number;
  cards: number;
  troops: number;
  rewards: number;
  paid: number;
  traded: number;
  /** The seats that followed, as bits: 1 for seat 0, 2 for seat 1, 4 for seat 2 and so on. Nobody counts twice. */
  followedBy: number;
  bribes: number;
  rewardsSpent: number;
  rewardAbilities: number;
  /** Types of card discarded in Consult: Build 1, Upgrade 2, Combat 4, added up. */
  consulted: number;
  uphillWins: number;
  crushingWins: number;
  narrowWins: number;
  conqueredFromPlayers: number;
  defences: number;
  supports: number;
  bareHandWins: number;
  buildingsGained: number;
  strongNests: number;
  shipWins: number;
  laserKills: number;
  claims: number;
}

export const NO_DEEDS: Readonly<Deeds> = {
  builds: 0,
  upgrades: 0,
  followUpgrades: 0,
  highBuilds: 0,
  gold: 0,
  energy: 0,
  cards: 0,
  troops: 0,
  rewards: 0,
  paid: 0,
  traded: 0,
  followedBy: 0,
  bribes: 0,
  rewardsSpent: 0,
  rewardAbilities: 0,
  consulted: 0,
  uphillWins: 0,
  crushingWins: 0,
  narrowWins: 0,
  conqueredFromPlayers: 0,
  defences: 0,
  supports: 0,
  bareHandWins: 0,
  buildingsGained: 0,
  strongNests: 0,
  shipWins: 0,
  laserKills: 0,
  claims: 0,
};
