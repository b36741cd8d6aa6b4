/** The texts of The Warp's board and panels, by component. Names and texts of cards are in `content` and `words`. */
export const theWarpTexts = {
  map: {
    name: 'Map of the areas',
    legal: 'legal target',
    refused: 'not possible: {{why}}',
  },
} as const;
