import type { World } from '../../content/index.ts';

export const worlds = {
  desert: 'Desert',
  jungle: 'Jungle',
  volcanic: 'Volcanic',
  oceanic: 'Oceanic',
  arctic: 'Arctic',
  ancients: 'Ancients',
} satisfies Record<World, string>;

/** Places as they are called in the middle of a sentence, and what lies there. Forms of `gate` and `home`: `you`, `their`. */
export const places = {
  gate: '{{whose}} Warpgate',
  home: '{{whose}} home ({{world}})',
  ancients: 'the Ancients homeworld',
  planet: '{{world}} {{tile}}',
  planetNearYellow: "Yellow's {{world}}",
  planetInCentre: 'Central {{world}}',
  unknown: 'an unknown place',
  thePlanet: 'the planet',
  withTrade: '{{place}} (trade)',
  withContents: '{{place}}: {{contents}}',
  /** `Red's 3 ships and Outpost`. */
  holding: '{{whose}} {{things}}',
  colony: 'Colony',
  outpost: 'Outpost',
  drone: 'drone',
  unexplored: 'unexplored',
} as const;
