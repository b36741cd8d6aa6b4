import type { FactionId } from './ids.ts';
import { idsOf } from './ids.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly faction: FactionId;
  /** Cost of turning the card over. */
  readonly gems: number;
  readonly text: string;
  readonly upgradedText: string;
}

const TABLE = {
  covert: {
    id: 'covert',
    name: 'Covert',
    faction: 'circadians',
    gems: 2,
    text: 'When combat starts, gain 1 intel if a unit of yours shares a region with an opponent.',
    upgradedText:
      'When combat starts, gain 1 intel if a unit of yours shares a region with an opponent. You may give 2 intel at income.',
  },
  militarized: {
    id: 'militarized',
    name: 'Militarized',
    faction: 'circadians',
    gems: 2,
    text: 'Each of your fighters has 2 strength.',
    upgradedText: 'Each of your fighters has 3 strength.',
  },
  tactical: {
    id: 'tactical',
    name: 'Tactical',
    faction: 'circadians',
    gems: 1,
    text: 'Once per round, after a battle you won, you may take back the faceup card you used.',
    upgradedText: 'After each of your battles, won or lost, you may take back the faceup card you used.',
  },
  mobile: {
    id: 'mobile',
    name: 'Mobile',
    faction: 'circadians',
    gems: 2,
    text: 'Your first flight in a move turn costs no movement point.',
    upgradedText: 'Your first flight in a move turn costs no movement point. The ship may fly to any border.',
  },
  perceptive: {
    id: 'perceptive',
    name: 'Perceptive',
    faction: 'circadians',
    gems: 2,
    text: 'Before each of your battles, look at 1 random card in the opponent’s hand.',
    upgradedText: 'Before each of your battles, look at the opponent’s whole hand.',
  },
  cunning: {
    id: 'cunning',
    name: 'Cunning',
    faction: 'ai',
    gems: 1,
    text: '+1 strength if you bluffed.',
    upgradedText: '+2 strength if you bluffed.',
  },
  copious: {
    id: 'copious',
    name: 'Copious',
    faction: 'ai',
    gems: 2,
    text: 'Your recruit main action gives 1 more recruitment point.',
    upgradedText:
      'Your recruit main action gives 1 more recruitment point. When turned: your 10 spare fighters join your sector.',
  },
  destructive: {
    id: 'destructive',
    name: 'Destructive',
    faction: 'ai',
    gems: 1,
    text: 'Gain 2 energy for the first building you raze in a battle.',
    upgradedText: 'Gain 1 fame and 1 energy for each building you raze.',
  },
  ominous: {
    id: 'ominous',
    name: 'Ominous',
    faction: 'ai',
    gems: 1,
    text: '+1 shield in a region with your stronghold.',
    upgradedText:
      '+1 shield in a region with your stronghold. Gain 1 fame for each fighter a trap wounds. When turned: arm all your traps.',
  },
  proficient: {
    id: 'proficient',
    name: 'Proficient',
    faction: 'zcharo',
    gems: 0,
    text: 'Your build auxiliary costs 1 energy less.',
    upgradedText: 'Your build auxiliary costs 3 energy less.',
  },
  seclusive: {
    id: 'seclusive',
    name: 'Seclusive',
    faction: 'zcharo',
    gems: 1,
    text: '+1 shield in a region with your outpost.',
    upgradedText: '+2 shields in a region with your outpost.',
  },
  resilient: {
    id: 'resilient',
    name: 'Resilient',
    faction: 'zcharo',
    gems: 1,
    text: '+1 strength on plains.',
    upgradedText: '+2 strength on plains.',
  },
  tenacious: {
    id: 'tenacious',
    name: 'Tenacious',
    faction: 'zcharo',
    gems: 1,
    text: 'Gain 1 fame for the first battle of a round you lose without retreating.',
    upgradedText: 'Gain 2 fame for the first battle of a round you lose without retreating.',
  },
  expeditious: {
    id: 'expeditious',
    name: 'Expeditious',
    faction: 'leyrien',
    gems: 1,
    text: 'All swamps are adjacent to one another for you.',
    upgradedText: 'All swamps are adjacent to one another for you, and to your base for units leaving it.',
  },
  optimistic: {
    id: 'optimistic',
    name: 'Optimistic',
    faction: 'leyrien',
    gems: 0,
    text: 'Draw 1 card for the first battle you lose in a round.',
    upgradedText:
      'Draw 1 card for the first battle you lose in a round, and boost morale in a region you control.',
  },
  spirited: {
    id: 'spirited',
    name: 'Spirited',
    faction: 'leyrien',
    gems: 2,
    text: 'Boost morale in the region of each battle you win.',
    upgradedText:
      'Boost morale in the region of each battle you win, or elsewhere if that is not possible. When turned: boost morale once.',
  },
  protective: {
    id: 'protective',
    name: 'Protective',
    faction: 'leyrien',
    gems: 1,
    text: '+1 shield in a region with a morale token.',
    upgradedText: '+2 shields in a region with a morale token.',
  },
  aggressive: {
    id: 'aggressive',
    name: 'Aggressive',
    faction: 'jrayek',
    gems: 1,
    text: '+1 attack in battles you selected.',
    upgradedText: '+1 attack and +1 strength in battles you selected.',
  },
  assertive: {
    id: 'assertive',
    name: 'Assertive',
    faction: 'jrayek',
    gems: 1,
    text: 'You may leave 1 unit fewer behind than pinning asks.',
    upgradedText: 'Ignore pinning.',
  },
  hostile: {
    id: 'hostile',
    name: 'Hostile',
    faction: 'jrayek',
    gems: 0,
    text: 'If you win a battle, the loser gives you 1 energy.',
    upgradedText: 'If you win a battle, the loser gives you up to 3 energy.',
  },
  fortified: {
    id: 'fortified',
    name: 'Fortified',
    faction: 'jrayek',
    gems: 1,
    text: '+1 strength in a region with your stronghold.',
    upgradedText: '+2 strength in a region with your stronghold, else +1 with any other building of yours.',
  },
  resourceful: {
    id: 'resourceful',
    name: 'Resourceful',
    faction: 'oxataya',
    gems: 1,
    text: 'At income, gain 1 energy for each lake you control.',
    upgradedText: 'At income, gain 2 energy or 1 gem for each lake you control.',
  },
  subterranean: {
    id: 'subterranean',
    name: 'Subterranean',
    faction: 'oxataya',
    gems: 0,
    text: 'The two lakes are adjacent to each other for you.',
    upgradedText: 'The two lakes are adjacent to each other for you, and to your base for units leaving it.',
  },
  symbiotic: {
    id: 'symbiotic',
    name: 'Symbiotic',
    faction: 'oxataya',
    gems: 1,
    text: '+1 shield for each leader of yours there beyond the first.',
    upgradedText: '+1 shield and +1 attack for each leader of yours there beyond the first.',
  },
  volatile: {
    id: 'volatile',
    name: 'Volatile',
    faction: 'oxataya',
    gems: 2,
    text: 'You may roll your die again once. The second roll counts.',
    upgradedText: 'You may roll your die again once. The second roll counts. Dice cost you no gem.',
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type AttributeId = keyof typeof TABLE;

export interface Attribute extends Entry {
  readonly id: AttributeId;
}

export const ATTRIBUTES: Readonly<Record<AttributeId, Attribute>> = TABLE;
export const ATTRIBUTE_IDS: readonly AttributeId[] = idsOf(ATTRIBUTES);
