/** For the laboratory: what it counts. */
export const lab = {
  subjects: {
    action: 'Actions',
    faction: 'Factions',
    gate: 'Warpgates, by their seat on the map',
    nearestTile: 'Nearest tile to the own Warpgate',
    objective: 'Objectives',
    tactics: 'Tactics',
    technology: 'Technologies',
    tile: 'Map tiles',
    token: 'Exploration tokens',
    turn: 'Order of play in the first round',
  },
  token: '{{name}} ({{world}})',
  seat: '{{number}} of {{all}}',
} as const;
