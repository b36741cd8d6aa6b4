import type { Colour, MissionType } from '../../content/index.ts';

/** People by the colours of their seats. */
export const names = {
  colours: {
    red: 'Red',
    blue: 'Blue',
    green: 'Green',
    orange: 'Orange',
    purple: 'Purple',
    white: 'White',
  } satisfies Record<Colour, string>,
  nobody: 'Nobody',
  rival: 'the Rival',
  /** The reader, as the subject of a sentence; within one; and as an owner. */
  you: { subject: 'You', object: 'you', whose: 'your' },
  whose: "{{name}}'s",
  yourTeammate: 'your teammate',
  raceOf: "{{name}}'s {{race}}",
} as const;

/** Gold and Energy. */
export const goods = {
  names: { gold: 'Gold', energy: 'Energy' },
  gold: '{{count}} Gold',
  energy: '{{count}} Energy',
  nothing: 'nothing',
} as const;

/** So many of something. */
export const counts = {
  abilityTokens_zero: 'no Ability Tokens',
  abilityTokens_one: '{{count}} Ability Token',
  abilityTokens_other: '{{count}} Ability Tokens',
  archiveCards_zero: 'no Archive Cards',
  archiveCards_one: '{{count}} Archive Card',
  archiveCards_other: '{{count}} Archive Cards',
  areas_zero: 'no areas',
  areas_one: '{{count}} area',
  areas_other: '{{count}} areas',
  cards_zero: 'no cards',
  cards_one: '{{count}} card',
  cards_other: '{{count}} cards',
  dice_zero: 'no dice',
  dice_one: '{{count}} die',
  dice_other: '{{count}} dice',
  hits_zero: 'no hits',
  hits_one: '{{count}} hit',
  hits_other: '{{count}} hits',
  missions_zero: 'no missions',
  missions_one: '{{count}} mission',
  missions_other: '{{count}} missions',
  points_zero: 'no points',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  resources_zero: 'no resources',
  resources_one: '{{count}} resource',
  resources_other: '{{count}} resources',
  rewardCards_zero: 'no Reward Cards',
  rewardCards_one: '{{count}} Reward Card',
  rewardCards_other: '{{count}} Reward Cards',
  troops_zero: 'no Troops',
  troops_one: '{{count}} Troop',
  troops_other: '{{count}} Troops',
  ofIt: '{{count}} of it',
  withShip: '{{troops}} and an Assault Ship',
} as const;

/** The types of missions. `deck` tells how many cards are left in one. */
export const missionTypes = {
  progress: { name: 'Progress', one: 'a Progress Mission', deck: 'progress {{size}}' },
  prosperity: { name: 'Prosperity', one: 'a Prosperity Mission', deck: 'prosperity {{size}}' },
  conquest: { name: 'Conquest', one: 'a Conquest Mission', deck: 'conquest {{size}}' },
  pioneering: { name: 'Pioneering', one: 'a Pioneering Mission', deck: 'pioneering {{size}}' },
} as const satisfies Record<MissionType, Readonly<Record<'name' | 'one' | 'deck', string>>>;
