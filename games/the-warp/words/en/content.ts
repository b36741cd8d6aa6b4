import {
  ABILITY_TOKENS,
  ARCHIVE,
  AUTOMA,
  BUILDINGS,
  COMBAT_KINDS,
  MISSIONS,
  RACES,
  REWARD_KINDS,
  RIVAL_COMBAT,
  TRACKS,
} from '../../content/index.ts';
import { idsOf } from '../../content/ids.ts';

// The printed names and our texts of cards stand in the content tables. Here they get their keys, and a name the forms that sentences
// ask for.

/** The rows of a table, as their texts alone. */
const eachOf = <Id extends string, Row, Texts>(
  table: Readonly<Record<Id, Row>>,
  textsOf: (row: Row) => Texts,
): Readonly<Record<Id, Texts>> =>
  Object.fromEntries(idsOf(table).map((id) => [id, textsOf(table[id])])) as Record<Id, Texts>;

/** `a Gold Mine`, `an Energy Plant`. */
const withArticle = (noun: string): string => `${/^[AEIO]/.test(noun) ? 'an' : 'a'} ${noun}`;

const firstWord = (name: string): string => name.split(' ')[0] ?? '';
const lastWord = (name: string): string => name.split(' ').at(-1) ?? '';

const races = eachOf(RACES, ({ name, active, reward, exiled }) => ({
  name,
  /** Enough to tell the races apart. */
  short: firstWord(name),
  active: { name: active.name, when: active.when, text: active.text },
  reward: { name: reward.name, text: reward.text },
  exiled: { name: exiled.name, text: exiled.text },
}));

const buildings = eachOf(BUILDINGS, ({ name, text }) => ({
  name,
  /** `Center`, `Mine`: enough to tell the cards apart. */
  short: lastWord(name),
  text,
  one: withArticle(name),
  many: `${name}s`,
  count_zero: `no ${name}s`,
  count_one: `{{count}} ${name}`,
  count_other: `{{count}} ${name}s`,
  shortCount_one: `{{count}} ${lastWord(name)}`,
  shortCount_other: `{{count}} ${lastWord(name)}s`,
}));

const tracks = eachOf(TRACKS, ({ name, bonus, prototype }) => ({
  name,
  bonus: { final: bonus, prototype: prototype ?? bonus },
}));

/** Develop Cards of one kind have one name. */
const developCards = {
  start: ARCHIVE['start-1'].name,
  build: ARCHIVE['build-01'].name,
  buildAny: ARCHIVE['build-any-1'].name,
  upgrade: ARCHIVE['upgrade-01'].name,
  upgradeAny: ARCHIVE['upgrade-any-1'].name,
};

const named = ({ name, text }: { readonly name: string; readonly text: string }) => ({ name, text });

export const content = {
  automaCards: eachOf(AUTOMA, ({ name }) => name),
  rivalCombatCards: eachOf(RIVAL_COMBAT, ({ name }) => name),
  races,
  buildings,
  tracks,
  developCards,
  combatCards: eachOf(COMBAT_KINDS, named),
  rewards: eachOf(REWARD_KINDS, named),
  missions: eachOf(MISSIONS, named),
  tokens: eachOf(ABILITY_TOKENS, named),
} as const;
