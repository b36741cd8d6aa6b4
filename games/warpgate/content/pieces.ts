/** Pieces in each player colour (WG 1.1). */
export const PIECES_PER_COLOUR = { ships: 12, markers: 12, drones: 1 } as const;

/** Pieces that belong to nobody at first. */
export const SHARED_PIECES = { tradeGoods: 24, firstPlayerMarkers: 1 } as const;
