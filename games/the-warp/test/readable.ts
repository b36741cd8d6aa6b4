import { expect } from 'vitest';
import {
  ABILITY_TOKEN_IDS,
  ARCHIVE_IDS,
  BOARDS,
  BUILDING_TYPES,
  MISSION_IDS,
  RACE_IDS,
  REWARD_KIND_IDS,
} from '../content/index.ts';

const ids = [
  ...ABILITY_TOKEN_IDS,
  ...ARCHIVE_IDS,
  ...BUILDING_TYPES,
  ...MISSION_IDS,
  ...RACE_IDS,
  ...REWARD_KIND_IDS,
  ...Object.values(BOARDS).flatMap((board) => board.areas.map(({ id }) => id)),
];

export const RAW_ID = new RegExp(
  `\\b(${[...new Set(ids)].join('|')})\\b|(yellow|green)-\\d|:always|\\+[a-z]`,
);
const SLIP =
  /undefined|null|NaN|Infinity|\[object|\b[a-z]+[A-Z]|[A-Za-z] {2,}[A-Za-z]| $|^ |[$*#]|\{\{|unknown area|Make your choice|Nobody's|an effect/;

// The same texts come again and again; once is enough for each.
const read = new Set<string>();

/** A text for people: no id in it, nothing missing. */
export function expectReadable(text: string, form = /./): void {
  if (read.has(text)) return;
  read.add(text);
  expect(text).toMatch(form);
  expect(text).not.toMatch(RAW_ID);
  expect(text).not.toMatch(SLIP);
}

export const PROMPT = /^[A-Z].{0,170}[^.]$/;
export const SENTENCE = /^[A-Z].*\.$/;
