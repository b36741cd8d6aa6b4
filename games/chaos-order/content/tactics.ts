import type { Phase } from './ids.ts';
import { idsOf } from './ids.ts';

/** When the other effect of a card may be used. */
export type CardMoment =
  | 'price'
  | `act:${Phase}`
  | `pass:${Phase}`
  | 'combatStart'
  | 'income'
  | 'relicStart'
  | 'relicTaken';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly left: number;
  readonly right: number;
  /** What it does faceup on the wheel. */
  readonly combatText: string | null;
  readonly moment: CardMoment;
  /** What it does at its moment. */
  readonly text: string;
  /** The effect at its moment is behind a gem lock. */
  readonly lock: boolean;
}

const TABLE = {
  'stacked-bids': {
    id: 'stacked-bids',
    name: 'Stacked Bids',
    copies: 2,
    left: 3,
    right: 1,
    combatText: null,
    moment: 'price',
    text: 'Gain 3 energy.',
    lock: false,
  },
  'closed-market': {
    id: 'closed-market',
    name: 'Closed Market',
    copies: 1,
    left: 2,
    right: 2,
    combatText: 'If you win, gain 2 energy.',
    moment: 'price',
    text: 'Opponents pay 1 energy more to act in the phase you just priced. It goes to the main supply.',
    lock: false,
  },
  'field-notes': {
    id: 'field-notes',
    name: 'Field Notes',
    copies: 2,
    left: 2,
    right: 2,
    combatText: 'If you lose, draw 1 card.',
    moment: 'act:discover',
    text: 'One research of this turn crosses a gem lock for nothing.',
    lock: false,
  },
  'quiet-study': {
    id: 'quiet-study',
    name: 'Quiet Study',
    copies: 2,
    left: 1,
    right: 3,
    combatText: null,
    moment: 'pass:discover',
    text: 'Gain 1 research.',
    lock: true,
  },
  feint: {
    id: 'feint',
    name: 'Feint',
    copies: 2,
    left: 2,
    right: 1,
    combatText: '+2 strength if the opponent has no faceup card.',
    moment: 'act:discover',
    text: 'Your discover auxiliary costs 1 gem less.',
    lock: false,
  },
  'prefab-walls': {
    id: 'prefab-walls',
    name: 'Prefab Walls',
    copies: 2,
    left: 1,
    right: 2,
    combatText: '+2 strength if you have a building in the region.',
    moment: 'act:build',
    text: 'Gain 1 build point.',
    lock: true,
  },
  'salvage-crew': {
    id: 'salvage-crew',
    name: 'Salvage Crew',
    copies: 2,
    left: 3,
    right: 1,
    combatText: 'Gain 2 energy for each building of yours razed in this battle.',
    moment: 'act:build',
    text: 'One construction of this turn needs no gem for its lock.',
    lock: false,
  },
  'lean-season': {
    id: 'lean-season',
    name: 'Lean Season',
    copies: 2,
    left: 1,
    right: 3,
    combatText: null,
    moment: 'pass:harvest',
    text: 'Gain 5 energy.',
    lock: false,
  },
  'deep-drill': {
    id: 'deep-drill',
    name: 'Deep Drill',
    copies: 2,
    left: 2,
    right: 3,
    combatText: null,
    moment: 'act:harvest',
    text: 'Gain 1 harvest point.',
    lock: false,
  },
  'gem-seam': {
    id: 'gem-seam',
    name: 'Gem Seam',
    copies: 1,
    left: 4,
    right: 1,
    combatText: null,
    moment: 'act:harvest',
    text: 'Up to twice, pay 1 energy for 1 gem.',
    lock: false,
  },
  'muster-call': {
    id: 'muster-call',
    name: 'Muster Call',
    copies: 2,
    left: 2,
    right: 2,
    combatText: '+1 strength if you have 4 or more fighters in the region.',
    moment: 'act:recruit',
    text: 'Gain 2 recruitment points.',
    lock: false,
  },
  'night-drop': {
    id: 'night-drop',
    name: 'Night Drop',
    copies: 2,
    left: 4,
    right: 0,
    combatText: null,
    moment: 'act:recruit',
    text: 'Up to 2 fighters you recruit later this turn may go to regions with your buildings.',
    lock: true,
  },
  levy: {
    id: 'levy',
    name: 'Levy',
    copies: 1,
    left: 3,
    right: 2,
    combatText: null,
    moment: 'pass:recruit',
    text: 'Gain 2 recruitment points.',
    lock: false,
  },
  envoy: {
    id: 'envoy',
    name: 'Envoy',
    copies: 1,
    left: 2,
    right: 3,
    combatText: null,
    moment: 'act:recruit',
    text: 'Your recruit auxiliary costs 2 energy less.',
    lock: false,
  },
  'forced-march': {
    id: 'forced-march',
    name: 'Forced March',
    copies: 2,
    left: 1,
    right: 4,
    combatText: null,
    moment: 'act:move',
    text: 'Before your main action: redeploy any units.',
    lock: false,
  },
  'slip-away': {
    id: 'slip-away',
    name: 'Slip Away',
    copies: 2,
    left: 2,
    right: 2,
    combatText: 'If you retreat, at most 1 of your fighters is wounded in this battle.',
    moment: 'act:move',
    text: 'One move of this turn ignores pinning.',
    lock: false,
  },
  'burst-engines': {
    id: 'burst-engines',
    name: 'Burst Engines',
    copies: 2,
    left: 3,
    right: 2,
    combatText: null,
    moment: 'act:move',
    text: 'Gain 1 movement point.',
    lock: false,
  },
  'drill-master': {
    id: 'drill-master',
    name: 'Drill Master',
    copies: 1,
    left: 2,
    right: 3,
    combatText: null,
    moment: 'act:move',
    text: 'Your move auxiliary costs 2 energy less.',
    lock: false,
  },
  ambush: {
    id: 'ambush',
    name: 'Ambush',
    copies: 2,
    left: 2,
    right: 2,
    combatText: '+2 attack if you selected this battle.',
    moment: 'combatStart',
    text: 'Gain 1 energy for each region with your units and an opponent, at most 3.',
    lock: false,
  },
  crossfire: {
    id: 'crossfire',
    name: 'Crossfire',
    copies: 2,
    left: 2,
    right: 1,
    combatText: '+1 attack, or +2 with Volley.',
    moment: 'income',
    text: 'Gain 2 recruitment points.',
    lock: false,
  },
  'signal-flares': {
    id: 'signal-flares',
    name: 'Signal Flares',
    copies: 1,
    left: 3,
    right: 3,
    combatText: null,
    moment: 'combatStart',
    text: 'You select one battle before all others.',
    lock: true,
  },
  tribute: {
    id: 'tribute',
    name: 'Tribute',
    copies: 2,
    left: 3,
    right: 2,
    combatText: null,
    moment: 'income',
    text: 'Gain 1 energy for each region you control, your base included, at most 5.',
    lock: false,
  },
  'far-outposts': {
    id: 'far-outposts',
    name: 'Far Outposts',
    copies: 1,
    left: 0,
    right: 5,
    combatText: null,
    moment: 'income',
    text: 'Your region count is 1 higher this round.',
    lock: true,
  },
  'iron-nerve': {
    id: 'iron-nerve',
    name: 'Iron Nerve',
    copies: 2,
    left: 2,
    right: 2,
    combatText: 'The opponent’s card has no combat effect. Its values stay.',
    moment: 'income',
    text: 'Gain 1 gem.',
    lock: false,
  },
  'relic-guard': {
    id: 'relic-guard',
    name: 'Relic Guard',
    copies: 2,
    left: 2,
    right: 3,
    combatText: '+1 strength if a relic is in the region.',
    moment: 'relicTaken',
    text: 'Up to 3 of your fighters stay in the region of the relic you took.',
    lock: false,
  },
  chronicle: {
    id: 'chronicle',
    name: 'Chronicle',
    copies: 1,
    left: 5,
    right: 0,
    combatText: null,
    moment: 'relicStart',
    text: 'Gain 1 fame if you control the region of the current relic.',
    lock: true,
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type TacticsId = keyof typeof TABLE;

export interface Tactics extends Entry {
  readonly id: TacticsId;
}

export const TACTICS: Readonly<Record<TacticsId, Tactics>> = TABLE;

export const TACTICS_DECK: readonly TacticsId[] = idsOf(TACTICS).flatMap((id) =>
  Array.from({ length: TACTICS[id].copies }, () => id),
);
