/** What the laboratory counts, as people call it. */
export const lab = {
  subjects: {
    ability: 'Reward Abilities',
    action: 'Actions',
    building: 'Buildings',
    combat: 'Combat Cards',
    develop: 'Develop Cards',
    exiled: 'Exiled races',
    guardian: 'Guardians of the Warp Gate',
    mission: 'Private Missions',
    openMission: 'Open Missions',
    pioneering: 'Pioneering Missions',
    race: 'Races',
    rival: 'Rivals faced',
    reward: 'Reward Cards',
    token: 'Ability Tokens',
    turn: 'Order of play',
    upgrade: 'Upgrades',
  },
  actions: { develop: 'Develop', terrashift: 'Terrashift', attack: 'Attack' },
  following: { develop: 'Develop, following', terrashift: 'Terrashift, following' },
  turn: '{{turn}} of {{seats}}',
} as const;
