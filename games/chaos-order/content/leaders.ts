import type { FactionId, Gain } from './ids.ts';
import { idsOf } from './ids.ts';

/** What a leader or a Ryh-zu adds to its side of a battle. */
export interface Triple {
  readonly strength: number;
  readonly attack: number;
  readonly shields: number;
}

export interface LeaderSide extends Triple {
  /** Gems to deploy the leader with this side up. */
  readonly deployGems: number;
}

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly faction: FactionId;
  readonly text: string;
  readonly upgradedText: string;
  readonly basic: LeaderSide;
  readonly upgraded: LeaderSide;
  readonly upgradeGems: number;
}

const TABLE = {
  sable: {
    id: 'sable',
    name: 'Sable',
    faction: 'circadians',
    text: 'In Sable’s battles the opponent locks and shows its plan before you plan.',
    upgradedText: 'In Sable’s battles the opponent locks and shows its plan before you plan.',
    basic: { strength: 2, attack: 0, shields: 1, deployGems: 0 },
    upgraded: { strength: 4, attack: 2, shields: 1, deployGems: 1 },
    upgradeGems: 0,
  },
  akira: {
    id: 'akira',
    name: 'Akira',
    faction: 'circadians',
    text: 'Once in a recruit turn in which you act, pay 1 energy for 1 gem.',
    upgradedText: 'Once in a recruit turn in which you act, gain 1 gem.',
    basic: { strength: 2, attack: 0, shields: 2, deployGems: 0 },
    upgraded: { strength: 4, attack: 0, shields: 4, deployGems: 1 },
    upgradeGems: 1,
  },
  renzo: {
    id: 'renzo',
    name: 'Renzo',
    faction: 'circadians',
    text: 'Renzo counts as 3 units for pinning others and for being left behind.',
    upgradedText: 'Renzo counts as 5 units for pinning others and for being left behind.',
    basic: { strength: 3, attack: 2, shields: 0, deployGems: 0 },
    upgraded: { strength: 5, attack: 3, shields: 0, deployGems: 1 },
    upgradeGems: 1,
  },
  zoey: {
    id: 'zoey',
    name: 'Zoey',
    faction: 'circadians',
    text: 'A retreat from Zoey’s battle may go to any region with your presence, and Zoey may go along.',
    upgradedText:
      'A retreat from Zoey’s battle may go to any region with your presence, and Zoey may go along.',
    basic: { strength: 2, attack: 2, shields: 0, deployGems: 0 },
    upgraded: { strength: 3, attack: 3, shields: 0, deployGems: 1 },
    upgradeGems: 0,
  },
  melvan: {
    id: 'melvan',
    name: 'Melvan',
    faction: 'circadians',
    text: '+2 strength if Melvan fights where the drop ship is not docked.',
    upgradedText: '+3 strength if Melvan fights where the drop ship is not docked.',
    basic: { strength: 2, attack: 0, shields: 0, deployGems: 0 },
    upgraded: { strength: 3, attack: 1, shields: 1, deployGems: 1 },
    upgradeGems: 0,
  },
  adecai: {
    id: 'adecai',
    name: 'Adecai',
    faction: 'ai',
    text: 'If you win, wound 1 more fighter. Shields do not help against it.',
    upgradedText: 'If you win, wound 1 more fighter. Shields do not help against it.',
    basic: { strength: 3, attack: 0, shields: 0, deployGems: 1 },
    upgraded: { strength: 5, attack: 0, shields: 0, deployGems: 1 },
    upgradeGems: 0,
  },
  injura: {
    id: 'injura',
    name: 'Injura',
    faction: 'ai',
    text: '+1 attack if you win.',
    upgradedText: '+1 attack if you win.',
    basic: { strength: -2, attack: 3, shields: 0, deployGems: 1 },
    upgraded: { strength: 2, attack: 4, shields: 0, deployGems: 2 },
    upgradeGems: 1,
  },
  xiao: {
    id: 'xiao',
    name: 'Xiao',
    faction: 'ai',
    text: 'If no fighter of the other side was wounded in Xiao’s battle, gain 1 research.',
    upgradedText: 'If no fighter of the other side was wounded in Xiao’s battle, gain 2 research.',
    basic: { strength: 2, attack: 1, shields: 1, deployGems: 0 },
    upgraded: { strength: 3, attack: 3, shields: 1, deployGems: 1 },
    upgradeGems: 1,
  },
  phoros: {
    id: 'phoros',
    name: 'Phoros',
    faction: 'ai',
    text: 'Volley is allowed beside leaders, with 4 fighters as always. Dice cost no gem.',
    upgradedText: 'Volley is allowed beside leaders, with 4 fighters as always. Dice cost no gem.',
    basic: { strength: -2, attack: 3, shields: 0, deployGems: 1 },
    upgraded: { strength: 2, attack: 4, shields: 0, deployGems: 1 },
    upgradeGems: 0,
  },
  demo: {
    id: 'demo',
    name: 'Demo',
    faction: 'ai',
    text: 'When defeated, Demo goes to your base, not to your supply.',
    upgradedText: 'When defeated, Demo goes to your base, not to your supply.',
    basic: { strength: 2, attack: 1, shields: 0, deployGems: 0 },
    upgraded: { strength: 4, attack: 2, shields: 0, deployGems: 0 },
    upgradeGems: 2,
  },
  oachra: {
    id: 'oachra',
    name: 'Oachra',
    faction: 'zcharo',
    text: 'Your attacks are resolved before strength is added up.',
    upgradedText: 'Your attacks are resolved before strength is added up.',
    basic: { strength: 2, attack: 2, shields: 0, deployGems: 1 },
    upgraded: { strength: 3, attack: 3, shields: 0, deployGems: 1 },
    upgradeGems: 0,
  },
  cahzor: {
    id: 'cahzor',
    name: 'Cahzor',
    faction: 'zcharo',
    text: '+1 strength if the other side has a building there.',
    upgradedText: '+1 strength for each building of the other side there.',
    basic: { strength: 2, attack: 0, shields: 0, deployGems: 0 },
    upgraded: { strength: 4, attack: 0, shields: 0, deployGems: 1 },
    upgradeGems: 0,
  },
  zucalah: {
    id: 'zucalah',
    name: 'Zucalah',
    faction: 'zcharo',
    text: 'Once in a harvest turn in which you act, pay 1 energy to draw 1 card.',
    upgradedText: 'Once in a harvest turn in which you act, draw 1 card.',
    basic: { strength: 3, attack: 0, shields: 0, deployGems: 0 },
    upgraded: { strength: 6, attack: 0, shields: 0, deployGems: 1 },
    upgradeGems: 0,
  },
  ejax: {
    id: 'ejax',
    name: 'Ejax',
    faction: 'zcharo',
    text: 'Strength equal to the number of the round.',
    upgradedText: 'Strength equal to the number of the round.',
    basic: { strength: 1, attack: 1, shields: 0, deployGems: 0 },
    upgraded: { strength: 2, attack: 1, shields: 2, deployGems: 1 },
    upgradeGems: 0,
  },
  urzo: {
    id: 'urzo',
    name: 'Urzo',
    faction: 'zcharo',
    text: 'If you did not retreat, you may take the faceup card the opponent used.',
    upgradedText: 'If you did not retreat, you may take the faceup card the opponent used.',
    basic: { strength: 3, attack: 0, shields: 0, deployGems: 1 },
    upgraded: { strength: 5, attack: 0, shields: 0, deployGems: 1 },
    upgradeGems: 0,
  },
  niruveh: {
    id: 'niruveh',
    name: 'Niruveh',
    faction: 'leyrien',
    text: 'You gain location rewards in Niruveh’s region twice.',
    upgradedText:
      'You gain location rewards in Niruveh’s region twice, and may build there without a foundation.',
    basic: { strength: 2, attack: 0, shields: 1, deployGems: 0 },
    upgraded: { strength: 3, attack: 0, shields: 3, deployGems: 1 },
    upgradeGems: 0,
  },
  eeyla: {
    id: 'eeyla',
    name: 'Eeyla',
    faction: 'leyrien',
    text: 'If you win, gain 1 fame.',
    upgradedText: 'If you win, gain 1 fame.',
    basic: { strength: 2, attack: 2, shields: 0, deployGems: 1 },
    upgraded: { strength: 4, attack: 3, shields: 0, deployGems: 1 },
    upgradeGems: 0,
  },
  vehlac: {
    id: 'vehlac',
    name: 'Vehlac',
    faction: 'leyrien',
    text: 'At the end of the move phase Vehlac alone may move once for free.',
    upgradedText: 'At the end of the move phase Vehlac alone may move once for free.',
    basic: { strength: 3, attack: 0, shields: 0, deployGems: 1 },
    upgraded: { strength: 6, attack: 0, shields: 0, deployGems: 1 },
    upgradeGems: 0,
  },
  ivi: {
    id: 'ivi',
    name: 'Ivi',
    faction: 'leyrien',
    text: 'Ivi does not count for the limit of one leader in a region.',
    upgradedText: 'Ivi does not count for the limit of one leader in a region.',
    basic: { strength: 2, attack: 0, shields: 0, deployGems: 0 },
    upgraded: { strength: 3, attack: 1, shields: 1, deployGems: 1 },
    upgradeGems: 0,
  },
  rylach: {
    id: 'rylach',
    name: 'Rylach',
    faction: 'leyrien',
    text: 'At the end of the move phase, boost morale in Rylach’s region if it is cliffs or plains.',
    upgradedText: 'At the end of the move phase, boost morale in Rylach’s region if it is cliffs or plains.',
    basic: { strength: 1, attack: 0, shields: 1, deployGems: 1 },
    upgraded: { strength: 3, attack: 0, shields: 2, deployGems: 1 },
    upgradeGems: 0,
  },
  jayen: {
    id: 'jayen',
    name: 'Jayen',
    faction: 'jrayek',
    text: 'If you win, you lose half of your fighters there, rounded up.',
    upgradedText: 'If you win, you lose half of your fighters there, rounded up.',
    basic: { strength: 4, attack: 0, shields: 1, deployGems: 1 },
    upgraded: { strength: 7, attack: 0, shields: 2, deployGems: 1 },
    upgradeGems: 0,
  },
  ikryla: {
    id: 'ikryla',
    name: 'Ikryla',
    faction: 'jrayek',
    text: 'At income, in a region with a relic: draw 1 card or gain 1 gem.',
    upgradedText: 'At income, in a region with a relic: draw 1 card or gain 1 gem.',
    basic: { strength: 2, attack: 0, shields: 0, deployGems: 0 },
    upgraded: { strength: 4, attack: 2, shields: 0, deployGems: 1 },
    upgradeGems: 0,
  },
  lynke: {
    id: 'lynke',
    name: 'Lynke',
    faction: 'jrayek',
    text: '+1 strength for every 2 points of your side’s attack.',
    upgradedText: '+1 strength for every 2 points of your side’s attack.',
    basic: { strength: 1, attack: 2, shields: 0, deployGems: 0 },
    upgraded: { strength: 3, attack: 4, shields: 0, deployGems: 1 },
    upgradeGems: 1,
  },
  vahla: {
    id: 'vahla',
    name: 'Vahla',
    faction: 'jrayek',
    text: '+4 strength if the other side has a Ryh-zu.',
    upgradedText: '+4 strength if either side has a Ryh-zu.',
    basic: { strength: 2, attack: 0, shields: 0, deployGems: 0 },
    upgraded: { strength: 2, attack: 0, shields: 2, deployGems: 1 },
    upgradeGems: 2,
  },
  kajali: {
    id: 'kajali',
    name: 'Kajali',
    faction: 'jrayek',
    text: 'Only you may select battles in Kajali’s region.',
    upgradedText: 'Only you may select battles in Kajali’s region.',
    basic: { strength: 2, attack: 1, shields: 0, deployGems: 1 },
    upgraded: { strength: 4, attack: 2, shields: 0, deployGems: 1 },
    upgradeGems: 0,
  },
  tovati: {
    id: 'tovati',
    name: 'Tovati',
    faction: 'oxataya',
    text: '+2 strength if no other leader of yours and no Ryh-zu of yours is there.',
    upgradedText: '+2 strength if no other leader of yours and no Ryh-zu of yours is there.',
    basic: { strength: 1, attack: 2, shields: 0, deployGems: 0 },
    upgraded: { strength: 3, attack: 3, shields: 0, deployGems: 1 },
    upgradeGems: 1,
  },
  azaru: {
    id: 'azaru',
    name: 'Azaru',
    faction: 'oxataya',
    text: 'Before Azaru’s battle, draw 1 card.',
    upgradedText: 'Before Azaru’s battle, draw 1 card and gain 1 gem.',
    basic: { strength: 2, attack: 0, shields: 0, deployGems: 1 },
    upgraded: { strength: 3, attack: 0, shields: 0, deployGems: 1 },
    upgradeGems: 0,
  },
  xanya: {
    id: 'xanya',
    name: 'Xanya',
    faction: 'oxataya',
    text: 'At the end of the recruit phase Xanya alone may move once for free.',
    upgradedText:
      'At the end of the recruit phase Xanya may move once for free, with any fighters of her region.',
    basic: { strength: 2, attack: 0, shields: 1, deployGems: 0 },
    upgraded: { strength: 4, attack: 0, shields: 2, deployGems: 1 },
    upgradeGems: 0,
  },
  rhan: {
    id: 'rhan',
    name: 'Rhan',
    faction: 'oxataya',
    text: '+2 strength for each other leader of yours there.',
    upgradedText: '+3 strength for each other leader of yours there.',
    basic: { strength: 2, attack: 0, shields: 2, deployGems: 1 },
    upgraded: { strength: 3, attack: 0, shields: 2, deployGems: 1 },
    upgradeGems: 1,
  },
  onari: {
    id: 'onari',
    name: 'Onari',
    faction: 'oxataya',
    text: 'In a move turn in which you act, a move out of a lake costs nothing if Onari goes along. Once for each lake.',
    upgradedText:
      'In a move turn in which you act, a move out of a lake costs nothing if Onari goes along. Once for each lake.',
    basic: { strength: 1, attack: 1, shields: 0, deployGems: 1 },
    upgraded: { strength: 3, attack: 2, shields: 1, deployGems: 1 },
    upgradeGems: 0,
  },
  latanja: {
    id: 'latanja',
    name: 'Latanja',
    faction: 'oxataya',
    text: 'If you win, you may redeploy up to 4 fighters from the region.',
    upgradedText: 'If you win, you may redeploy up to 10 fighters from the region.',
    basic: { strength: 2, attack: 0, shields: 0, deployGems: 0 },
    upgraded: { strength: 3, attack: 1, shields: 0, deployGems: 1 },
    upgradeGems: 1,
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type LeaderId = keyof typeof TABLE;

export interface Leader extends Entry {
  readonly id: LeaderId;
}

export const LEADERS: Readonly<Record<LeaderId, Leader>> = TABLE;
export const LEADER_IDS: readonly LeaderId[] = idsOf(LEADERS);

interface RyhzuEntry {
  readonly id: string;
  readonly name: string;
  /** The Jrayek pricing token that summons it. */
  readonly rank: 1 | 3 | 6;
  readonly basic: Triple;
  readonly upgraded: Triple;
  /** What the Jrayek pay at income for one they control. */
  readonly upkeep: Gain;
  /** What the Jrayek gain at income for one that an opponent controls. */
  readonly tribute: Gain;
}

const BEASTS = {
  uryk: {
    id: 'uryk',
    name: 'Uryk',
    rank: 1,
    basic: { strength: 2, attack: 2, shields: 0 },
    upgraded: { strength: 3, attack: 3, shields: 0 },
    upkeep: { energy: 3 },
    tribute: { energy: 1 },
  },
  halke: {
    id: 'halke',
    name: 'Halke',
    rank: 3,
    basic: { strength: 2, attack: 0, shields: 2 },
    upgraded: { strength: 3, attack: 0, shields: 3 },
    upkeep: { energy: 2 },
    tribute: { energy: 1 },
  },
  katarin: {
    id: 'katarin',
    name: 'Katarin',
    rank: 6,
    basic: { strength: 3, attack: 0, shields: 0 },
    upgraded: { strength: 5, attack: 0, shields: 0 },
    upkeep: { gems: 1 },
    tribute: { gems: 1 },
  },
} as const satisfies Readonly<Record<string, RyhzuEntry>>;

export type RyhzuId = keyof typeof BEASTS;

export interface Ryhzu extends RyhzuEntry {
  readonly id: RyhzuId;
}

export const RYHZU: Readonly<Record<RyhzuId, Ryhzu>> = BEASTS;
export const RYHZU_IDS: readonly RyhzuId[] = idsOf(RYHZU);
