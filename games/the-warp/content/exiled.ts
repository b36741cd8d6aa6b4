export const EXILED_COLOURS = ['yellow', 'green'] as const;
export type ExiledColour = (typeof EXILED_COLOURS)[number];

export const EXILED_STRENGTHS = [1, 2, 3] as const;
export type ExiledStrength = (typeof EXILED_STRENGTHS)[number];

/** The front of a token; those of one colour and strength are alike. */
export type ExiledToken = `${ExiledColour}-${ExiledStrength}`;

/** How many tokens of each strength there are in each colour. */
export const EXILED_TOKENS: Readonly<Record<ExiledStrength, number>> = { 1: 3, 2: 12, 3: 7 };

/** The 44 tokens of the box. */
export const ALL_EXILED_TOKENS: readonly ExiledToken[] = EXILED_COLOURS.flatMap((colour) =>
  EXILED_STRENGTHS.flatMap((strength) =>
    Array.from({ length: EXILED_TOKENS[strength] }, () => `${colour}-${strength}` as const),
  ),
);
