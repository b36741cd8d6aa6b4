/** When an ability acts (WG 16.1); the words are explained in chapter 22. */
export type Moment =
  | 'announce'
  | 'range'
  | 'deploy'
  | 'invade'
  | 'settle'
  | 'upgrade'
  | 'objective'
  | 'hand'
  | 'draw-action'
  | 'research-end'
  | 'trade-end'
  | 'promote'
  | 'b1'
  | 'b3'
  | 'b4'
  | 'after-battle'
  | 'score'
  | 'always';

/** WG 22.39, WG 22.40, WG 22.41, WG 22.42. */
export type Condition = 'won' | 'lost' | 'attacking' | 'defending';
export type Half = 'half-down' | 'half-up';
export type EffectAmount = number | Half | 'all';

/** All of these must hold for the effect to act (WG 22.43); none at all: it always acts. */
export type Conditions = readonly Condition[];

export type Effect =
  | { readonly do: 'kill'; readonly ships: EffectAmount; readonly when: Conditions }
  | { readonly do: 'lose'; readonly ships: EffectAmount; readonly when: Conditions }
  | { readonly do: 'both'; readonly ships: Half; readonly when: Conditions }
  | { readonly do: 'cancel'; readonly when: Conditions }
  | { readonly do: 'spare'; readonly ships: number | 'all'; readonly when: Conditions }
  | { readonly do: 'refresh'; readonly goods: number; readonly when: Conditions }
  | { readonly do: 'claimGood'; readonly when: Conditions }
  | { readonly do: 'deploy'; readonly ships: number; readonly when: Conditions }
  | { readonly do: 'draw'; readonly cards: number; readonly when: Conditions }
  | { readonly do: 'blockade'; readonly when: Conditions }
  | { readonly do: 'settle'; readonly when: Conditions }
  | { readonly do: 'redeploy'; readonly range: number; readonly when: Conditions };

export type EffectOf<D extends Effect['do']> = Extract<Effect, { readonly do: D }>;

const ALWAYS: Conditions = [];

/** Destroys enemy ships of this battle. */
export const kill = (ships: EffectAmount): EffectOf<'kill'> => ({ do: 'kill', ships, when: ALWAYS });
/** Destroys own ships of this battle. */
export const lose = (ships: EffectAmount): EffectOf<'lose'> => ({ do: 'lose', ships, when: ALWAYS });
/** Destroys ships of both sides at once. */
export const both = (ships: Half): EffectOf<'both'> => ({ do: 'both', ships, when: ALWAYS });
/** Voids the text of the enemy card. */
export const cancel = (): EffectOf<'cancel'> => ({ do: 'cancel', when: ALWAYS });
/** Saves own ships from kill and both. */
export const spare = (ships: number | 'all'): EffectOf<'spare'> => ({ do: 'spare', ships, when: ALWAYS });
/** Turns spent Trade Goods to the unspent side. */
export const refresh = (goods: number): EffectOf<'refresh'> => ({ do: 'refresh', goods, when: ALWAYS });
/** Takes an available Trade Good. */
export const claimGood = (): EffectOf<'claimGood'> => ({ do: 'claimGood', when: ALWAYS });
/** Brings ships from the supply to the own Warpgate. */
export const deploy = (ships: number): EffectOf<'deploy'> => ({ do: 'deploy', ships, when: ALWAYS });
/** Draws Action cards. */
export const draw = (cards: number): EffectOf<'draw'> => ({ do: 'draw', cards, when: ALWAYS });
/** Bans attacks in the next turn of the enemy. */
export const blockade = (): EffectOf<'blockade'> => ({ do: 'blockade', when: ALWAYS });
/** Settles the battle planet after the battle. */
export const settle = (): EffectOf<'settle'> => ({ do: 'settle', when: ALWAYS });
/** Moves ships away from the battle planet after the battle. */
export const redeploy = (range: number): EffectOf<'redeploy'> => ({ do: 'redeploy', range, when: ALWAYS });

/** The same effect under one condition, or under several that must all hold. */
export const when = <E extends Effect>(conditions: Condition | Conditions, effect: E): E => ({
  ...effect,
  when: typeof conditions === 'string' ? [conditions] : conditions,
});
