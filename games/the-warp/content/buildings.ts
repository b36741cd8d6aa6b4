import type { Cost } from './cost.ts';
import { cost } from './cost.ts';

/** TW 4.1: one track for each. They count for it and do nothing else (TW 8.1), but for the Trade Post (TW 8.2). */
export const TRACK_TYPES = ['command-center', 'gold-mine', 'energy-plant', 'trade-post'] as const;
export type TrackType = (typeof TRACK_TYPES)[number];

export const NEUTRAL_TYPES = ['laser-cannon', 'sentry-tower', 'assault-ship'] as const;
export type NeutralType = (typeof NEUTRAL_TYPES)[number];

export const BUILDING_TYPES = [...TRACK_TYPES, ...NEUTRAL_TYPES] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];

/** The five upgrade columns (TW 4.4); Laser Cannons and Sentry Towers have none (TW 4.5). */
export const UPGRADE_TYPES = [...TRACK_TYPES, 'assault-ship'] as const;
export type UpgradeType = (typeof UPGRADE_TYPES)[number];

export interface Building {
  readonly name: string;
  /** The icon an area must show for it. */
  readonly needs: 'gold' | 'energy' | null;
  readonly text: string;
}

export const BUILDINGS: Readonly<Record<BuildingType, Building>> = {
  'command-center': {
    name: 'Command Center',
    needs: null,
    text: 'Advances your Command Track: more Troops when you extract.',
  },
  'gold-mine': {
    name: 'Gold Mine',
    needs: 'gold',
    text: 'Needs an area with Gold. Advances your Gold Track.',
  },
  'energy-plant': {
    name: 'Energy Plant',
    needs: 'energy',
    text: 'Needs an area with Energy. Advances your Energy Track.',
  },
  'trade-post': {
    name: 'Trade Post',
    needs: null,
    text: 'Advances your Trade Track. You may switch a mission when you build it.',
  },
  'laser-cannon': {
    name: 'Laser Cannon',
    needs: null,
    text: 'Once in each of your turns, fires at visible enemy Troops within 2 steps: 1 die per Energy paid, at most 2; a 4 or more destroys a Troop.',
  },
  'sentry-tower': {
    name: 'Sentry Tower',
    needs: null,
    text: 'Your dice are worth 1 more when you defend here or attack from here. Cannons and Assault Ships cannot aim at this area.',
  },
  'assault-ship': {
    name: 'Assault Ship',
    needs: null,
    text: 'Carries an attack up to 2 steps with the multiplier of its level, and may reveal Exiled Tokens within 2 steps.',
  },
};

export interface Track {
  readonly name: string;
  readonly bonus: string;
  /** In the prototype edition, where it differs. */
  readonly prototype?: string;
}

export const TRACKS: Readonly<Record<TrackType, Track>> = {
  'command-center': {
    name: 'Command Track',
    bonus:
      'You may draw a third card in Consult. Your Combat Cards cost 1 Gold and 1 Energy less in each combat.',
  },
  'gold-mine': {
    name: 'Gold Track',
    bonus: 'Each combat you win gives you 1 more Reward Card. You may flip one of your dice in each combat.',
  },
  'energy-plant': {
    name: 'Energy Track',
    bonus:
      'Each card discarded in Consult gives 1 more resource. You may reroll up to 2 dice in each combat.',
    prototype:
      'What your cards discarded in Consult give is doubled. You may reroll up to 2 dice in each combat.',
  },
  'trade-post': {
    name: 'Trade Track',
    bonus: 'Extracting resources gives 1 Gold and 1 Energy more. Your dice are worth 1 more in each combat.',
    prototype: 'Extracting resources gives you twice as much. Your dice are worth 1 more in each combat.',
  },
};

/** What each type costs on every card that names it. */
export const UNIT_PRICES: Readonly<{
  build: Readonly<Record<BuildingType, Cost>>;
  upgrade: Readonly<Record<UpgradeType, Cost>>;
}> = {
  build: {
    'command-center': cost(2, 2),
    'gold-mine': cost(1, 2),
    'energy-plant': cost(2, 1),
    'trade-post': cost(1, 1),
    'laser-cannon': cost(2, 2),
    'sentry-tower': cost(1, 1),
    'assault-ship': cost(2, 1),
  },
  upgrade: {
    'command-center': cost(2, 2),
    'gold-mine': cost(1, 3),
    'energy-plant': cost(3, 1),
    'trade-post': cost(1, 2),
    'assault-ship': cost(2, 1),
  },
};

/** TW 8.15: by the level of the attacker's ships, from level 1 on. */
export const SHIP_MULTIPLIERS = [2, 3, 4] as const;

/** What a track gives, by position from 0 to 12. */
export const INCOME: readonly number[] = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3];

/** From this position on a track gives its bonus. */
export const BONUS_POSITION = 8;

/** Troops and miniatures of each player; neutral miniatures of each type by the number of players (TW 2.13, TW 16.6). */
export const PIECES = {
  troops: 14,
  perTrackType: 4,
  perNeutralType: { 2: 8, 3: 8, 4: 8, 5: 10, 6: 10 },
} as const;
