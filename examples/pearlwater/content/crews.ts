export const CREWS = ['lungs', 'sailor', 'gambler'] as const;
export type Crew = (typeof CREWS)[number];

export const isCrew = (value: unknown): value is Crew => CREWS.some((crew) => crew === value);
