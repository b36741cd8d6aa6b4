/** What is read in dialogs: of things, and at the end of the game. */
export const inspect = {
  unknown: 'There is nothing to read about this.',
  borders: 'Borders on {{regions}}',
  leads: 'Leads to {{regions}}',
  card_one:
    'There is {{count}} copy of this card. Use it faceup on the combat wheel, or for its other effect; not in the phase you gained it.',
  card_other:
    'There are {{count}} copies of this card. Use one faceup on the combat wheel, or for its other effect; not in the phase you gained it.',
  cardLock: 'The other effect costs 1 gem for its lock. On the wheel nothing is paid.',
  leader:
    'The three numbers count in battles in the region of the leader. A defeated leader goes back to the supply and can be deployed again.',
  ryhzu: 'It fights like a leader and moves like a unit. When its side loses a battle, it serves the winner.',
  attribute_zero: 'Upgraded when a region count or a relic allows it, for no gem.',
  attribute_one: 'Upgraded when a region count or a relic allows it, for {{count}} gem.',
  attribute_other: 'Upgraded when a region count or a relic allows it, for {{count}} gems.',
  fameEnd: 'The fame track ends at {{end}}.',
  token: 'Price token {{rank}}',
  tokens:
    'Placed on a phase, it says what others pay to act there. Its owner acts for nothing. Used tokens lie in the vault until they are recalled.',
  loose: 'It covers a printed production in a region of yours. Upgraded, it yields more.',
  intel: 'Given to an opponent at your income: the opponent gains it, and your region count is 1 higher.',
  foundation:
    'Laid in a land region you control, it is neutral ground to build on. What it covered on your board is yours for the rest of the game.',
  building:
    'Built on a free foundation in a region you control. You gain the reward of the foundation at once, and the income of its space from now on.',
  sectors: 'Each point moves a fighter one sector to the right, and from the last sector to the base.',
  column: 'Column',
  main: 'Main action',
  auxiliary: 'Auxiliary action',
  atOnce: 'On entering',
  forCost: '{{what}}, for {{cost}}',
} as const;

export const result = {
  notYet: 'The game is not over yet.',
  won_one: '{{name}} won',
  won_other: '{{name}} share the victory',
  relics: 'Every relic that was left on the map was theirs.',
  fame: 'Their fame marker reached the end of its track.',
  fallback: 'After six rounds they controlled the most land regions.',
  table: 'How near everybody came',
  faction: 'Faction',
  held: 'Relic regions held',
  land: 'Land regions',
} as const;
