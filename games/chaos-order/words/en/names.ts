import type { BoardAbility, Building, CardMoment, Phase, Section, Terrain } from '../../content/index.ts';
import type { CardMomentName } from '../../rules/questions.ts';

export const phases = {
  setup: 'setting up',
  prices: 'set prices',
  discover: 'discover',
  build: 'build',
  harvest: 'harvest',
  recruit: 'recruit',
  move: 'move',
  combat: 'combat',
  income: 'gain income',
  relics: 'check relics',
} satisfies Record<Phase | 'setup' | 'prices' | 'combat' | 'income' | 'relics', string>;

export const buildings = {
  foundry: 'foundry',
  outpost: 'outpost',
  stronghold: 'stronghold',
} satisfies Record<Building, string>;

export const terrains = {
  swamp: 'swamp',
  cliffs: 'cliffs',
  plains: 'plains',
  lake: 'lake',
} satisfies Record<Terrain | 'lake', string>;

/** What the foundations of a faction board cover. */
export const abilities = {
  research: {
    name: 'Research',
    text: 'At income, each of your strongholds may give 1 research instead of its gem.',
  },
  harvest: { name: 'Harvest', text: 'You may harvest regions with any building of yours.' },
  adjacency: {
    name: 'Adjacency',
    text: 'Regions with any building of yours are adjacent to your base, for units leaving it.',
  },
  unlock: { name: 'Unlock', text: 'You may pay 2 energy in place of 1 gem for a gem lock.' },
  hand: { name: 'Hand', text: 'Gain 2 energy when you uncover it. Your hand limit is 6.' },
} satisfies Record<BoardAbility, { readonly name: string; readonly text: string }>;

/** Sections of the combat wheel: what the left and the right value of your card count as. */
export const sections = {
  press: { name: 'Press', text: 'Left is strength, right is attack.' },
  hold: { name: 'Hold', text: 'Left is shields, right is strength.' },
  wildStrike: { name: 'Wild Strike', text: 'Left is attack, right is strength. Pay 1 gem and roll a die.' },
  wildGuard: { name: 'Wild Guard', text: 'Left is strength, right is shields. Pay 1 gem and roll a die.' },
  volley: {
    name: 'Volley',
    text: 'Left and right are attack. Only with 4 or more fighters and no leader.',
  },
  retreat: {
    name: 'Retreat',
    text: 'Left and right are shields, and you retreat. 2 shields fewer without a faceup card.',
  },
} satisfies Record<Section, { readonly name: string; readonly text: string }>;

/** When a tactics card can be played for its other effect. The keys have no colon: it parts keys from namespaces. */
export const moments = {
  price: 'after you set a price',
  actDiscover: 'in your discover turn',
  actBuild: 'in your build turn',
  actHarvest: 'in your harvest turn',
  actRecruit: 'in your recruit turn',
  actMove: 'in your move turn',
  passDiscover: 'when you pass discover',
  passBuild: 'when you pass build',
  passHarvest: 'when you pass harvest',
  passRecruit: 'when you pass recruit',
  passMove: 'when you pass move',
  combatStart: 'when combat starts',
  income: 'in your income',
  relicStart: 'before relics are checked',
  relicTaken: 'when you take a relic',
} satisfies Record<MomentKey, string>;

type Joined<Moment extends string> = Moment extends `${infer Kind}:${infer Of}`
  ? `${Kind}${Capitalize<Of>}`
  : Moment;

export type MomentKey = Joined<CardMoment>;

/** Moments of cards at which a player may not want to be asked. */
export const cardMoments = {
  price: 'after I set a price',
  pass: 'when I pass',
  combatStart: 'when combat starts',
  relicStart: 'before relics are checked',
  relicTaken: 'when I take a relic',
} satisfies Record<CardMomentName, string>;

/** Effects at which only an ability or a place of the game is named. */
export const sources = {
  lock: 'gem lock',
  flight: 'flight',
  upkeep: 'upkeep',
  ryhzu: 'Ryh-zu of others',
  morale: 'morale',
  relic: 'relic',
  income: 'income',
  base: 'base income',
  buildings: 'buildings',
  reward: 'location reward',
  price: 'price',
  card: 'card',
  raze: 'razed building',
  die: 'die',
  intel: 'intel',
  fastTrack: 'fast-track',
  trade: 'trade',
  production: 'production',
  auxiliary: 'auxiliary action',
  main: 'main action',
  leader: 'leader',
  upgrade: 'upgrade',
  /** What a faction does by its own chapter. */
  faction: 'faction ability',
  other: 'effect',
} as const;

/** Who somebody is: by the faction. */
export const people = {
  you: 'You',
  you_within: 'you',
  player: 'Player {{number}}',
  /** The form is chosen by the last letter of the name. */
  whose: '{{name}}’s',
  whose_s: '{{name}}’',
  your: 'your',
} as const;
