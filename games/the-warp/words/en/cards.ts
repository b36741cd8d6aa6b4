import type { CombatDoes } from '../../content/index.ts';

type Effect = CombatDoes | 'rerollAll' | 'hire';

/** What Combat Cards and the like do, in the words of the rules (chapter 24). */
const effects = {
  reroll: 'Reroll {{count}}',
  rerollAll: 'Reroll all',
  flip: 'Flip {{count}}',
  plus: 'Plus {{count}}',
  double: 'Double {{count}}',
  doubleFree: 'Free double {{count}}',
  extraDie: 'Extra die {{count}}',
  mult: 'Multiplier +{{count}}',
  multEqual: 'Match multiplier',
  addTroop: 'Add Troop {{count}}',
  removeEnemy: 'Remove enemy {{count}}',
  defect: 'Remove enemy 1 and Add Troop 1',
  hire: 'Hired Guns',
  draw: 'Draw {{count}}',
  reserve: 'Reserve {{count}}',
  missionSwitch: '{{count}} Mission Switches',
  missionSwitch_one: '{{count}} Mission Switch',
} as const satisfies Record<Effect | 'missionSwitch_one', string>;

/** Cards of all kinds, with what they cost and do. */
export const cards = {
  effects,
  unknownEffect: 'an effect',
  anAbility: 'An ability',
  /** Cards that are not known. */
  some: { archive: 'a card', combat: 'a Combat Card', reward: 'a Reward Card' },
  kinds: { start: 'Start Card', build: 'Build Card', upgrade: 'Upgrade Card' },
  /** `a, b, or c`, of which `some` are all but the last. */
  either: '{{some}}, or {{last}}',
  archive: '{{name}}: {{uses}}; discarded in Consult, it brings {{goods}}',
  /** What a card is used for, with its price and what else comes with it. */
  priced: '{{use}} for {{goods}}',
  priced_free: '{{use}} for free',
  discarding: '{{use}}, discarding another card',
  drawing_one: '{{use}}, drawing {{count}} card',
  drawing_other: '{{use}}, drawing {{count}} cards',
  /** The uses of a Develop Card that names no building, in a list. */
  any: { build: 'any building', upgrade: 'any Upgrade' },
  /** A use of a Develop Card by itself. */
  use: {
    build: 'Build {{building}}',
    upgrade: 'Upgrade {{buildings}}',
    anything: { build: 'Build anything', upgrade: 'Upgrade anything' },
  },
  guardian:
    '{{race}}: {{dice}}, multiplier {{multiplier}}, {{tokens}}. Points: {{conquer}} to conquer, {{turn}} each turn, {{end}} at the end',
  gate: {
    per: '{{points}} per {{type}}',
    perSome: '{{points}} per {{each}} {{type}}',
    perSet: '{{points}} per set of {{types}}',
  },
} as const;

/** What a bribe can consist of. */
export const bribes = {
  offered: {
    gold: 'Gold',
    energy: 'Energy',
    troops: 'Troops of your reserve',
    namedCards: 'Archive Cards that you name',
    cardKinds: 'Archive Cards by their kind',
    cards: 'Archive Cards without naming them',
    namedRewards: 'Reward Cards that you name',
    rewards: 'Reward Cards without naming them',
  },
  demandedTroops: 'Troops',
  unknown: 'Something else',
} as const;
