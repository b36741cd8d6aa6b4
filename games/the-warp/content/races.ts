import type { RewardEffect } from './effects.ts';
import { idsOf, withIds } from './ids.ts';

export interface ActiveAbility {
  readonly name: string;
  /** When it acts or may be used, in a few words. */
  readonly when: string;
  /** The question, or the free move, by which its owner uses it. Others act by themselves. */
  readonly usedBy?: string;
  readonly text: string;
}

export interface RewardAbility {
  readonly name: string;
  /** Reward Cards to discard for it. */
  readonly badges: number;
  /** Used once and in force from then on (TW 14.6). */
  readonly permanent: boolean;
  /** What happens at once. */
  readonly effects: readonly RewardEffect[];
  readonly text: string;
}

export interface ExiledAbilityText {
  readonly name: string;
  /** Whether it acts on the areas of the race's colour alone or changes the game for everybody (TW 14.8). */
  readonly scope: 'colour' | 'everybody';
  readonly text: string;
}

interface Row {
  readonly name: string;
  readonly active: ActiveAbility;
  readonly reward: RewardAbility;
  readonly exiled: ExiledAbilityText;
}

const TABLE = {
  'darja-shadows': {
    name: 'Darja Shadows',
    active: {
      name: 'Last to Commit',
      when: 'When you attack',
      text: 'When you attack, you may let the other side decide on its Combat Cards before you do.',
    },
    reward: {
      name: 'Knives in the Dark',
      badges: 2,
      permanent: false,
      effects: [
        { does: 'remove', within: 2, ignoresTower: true, min: 1 },
        { does: 'draw', n: 1 },
      ],
      text: 'Destroy an enemy Troop within 2 steps of an area you control; a Sentry Tower is no shelter. Then draw an Archive Card.',
    },
    exiled: {
      name: 'Veiled',
      scope: 'colour',
      text: 'Each player who wants to play Combat Cards on the attacking side first pays 1 Energy, once per combat.',
    },
  },
  'dura-scavengers': {
    name: 'Dura Scavengers',
    active: {
      name: 'Pickers',
      when: 'When you move, and as Consult begins',
      usedBy: 'salvageTop',
      text: 'A Troop Movement that claims an empty area gives you a Reward Card. As your Consult begins you may take the top card of the Discard Pile in place of one draw.',
    },
    reward: {
      name: 'Scrap Haul',
      badges: 1,
      permanent: false,
      effects: [{ does: 'takeFromDiscard' }, { does: 'gain', gold: 1, energy: 0 }],
      text: 'Take any card of the Discard Pile into your hand, then gain 1 Gold.',
    },
    exiled: {
      name: 'Leftovers',
      scope: 'colour',
      text: 'Whoever conquers an area from them may take the top card of the Discard Pile.',
    },
  },
  'ecton-cultists': {
    name: 'Ecton Cultists',
    active: {
      name: 'Voices of the Outcast',
      when: 'When you support',
      text: 'As a supporter you pay 1 Gold and 1 Energy less for your Combat Card, and draw 3 Reward Cards if your side wins.',
    },
    reward: {
      name: 'Conversion',
      badges: 3,
      permanent: false,
      effects: [{ does: 'convert' }],
      text: 'Choose a faceup Exiled Token with 1 or 2 Troops next to an area you control: replace it by as many of your Troops and take over its area.',
    },
    exiled: {
      name: 'No Surrender',
      scope: 'colour',
      text: 'They lose no Troop when the combat powers are equal.',
    },
  },
  'luron-droids': {
    name: 'Luron Droids',
    active: {
      name: 'Assembly Line',
      when: 'When you extract Troops',
      text: 'You receive 1 Troop more when you extract Troops.',
    },
    reward: {
      name: 'Foundry',
      badges: 3,
      permanent: true,
      effects: [{ does: 'reserve', n: 2 }],
      text: 'Put 2 Troops into your reserve now, and 1 at the start of each of your turns from then on.',
    },
    exiled: {
      name: 'Self-Repair',
      scope: 'colour',
      text: 'At the end of every turn all -1 modifiers on their areas are removed.',
    },
  },
  'morlar-raiders': {
    name: 'Morlar Raiders',
    active: {
      name: 'Plunder',
      when: 'When you conquer',
      text: 'Conquering an area that a player held gives you 1 Gold and 1 Energy, out of the supply of that player as far as possible.',
    },
    reward: {
      name: 'Second Wave',
      badges: 3,
      permanent: false,
      effects: [{ does: 'attack', plus: 1 }],
      text: 'Attack now, in addition to your action; your dice are worth 1 more in that combat.',
    },
    exiled: {
      name: 'Counter-Raid',
      scope: 'colour',
      text: 'An attack on them that fails costs the attacker 1 more attacking Troop.',
    },
  },
  'nurec-designers': {
    name: 'Nurec Designers',
    active: {
      name: 'Blueprints',
      when: 'When you upgrade',
      text: 'Every Upgrade you pay for costs you 1 resource of your choice less.',
    },
    reward: {
      name: 'Masterpiece',
      badges: 4,
      permanent: false,
      effects: [{ does: 'upgradeTwo' }],
      text: 'Upgrade two different types for free.',
    },
    exiled: {
      name: 'Open Plans',
      scope: 'everybody',
      text: 'A player who upgrades in their own Develop action may draw an Archive Card.',
    },
  },
  'ralan-engineers': {
    name: 'Ralan Engineers',
    active: {
      name: 'Double Shift',
      when: 'After a Build in your Develop',
      usedBy: 'doubleShift',
      text: 'After a Build in your own Develop action with a card of three options, you may carry out a second option of it for its full cost.',
    },
    reward: {
      name: 'Rapid Construction',
      badges: 2,
      permanent: false,
      effects: [{ does: 'build', what: 'any', price: 0 }],
      text: 'Build any type for free.',
    },
    exiled: {
      name: 'Bastions',
      scope: 'colour',
      text: 'Their areas count as holding a Sentry Tower.',
    },
  },
  'silna-officials': {
    name: 'Silna Officials',
    active: {
      name: 'Red Tape',
      when: 'When you replenish, and when a bribe is accepted',
      text: 'The first Private Mission you replenish in a turn is free. A bribe accepted in a combat you take part in gives you 1 Gold and 1 Energy.',
    },
    reward: {
      name: 'Honours List',
      badges: 2,
      permanent: true,
      effects: [],
      text: 'From now on each mission you complete gives you 2 resources of your choice.',
    },
    exiled: {
      name: 'Permit Fees',
      scope: 'everybody',
      text: 'Following a Develop action costs 1 resource of any kind on top of the card.',
    },
  },
  'skolok-miners': {
    name: 'Skolok Miners',
    active: {
      name: 'Deep Veins',
      when: 'Always, and when you lower an area',
      text: 'Your Gold Mines need no Gold on their area. Each time you lower the multiplier of an area, gain 1 Gold.',
    },
    reward: {
      name: 'Motherlode',
      badges: 2,
      permanent: false,
      effects: [{ does: 'trackGold', max: 6 }],
      text: 'Gain as much Gold as the position of your Gold Track, at most 6.',
    },
    exiled: {
      name: 'Stubborn Rock',
      scope: 'colour',
      text: 'The multipliers of their areas cannot be lowered. Whoever conquers one gains 2 Gold.',
    },
  },
  'solca-mercenaries': {
    name: "Sol'ca Mercenaries",
    active: {
      name: 'Hired Guns',
      when: 'In your combats, before the dice',
      usedBy: 'hireGuns',
      text: 'Once in each combat you fight with your own Troops, you may pay 2 Gold to roll one die more.',
    },
    reward: {
      name: 'Standing Contract',
      badges: 3,
      permanent: true,
      effects: [],
      text: 'From now on your Combat Cards cost 1 Gold and 1 Energy less in all in each combat you fight with your own Troops.',
    },
    exiled: {
      name: 'For Sale',
      scope: 'colour',
      text: 'As an attack on them is declared the attacker may pay 3 Gold: they have 1 Troop less, for good, but never less than 1.',
    },
  },
  'tavma-morphlings': {
    name: 'Tavma Morphlings',
    active: {
      name: 'Mimicry',
      when: 'Always; it moves at the start of your turn',
      usedBy: 'moveMimicry',
      text: "You have the Active Ability of another player's race, the one your Tavma Token lies on. At the start of your turn you may pay 1 Energy to move it.",
    },
    reward: {
      name: 'Impostor',
      badges: 3,
      permanent: false,
      effects: [{ does: 'impersonate' }],
      text: 'Choose an area next to one you control with a single enemy Troop, no Colony and not the Gate: replace that Troop by one of yours and take over the area.',
    },
    exiled: {
      name: 'Unstable Flesh',
      scope: 'colour',
      text: 'As an attack on them is declared a die is rolled: on 1 or 2 they have 1 Troop less, at least 1; on 5 or 6 they have 1 more, at most 4.',
    },
  },
  'volut-smugglers': {
    name: 'Volut Smugglers',
    active: {
      name: 'Under the Counter',
      when: 'In your turn, outside combat',
      usedBy: '+smuggle',
      text: 'Once in each of your turns you may exchange an Archive Card of your hand, but no Start Card, with one of the line-up.',
    },
    reward: {
      name: 'Black Market',
      badges: 1,
      permanent: false,
      effects: [
        { does: 'draw', n: 2 },
        { does: 'gainAny', n: 1 },
      ],
      text: 'Draw 2 Archive Cards and gain 1 resource of your choice.',
    },
    exiled: {
      name: 'No Questions',
      scope: 'colour',
      text: 'No bribe can be offered. Whoever supports them pays 1 Gold less for the Combat Card.',
    },
  },
  'xelo-traders': {
    name: "Xe'lo Traders",
    active: {
      name: 'Market Makers',
      when: 'When you Trade',
      usedBy: 'barter',
      text: 'Your Trade limit is 1 higher and your Trade may go in both directions. If it exchanges 2 resources or more, gain 1 of your choice.',
    },
    reward: {
      name: 'Trade League',
      badges: 2,
      permanent: true,
      effects: [],
      text: 'From now on, gain 1 Gold and 1 Energy when another player follows your action.',
    },
    exiled: {
      name: 'Open Market',
      scope: 'everybody',
      text: "Every player's Trade limit is 1 higher.",
    },
  },
  'xotan-timebenders': {
    name: 'Xotan Timebenders',
    active: {
      name: 'Rewind',
      when: 'In your combats, after the dice',
      usedBy: 'rerollAll',
      text: 'Once in each combat you fight with your own Troops, you may roll all your dice again.',
    },
    reward: {
      name: 'Borrowed Hour',
      badges: 4,
      permanent: false,
      effects: [{ does: 'extraAction' }],
      text: 'You may take one more action this turn, of a kind you have not used yet.',
    },
    exiled: {
      name: 'Slipstream',
      scope: 'everybody',
      text: 'Every player has 3 Troop Movements in the End Phase.',
    },
  },
  'xurdun-slavers': {
    name: 'Xurdun Slavers',
    active: {
      name: 'Press Gang',
      when: 'When you conquer',
      text: 'Conquering an area puts 1 Troop into your reserve if at least 2 enemy Troops were destroyed in the combat.',
    },
    reward: {
      name: 'Forced March',
      badges: 2,
      permanent: false,
      effects: [
        { does: 'muster', n: 1 },
        { does: 'move', n: 3 },
      ],
      text: 'Put 1 Troop on an area you control, then make up to 3 Troop Movements.',
    },
    exiled: {
      name: 'Chains',
      scope: 'colour',
      text: 'After an attack on them that fails and costs the attacker a Troop, they have 1 Troop more, at most 4.',
    },
  },
  'zeto-archivists': {
    name: 'Zeto Archivists',
    active: {
      name: 'Great Index',
      when: 'Always, and in Consult',
      text: 'Your hand limit is 10. The first card you take from the deck in a Consult is one of the top 3, of your choice; the others go under the deck.',
    },
    reward: {
      name: 'Grand Catalogue',
      badges: 1,
      permanent: false,
      effects: [{ does: 'draw', n: 3 }],
      text: 'Draw 3 Archive Cards.',
    },
    exiled: {
      name: 'Sealed Vault',
      scope: 'colour',
      text: 'Whoever conquers an area from them sees the top 5 cards of the Archive Deck and may take one.',
    },
  },
} as const satisfies Readonly<Record<string, Row>>;

export type RaceId = keyof typeof TABLE;

export interface Race extends Row {
  readonly id: RaceId;
}

export const RACES: Readonly<Record<RaceId, Race>> = withIds<RaceId, Row>(TABLE);
export const RACE_IDS: readonly RaceId[] = idsOf(RACES);
