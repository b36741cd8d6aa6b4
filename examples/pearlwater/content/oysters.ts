export type Oyster = `oyster:${number}`;

/** PW 1.1: the box has 40 of them. */
export const OYSTERS: readonly Oyster[] = Array.from({ length: 40 }, (_, i): Oyster => `oyster:${i + 1}`);

export const isOyster = (value: unknown): value is Oyster => OYSTERS.some((oyster) => oyster === value);

export const numberOf = (oyster: Oyster): number => Number(oyster.slice('oyster:'.length));

/** PW 5.2: oysters 1 to 10 are worth 1 pearl, 11 to 20 are worth 2, and so on. */
export const worthOf = (oyster: Oyster): number => Math.ceil(numberOf(oyster) / 10);
