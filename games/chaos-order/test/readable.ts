import { expect } from 'vitest';
import {
  ATTRIBUTE_IDS,
  BOARD_ABILITIES,
  FACED_FOUNDATION_IDS,
  FACTION_IDS,
  INTEL_DECK,
  LEADER_IDS,
  LOCATIONS,
  LOOSE_IDS,
  NEUTRAL_IDS,
  RYHZU_IDS,
  SECTIONS,
  TACTICS,
  TILE_IDS,
} from '../content/index.ts';

/** Ids that are words as well (`levy`, `press`, `mobile`) would be seen in their own names and texts, so those stand with a sign. */
const ids = [
  ...FACED_FOUNDATION_IDS,
  ...INTEL_DECK,
  ...LOCATIONS.map(({ id }) => id),
  ...LOOSE_IDS,
  ...NEUTRAL_IDS,
  ...TILE_IDS,
  ...Object.keys(TACTICS).filter((id) => id.includes('-')),
  ...LEADER_IDS,
  ...RYHZU_IDS,
  ...FACTION_IDS.filter((id) => id !== 'ai'),
  ...SECTIONS.filter((id) => /[A-Z]/.test(id)),
  ...ATTRIBUTE_IDS,
];

export const RAW_ID = new RegExp(
  `\\b(${[...new Set(ids)].join('|')})\\b|board-\\w|\\b(foundation|board|card|harvest|ability|upkeep):(${BOARD_ABILITIES.join('|')}|\\w)`,
);
const SLIP =
  /undefined|null|NaN|Infinity|\[object|\b[a-z]+[A-Z]|[A-Za-z] {2,}[A-Za-z]| $|^ |[$*#]|\{\{|unknown place|Make your choice|\beffect\)|: *$|\(\)/;

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
export const SENTENCE = /^[A-Z].*[.]”?$/;
