export { boatAt } from './boats.ts';
export type { Boat } from './boats.ts';
export { CREWS, isCrew } from './crews.ts';
export type { Crew } from './crews.ts';
export { OYSTERS, isOyster, numberOf, worthOf } from './oysters.ts';
export type { Oyster } from './oysters.ts';
export { REEFS, isReef } from './reefs.ts';
export type { Reef } from './reefs.ts';
