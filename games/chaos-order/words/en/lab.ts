/** For the laboratory: what it counts. */
export const lab = {
  subjects: {
    faction: 'Factions',
    leader: 'Leaders kept',
    base: 'Bases',
    ending: 'How games end',
    tactics: 'Tactics cards',
    section: 'Sections of the combat wheel',
    intel: 'Intel cards given',
    attribute: 'Attributes upgraded',
  },
  endings: {
    relics: 'all relics',
    fame: 'fame',
    fallback: 'most land regions',
  },
} as const;
