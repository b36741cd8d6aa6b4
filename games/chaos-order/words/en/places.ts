/** Places as they are called in the middle of a sentence, and what lies there. */
export const places = {
  base: '{{whose}} base',
  ownBase: 'the base',
  ship: '{{whose}} drop ship',
  ownShip: 'the drop ship',
  unknown: 'an unknown place',
  withTerrain: '{{place}}, {{terrain}}',
  pieces: '{{name}} {{pieces}}',
  in: 'in {{place}}',
} as const;
