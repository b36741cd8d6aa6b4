export const PLANET_TYPES = ['desert', 'jungle', 'volcanic', 'oceanic', 'arctic'] as const;
export type PlanetType = (typeof PLANET_TYPES)[number];

/** What a planet of the map can be: one of the five types, or the homeworld of the Ancients. */
export type World = PlanetType | 'ancients';
