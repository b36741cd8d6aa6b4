// What is printed on the parts, as the specification has it: numbers alone; what texts do is shown elsewhere.
import { expect, test } from 'vitest';
import {
  ATTRIBUTES,
  ATTRIBUTE_IDS,
  FACTIONS,
  LEADERS,
  LEADER_IDS,
  RYHZU,
  TACTICS,
  TACTICS_DECK,
} from '../content/index.ts';
import type { AttributeId, FactionId, LeaderId, RyhzuId, TacticsId, Triple } from '../content/index.ts';

const triple = ({ strength, attack, shields }: Triple): string => `${strength}/${attack}/${shields}`;

/** Triples of both sides; gems to deploy, to upgrade, to deploy upgraded. */
const PRINTED_LEADERS: Readonly<Record<LeaderId, string>> = {
  sable: '2/0/1 4/2/1 0/0/1',
  akira: '2/0/2 4/0/4 0/1/1',
  renzo: '3/2/0 5/3/0 0/1/1',
  zoey: '2/2/0 3/3/0 0/0/1',
  melvan: '2/0/0 3/1/1 0/0/1',
  adecai: '3/0/0 5/0/0 1/0/1',
  injura: '-2/3/0 2/4/0 1/1/2',
  xiao: '2/1/1 3/3/1 0/1/1',
  phoros: '-2/3/0 2/4/0 1/0/1',
  demo: '2/1/0 4/2/0 0/2/0',
  oachra: '2/2/0 3/3/0 1/0/1',
  cahzor: '2/0/0 4/0/0 0/0/1',
  zucalah: '3/0/0 6/0/0 0/0/1',
  ejax: '1/1/0 2/1/2 0/0/1',
  urzo: '3/0/0 5/0/0 1/0/1',
  niruveh: '2/0/1 3/0/3 0/0/1',
  eeyla: '2/2/0 4/3/0 1/0/1',
  vehlac: '3/0/0 6/0/0 1/0/1',
  ivi: '2/0/0 3/1/1 0/0/1',
  rylach: '1/0/1 3/0/2 1/0/1',
  jayen: '4/0/1 7/0/2 1/0/1',
  ikryla: '2/0/0 4/2/0 0/0/1',
  lynke: '1/2/0 3/4/0 0/1/1',
  vahla: '2/0/0 2/0/2 0/2/1',
  kajali: '2/1/0 4/2/0 1/0/1',
  tovati: '1/2/0 3/3/0 0/1/1',
  azaru: '2/0/0 3/0/0 1/0/1',
  xanya: '2/0/1 4/0/2 0/0/1',
  rhan: '2/0/2 3/0/2 1/1/1',
  onari: '1/1/0 3/2/1 1/0/1',
  latanja: '2/0/0 3/1/0 0/1/1',
};

test.each(LEADER_IDS)('CO 11.6, CO 11.7, CO 12.17, CO 18.2 the triples and gems of %s', (id) => {
  const { basic, upgraded, upgradeGems } = LEADERS[id];
  const gems = `${basic.deployGems}/${upgradeGems}/${upgraded.deployGems}`;
  expect(`${triple(basic)} ${triple(upgraded)} ${gems}`).toBe(PRINTED_LEADERS[id]);
});

test.each<[RyhzuId, string]>([
  ['uryk', '1 2/2/0 3/3/0'],
  ['halke', '3 2/0/2 3/0/3'],
  ['katarin', '6 3/0/0 5/0/0'],
])('CO 24.6, CO 24.8 the rank and triples of %s', (id, printed) => {
  const { rank, basic, upgraded } = RYHZU[id];
  expect(`${rank} ${triple(basic)} ${triple(upgraded)}`).toBe(printed);
});

const GEMS: Readonly<Record<AttributeId, number>> = {
  covert: 2,
  militarized: 2,
  tactical: 1,
  mobile: 2,
  perceptive: 2,
  cunning: 1,
  copious: 2,
  destructive: 1,
  ominous: 1,
  proficient: 0,
  seclusive: 1,
  resilient: 1,
  tenacious: 1,
  expeditious: 1,
  optimistic: 0,
  spirited: 2,
  protective: 1,
  aggressive: 1,
  assertive: 1,
  hostile: 0,
  fortified: 1,
  resourceful: 1,
  subterranean: 0,
  symbiotic: 1,
  volatile: 2,
};

test.each(ATTRIBUTE_IDS)('CO 14.8 the gems of %s', (id) => expect(ATTRIBUTES[id].gems).toBe(GEMS[id]));

/** Copies, values, moment; a star: a combat effect; a lock. */
const PRINTED_CARDS: Readonly<Record<TacticsId, string>> = {
  'stacked-bids': '2 3/1 price',
  'closed-market': '1 2/2 * price',
  'field-notes': '2 2/2 * act:discover',
  'quiet-study': '2 1/3 pass:discover lock',
  feint: '2 2/1 * act:discover',
  'prefab-walls': '2 1/2 * act:build lock',
  'salvage-crew': '2 3/1 * act:build',
  'lean-season': '2 1/3 pass:harvest',
  'deep-drill': '2 2/3 act:harvest',
  'gem-seam': '1 4/1 act:harvest',
  'muster-call': '2 2/2 * act:recruit',
  'night-drop': '2 4/0 act:recruit lock',
  levy: '1 3/2 pass:recruit',
  envoy: '1 2/3 act:recruit',
  'forced-march': '2 1/4 act:move',
  'slip-away': '2 2/2 * act:move',
  'burst-engines': '2 3/2 act:move',
  'drill-master': '1 2/3 act:move',
  ambush: '2 2/2 * combatStart',
  crossfire: '2 2/1 * income',
  'signal-flares': '1 3/3 combatStart lock',
  tribute: '2 3/2 income',
  'far-outposts': '1 0/5 income lock',
  'iron-nerve': '2 2/2 * income',
  'relic-guard': '2 2/3 * relicTaken',
  chronicle: '1 5/0 relicStart lock',
};

test.each([...new Set(TACTICS_DECK)])('CO 17.1, CO 17.5, CO 17.6 what is printed on %s', (id) => {
  const { copies, left, right, combatText, moment, lock } = TACTICS[id];
  const text = combatText === null ? '' : ' *';
  expect(`${copies} ${left}/${right}${text} ${moment}${lock ? ' lock' : ''}`).toBe(PRINTED_CARDS[id]);
  expect(TACTICS_DECK.filter((one) => one === id)).toHaveLength(copies);
});

const R = { research: 1 };
const FAME: Readonly<Record<FactionId, readonly (readonly [number, unknown])[]>> = {
  circadians: [
    [1, 'redeploy'],
    [2, { energy: 1 }],
  ],
  ai: [
    [5, { energy: 1 }],
    [10, { gems: 1 }],
    [13, { recruits: 1 }],
  ],
  zcharo: [
    [3, { energy: 1 }],
    [5, { recruits: 1 }],
    [8, { energy: 1 }],
    [13, { recruits: 1 }],
    [18, { cards: 1 }],
  ],
  leyrien: [
    [1, { recruits: 1 }],
    [3, { recruits: 1 }],
    [5, R],
    [7, { recruits: 1 }],
    [8, { recruits: 1 }],
    [11, { gems: 1 }],
  ],
  jrayek: [
    [1, { energy: 2 }],
    [2, { energy: 2 }],
    [3, { recruits: 2 }],
    [4, { gems: 1 }],
  ],
  oxataya: [
    [1, { energy: 1 }],
    [3, { gems: 1 }],
    [5, R],
    [7, { cards: 1 }],
  ],
};

const fame = (...steps: readonly number[]): unknown[] => steps.map((n) => ({ fame: n }));
const SPACES: Readonly<Record<FactionId, readonly unknown[]>> = {
  circadians: [{ gems: 1 }, 'upgrade', { gems: 1 }, 'upgrade', 'upgrade'],
  ai: fame(1, 2, 2, 3, 4),
  zcharo: [{ gems: 1 }, { gems: 1 }, { gems: 1 }, { gems: 1 }, { gems: 1 }],
  leyrien: ['boost', ...fame(2, 2, 3, 3)],
  jrayek: [{ energy: 2 }, { fame: 1 }, { energy: 3 }, { fame: 1 }, { fame: 1 }],
  oxataya: fame(1, 1, 1, 2, 3),
};

test.each(Object.keys(FACTIONS) as FactionId[])(
  'CO 15.4, CO 16.9 fame rewards and relic spaces of the %s',
  (id) => {
    const { fameRewards, relicSpaces } = FACTIONS[id];
    expect(fameRewards.map(({ at, gain }) => [at, gain])).toEqual(FAME[id]);
    expect(relicSpaces).toEqual(SPACES[id]);
  },
);
