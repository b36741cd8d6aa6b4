/** What a value of a card, or the printed 1, counts as. */
export type WheelIcon = 'strength' | 'attack' | 'shields';

interface Entry {
  readonly left: WheelIcon;
  readonly right: WheelIcon;
  /** The section costs a gem and rolls a die. */
  readonly die: boolean;
}

export const SECTIONS = ['press', 'hold', 'wildStrike', 'wildGuard', 'volley', 'retreat'] as const;
export type Section = (typeof SECTIONS)[number];

export const WHEEL = {
  press: { left: 'strength', right: 'attack', die: false },
  hold: { left: 'shields', right: 'strength', die: false },
  wildStrike: { left: 'attack', right: 'strength', die: true },
  wildGuard: { left: 'strength', right: 'shields', die: true },
  volley: { left: 'attack', right: 'attack', die: false },
  retreat: { left: 'shields', right: 'shields', die: false },
} as const satisfies Readonly<Record<Section, Entry>>;

export interface DieFace {
  readonly strength: number;
  readonly shields: number;
}

/** CO 13.19 */
export const DIE: readonly DieFace[] = [
  { strength: 1, shields: 0 },
  { strength: 2, shields: 0 },
  { strength: 2, shields: 0 },
  { strength: 3, shields: 0 },
  { strength: 1, shields: 1 },
  { strength: 2, shields: 1 },
];

/** On each side of a battle. */
export const MAX_WOUNDS = 4;
