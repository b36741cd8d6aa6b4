/** By seat: everybody is known by the colour of their boat. */
export const BOATS = ['coral', 'kelp', 'amber', 'slate'] as const;
export type Boat = (typeof BOATS)[number];

export const boatAt = (seat: number): Boat => BOATS[seat % BOATS.length] ?? 'coral';
