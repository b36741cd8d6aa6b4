import { idsOf } from './ids.ts';

export type Action =
  | 'recon'
  | 'maneuver'
  | 'skirmish'
  | 'advance'
  | 'concentrate'
  | 'warpIn'
  | 'reinforce'
  | 'research'
  | 'control'
  | 'trade'
  | 'promote'
  | 'draw';

export type ActionGroup = 'move' | 'attack' | 'deploy' | 'other';

export interface ActionInfo {
  readonly name: string;
  readonly group: ActionGroup;
  readonly text: string;
  readonly rule: `WG ${number}.${number}`;
}

export const ACTIONS: Readonly<Record<Action, ActionInfo>> = {
  recon: {
    name: 'Recon',
    group: 'move',
    text: 'A single ship travels up to range X+X, but not into battle.',
    rule: 'WG 6.8',
  },
  maneuver: {
    name: 'Maneuver',
    group: 'move',
    text: 'One or two separate groups of ships each travel up to range X, but not into battle.',
    rule: 'WG 6.9',
  },
  skirmish: {
    name: 'Skirmish',
    group: 'attack',
    text: 'A single ship travels up to range X and may attack.',
    rule: 'WG 6.11',
  },
  advance: {
    name: 'Advance',
    group: 'attack',
    text: 'A group of at least two ships travels up to range X and may attack.',
    rule: 'WG 6.12',
  },
  concentrate: {
    name: 'Concentrate',
    group: 'attack',
    text: 'Ships from one or two places meet at a place within range X of each and may attack there.',
    rule: 'WG 6.13',
  },
  warpIn: {
    name: 'Warp-in',
    group: 'deploy',
    text: 'Bring as many as X ships from your supply to your Warpgate.',
    rule: 'WG 7.3',
  },
  reinforce: {
    name: 'Reinforce',
    group: 'deploy',
    text: 'Add one ship at each of as many as X places where you already have ships.',
    rule: 'WG 7.4',
  },
  research: {
    name: 'Research',
    group: 'other',
    text: 'Fly your drone to a planet within range X and gain an available Technology of its type.',
    rule: 'WG 8.3',
  },
  control: {
    name: 'Control',
    group: 'other',
    text: 'Put your markers on as many as X planets where you have ships.',
    rule: 'WG 9.1',
  },
  trade: {
    name: 'Trade',
    group: 'other',
    text: 'One ship on a trade planet calls at two more, each leg within range X, and earns a Trade Good.',
    rule: 'WG 10.1',
  },
  promote: {
    name: 'Promote',
    group: 'other',
    text: 'See X cards of the Promotion deck and add one of them to your Tactics deck.',
    rule: 'WG 11.1',
  },
  draw: {
    name: 'Draw',
    group: 'other',
    text: 'Add X Action cards to your hand.',
    rule: 'WG 11.6',
  },
};

interface CardEntry {
  readonly id: string;
  readonly top: Action;
  readonly bottom: Action;
}

const TABLE = {
  'ac-01': { id: 'ac-01', top: 'recon', bottom: 'control' },
  'ac-02': { id: 'ac-02', top: 'advance', bottom: 'control' },
  'ac-03': { id: 'ac-03', top: 'reinforce', bottom: 'control' },
  'ac-04': { id: 'ac-04', top: 'maneuver', bottom: 'research' },
  'ac-05': { id: 'ac-05', top: 'skirmish', bottom: 'research' },
  'ac-06': { id: 'ac-06', top: 'warpIn', bottom: 'research' },
  'ac-07': { id: 'ac-07', top: 'recon', bottom: 'trade' },
  'ac-08': { id: 'ac-08', top: 'reinforce', bottom: 'trade' },
  'ac-09': { id: 'ac-09', top: 'advance', bottom: 'promote' },
  'ac-10': { id: 'ac-10', top: 'warpIn', bottom: 'promote' },
  'ac-11': { id: 'ac-11', top: 'reinforce', bottom: 'concentrate' },
  'ac-12': { id: 'ac-12', top: 'maneuver', bottom: 'skirmish' },
} as const satisfies Readonly<Record<string, CardEntry>>;

export type ActionCardId = keyof typeof TABLE;

export interface ActionCard extends CardEntry {
  readonly id: ActionCardId;
}

const CARDS: Readonly<Record<ActionCardId, ActionCard>> = TABLE;

export const ACTION_CARD_IDS: readonly ActionCardId[] = idsOf(CARDS);

/** The twelve cards of one deck; every colour has the same. */
export const ACTION_CARDS: readonly ActionCard[] = Object.values(CARDS);

/** On how many of the twelve cards an action stands. Draw stands on none: every card can be used for it (WG 11.6). */
export const timesOnCards = (action: Action): number =>
  ACTION_CARDS.filter(({ top, bottom }) => top === action || bottom === action).length;

export const actionCard = (id: ActionCardId): ActionCard => CARDS[id];

export const isAction = (id: unknown): id is Action => typeof id === 'string' && Object.hasOwn(ACTIONS, id);
