/** All that is written on the areas and pieces of the map. */
export const SIGNS: readonly string[] = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((n) => [
  `${n}`,
  `×${n}`,
  `+${n}`,
  `−${n}`,
]);
