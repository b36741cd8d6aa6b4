import { cost } from '../cost.ts';
import type { Cost } from '../cost.ts';

/** Directions on the board as drawn, clockwise (TWS 5.4, TWS 5.5). */
export const DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type AutomaPhase = 1 | 2 | 3;

/** The kinds of Develop. */
export type DevelopKind = 'build' | 'upgrade';

/** What the Rival does, with what the Player pays for following it. */
export type AutomaAction =
  | { readonly does: DevelopKind | 'terrashift'; readonly followCost: Cost }
  | { readonly does: 'attack'; readonly arrow: Direction };

/** What the Rival follows in the Player's next turn. */
export type RivalFollow =
  /** It pays this to the Player. */
  | { readonly follows: 'develop'; readonly pays: Cost }
  /** The Player draws up to so many cards. */
  | { readonly follows: 'terrashift'; readonly draws: number };

/** One turn of the Rival. */
export interface AutomaCard {
  readonly phase: AutomaPhase;
  readonly name: string;
  readonly extract: Cost & { readonly troops: number };
  readonly action: AutomaAction;
  readonly moves: number;
  readonly follow: RivalFollow;
}

function card(
  phase: AutomaPhase,
  name: string,
  [gold, energy, troops]: readonly [number, number, number],
  action: AutomaAction,
  moves: number,
  follow: RivalFollow,
): AutomaCard {
  return { phase, name, extract: { gold, energy, troops }, action, moves, follow };
}

const build = (gold: number, energy: number): AutomaAction => ({
  does: 'build',
  followCost: cost(gold, energy),
});
const upgrade = (gold: number, energy: number): AutomaAction => ({
  does: 'upgrade',
  followCost: cost(gold, energy),
});
const terrashift = (gold: number, energy: number): AutomaAction => ({
  does: 'terrashift',
  followCost: cost(gold, energy),
});
const attack = (arrow: Direction): AutomaAction => ({ does: 'attack', arrow });
const pays = (gold: number, energy: number): RivalFollow => ({
  follows: 'develop',
  pays: cost(gold, energy),
});
const draws = (count: number): RivalFollow => ({ follows: 'terrashift', draws: count });

/** Resources and Troops of Extract, the action with the Player's follow cost, moves, what the Rival follows. */
export const AUTOMA = {
  'am-01': card(1, 'Ground Break', [2, 1, 1], build(1, 0), 1, pays(0, 1)),
  'am-02': card(1, 'Supply Drop', [2, 2, 0], build(0, 1), 1, draws(1)),
  'am-03': card(1, 'Settler Column', [1, 1, 2], build(1, 0), 2, pays(1, 0)),
  'am-04': card(1, 'Night Workshop', [2, 2, 0], upgrade(0, 1), 1, draws(1)),
  'am-05': card(1, 'First Tremor', [2, 1, 1], terrashift(0, 1), 2, pays(1, 0)),
  'am-06': card(1, 'Fault Line', [1, 2, 1], terrashift(1, 0), 1, draws(2)),
  'am-07': card(1, 'Border Probe', [2, 2, 0], attack('NE'), 1, pays(0, 1)),
  'am-08': card(1, 'Eastward Push', [2, 3, 0], attack('E'), 2, draws(1)),
  'am-09': card(1, 'Flank March', [1, 2, 1], attack('SE'), 1, pays(1, 0)),
  'am-10': card(1, 'Long Patrol', [2, 1, 1], attack('SW'), 2, draws(2)),
  'am-11': card(2, 'Second Shift', [2, 2, 1], build(1, 0), 2, pays(1, 0)),
  'am-12': card(2, 'Prefab Yards', [2, 2, 1], build(0, 1), 1, draws(1)),
  'am-13': card(2, 'Retooling', [3, 2, 0], upgrade(1, 0), 2, pays(0, 1)),
  'am-14': card(2, 'Hidden Laboratory', [1, 2, 1], upgrade(0, 1), 1, draws(2)),
  'am-15': card(2, 'Ridge Raising', [2, 1, 2], terrashift(1, 0), 2, pays(1, 1)),
  'am-16': card(2, 'Sinkhole', [2, 2, 1], terrashift(0, 1), 2, draws(1)),
  'am-17': card(2, 'Breakthrough', [3, 2, 0], attack('E'), 1, pays(1, 0)),
  'am-18': card(2, 'Claw Formation', [1, 2, 2], attack('SE'), 2, draws(2)),
  'am-19': card(2, 'Northern Raid', [2, 2, 1], attack('NE'), 2, pays(0, 1)),
  'am-20': card(2, 'Rear Sweep', [2, 3, 0], attack('W'), 1, draws(1)),
  'am-21': card(3, 'Grand Works', [3, 2, 1], build(1, 1), 2, pays(1, 1)),
  'am-22': card(3, 'Overdrive', [2, 3, 1], upgrade(1, 1), 2, draws(2)),
  'am-23': card(3, 'Master Plan', [3, 3, 1], upgrade(2, 0), 1, pays(0, 2)),
  'am-24': card(3, 'Last Blueprint', [2, 2, 2], upgrade(0, 2), 2, draws(1)),
  'am-25': card(3, 'World Splitter', [2, 3, 2], terrashift(1, 1), 3, pays(2, 0)),
  'am-26': card(3, 'Deep Quake', [3, 2, 1], terrashift(0, 1), 2, draws(2)),
  'am-27': card(3, 'Total Assault', [3, 4, 0], attack('E'), 2, pays(1, 1)),
  'am-28': card(3, 'Hammer Blow', [3, 2, 1], attack('SE'), 3, draws(1)),
  'am-29': card(3, 'Sky Fire', [2, 3, 1], attack('NE'), 2, pays(1, 0)),
  'am-30': card(3, 'Closing Ring', [3, 2, 2], attack('NW'), 2, draws(2)),
} as const satisfies Readonly<Record<string, AutomaCard>>;

export type AutomaId = keyof typeof AUTOMA;
export const AUTOMA_IDS = Object.keys(AUTOMA) as readonly AutomaId[];

export const automaCard = (id: AutomaId): AutomaCard => AUTOMA[id];

/** The faces of the Solo Die (TWS 9.4), from 1. */
export const SOLO_DIE = [
  'command-center',
  'gold-mine',
  'energy-plant',
  'trade-post',
  'x2',
  'special',
] as const;
export type SoloFace = (typeof SOLO_DIE)[number];
