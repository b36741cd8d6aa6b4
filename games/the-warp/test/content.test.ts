import { describe, expect, test } from 'vitest';
import * as content from '../content/index.ts';
import type {
  ArchiveId,
  BoardKey,
  CombatKind,
  CombatOption,
  Cost,
  DevelopId,
  MapArea,
  MapBoard,
  MissionId,
  Points,
} from '../content/index.ts';
import reference from './reference-map.json' with { type: 'json' };

const {
  ABILITY_TOKENS,
  ABILITY_TOKEN_IDS,
  ADVANCED_PIONEERING,
  ALL_EXILED_TOKENS,
  ARCHIVE,
  ARCHIVE_IDS,
  BASIC_PIONEERING,
  BOARDS,
  BONUS_POSITION,
  BUILDINGS,
  BUILDING_TYPES,
  COLOURS,
  COMBAT_IDS,
  COMBAT_KINDS,
  CONQUEST_IDS,
  DECK_IDS,
  DECK_MISSIONS,
  DEVELOP_IDS,
  END_PIONEERING,
  EXILED_COLOURS,
  EXILED_STRENGTHS,
  EXILED_TOKENS,
  GUARDIANS,
  INCOME,
  MAP_PLAYERS,
  MAP_SIDES,
  MISSIONS,
  MISSION_DECKS,
  MISSION_IDS,
  MISSION_TYPES,
  NEUTRAL_TYPES,
  PIECES,
  PROGRESS_IDS,
  PROSPERITY_IDS,
  PROTOTYPE_OUT,
  PROTOTYPE_REWARD_IDS,
  RACES,
  RACE_IDS,
  REWARD_IDS,
  REWARD_KINDS,
  REWARD_KIND_IDS,
  SHIP_MULTIPLIERS,
  START_IDS,
  TRACKS,
  TRACK_TYPES,
  UNIT_PRICES,
  UPGRADE_TYPES,
  isCombat,
  isDevelop,
  rewardKind,
} = content;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const tally = (values: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, i) => values.indexOf(value) !== i);

/** As the rules write it. */
const written = ({ gold, energy }: Cost): string => `${gold}/${energy}`;

describe('the box', () => {
  test('all ids differ', () => {
    const ids = [
      ...ARCHIVE_IDS,
      ...new Set([...REWARD_IDS, ...PROTOTYPE_REWARD_IDS]),
      ...MISSION_IDS,
      ...RACE_IDS,
      ...ABILITY_TOKEN_IDS,
      ...BUILDING_TYPES,
    ];
    expect(repeated(ids)).toEqual([]);
  });

  test('every entry is filed under its own id', () => {
    for (const table of [ARCHIVE, MISSIONS, RACES, ABILITY_TOKENS]) {
      for (const [id, entry] of Object.entries<{ readonly id: string }>(table)) expect(entry.id).toBe(id);
    }
    for (const kind of REWARD_KIND_IDS) expect(REWARD_KINDS[kind].kind).toBe(kind);
  });

  const races = Object.values(RACES);
  const named: Record<string, { readonly name: string; readonly text: string }[]> = {
    buildings: Object.values(BUILDINGS),
    tracks: Object.values(TRACKS).map(({ name, bonus }) => ({ name, text: bonus })),
    prototypeTracks: Object.values(TRACKS).map(({ name, bonus, prototype = bonus }) => ({
      name,
      text: prototype,
    })),
    combat: Object.values(COMBAT_KINDS),
    rewards: Object.values(REWARD_KINDS),
    missions: Object.values(MISSIONS),
    tokens: Object.values(ABILITY_TOKENS),
    abilities: races.flatMap(({ active, reward, exiled }) => [active, reward, exiled]),
  };

  test.each(Object.entries(named))('%s: names differ and texts are sentences', (_, entries) => {
    expect(repeated(entries.map((entry) => entry.name))).toEqual([]);
    for (const entry of entries) expect(entry.text).toMatch(/^[A-Z].*[.]$/u);
  });

  test('one colour for each seat of the biggest board', () => {
    expect(new Set(COLOURS).size).toBe(Math.max(...MAP_PLAYERS));
  });
});

describe('buildings', () => {
  test('TW 19.4, TW 19.5 the Player Board tells of the doublings of the prototype edition', () => {
    const differing = TRACK_TYPES.filter((type) => TRACKS[type].prototype !== undefined);
    expect(differing).toEqual(['energy-plant', 'trade-post']);
    expect(TRACKS['energy-plant'].prototype).toMatch(/doubled/);
    expect(TRACKS['trade-post'].prototype).toMatch(/twice/);
  });

  test('TW 4.1, TW 4.5 four tracks, and five upgrade columns with neither Cannon nor Tower', () => {
    expect(TRACK_TYPES).toEqual(['command-center', 'gold-mine', 'energy-plant', 'trade-post']);
    expect(Object.keys(TRACKS)).toEqual([...TRACK_TYPES]);
    expect(BUILDING_TYPES).toEqual([...TRACK_TYPES, ...NEUTRAL_TYPES]);
    expect(BUILDING_TYPES.filter((type) => !UPGRADE_TYPES.some((one) => one === type))).toEqual([
      'laser-cannon',
      'sentry-tower',
    ]);
  });

  test('mines and plants alone need an icon', () => {
    const needs = BUILDING_TYPES.filter((type) => BUILDINGS[type].needs !== null);
    expect(needs.map((type) => [type, BUILDINGS[type].needs])).toEqual([
      ['gold-mine', 'gold'],
      ['energy-plant', 'energy'],
    ]);
  });

  test('unit prices', () => {
    expect(BUILDING_TYPES.map((type) => written(UNIT_PRICES.build[type]))).toEqual([
      '2/2',
      '1/2',
      '2/1',
      '1/1',
      '2/2',
      '1/1',
      '2/1',
    ]);
    expect(UPGRADE_TYPES.map((type) => written(UNIT_PRICES.upgrade[type]))).toEqual([
      '2/2',
      '1/3',
      '3/1',
      '1/2',
      '2/1',
    ]);
  });

  test('TW 4.6 income is 1 at positions 1 and 2, 2 at 3 to 5, 3 from 6 on', () => {
    const positions = (income: number): number[] =>
      INCOME.flatMap((given, position) => (given === income ? [position] : []));
    expect([0, 1, 2, 3].map(positions)).toEqual([[0], [1, 2], [3, 4, 5], [6, 7, 8, 9, 10, 11, 12]]);
  });

  test('four miniatures at level 3 reach the last position of a track', () => {
    expect(INCOME.length - 1).toBe(PIECES.perTrackType * SHIP_MULTIPLIERS.length);
    expect(SHIP_MULTIPLIERS).toEqual([2, 3, 4]);
    expect(BONUS_POSITION).toBe(8);
  });

  test('TW 2.13, TW 16.6 how many pieces there are', () => {
    expect(PIECES).toEqual({
      troops: 14,
      perTrackType: 4,
      perNeutralType: { 2: 8, 3: 8, 4: 8, 5: 10, 6: 10 },
    });
  });
});

describe('archive', () => {
  const cards = ARCHIVE_IDS.map((id) => ARCHIVE[id]);
  const develop = DEVELOP_IDS.map((id) => ARCHIVE[id]);
  const ofType = (type: 'build' | 'upgrade' | 'start') => develop.filter((card) => card.type === type);
  const optionTypes = (type: 'build' | 'upgrade') =>
    ofType(type).map((card) => card.options.map(({ what }) => what).filter((what) => what !== 'any'));
  const discards = (entries: readonly { readonly discard: Cost }[]) =>
    tally(entries.map(({ discard }) => written(discard)));

  test('66 cards: 23 Build, 16 Upgrade, 21 Combat, 6 Start', () => {
    expect(tally(cards.map((card) => card.type))).toEqual({ build: 23, upgrade: 16, combat: 21, start: 6 });
  });

  test('the lists part the cards as their types do', () => {
    expect(ARCHIVE_IDS.filter(isDevelop)).toEqual(DEVELOP_IDS);
    expect(ARCHIVE_IDS.filter(isCombat)).toEqual(COMBAT_IDS);
    for (const id of START_IDS) expect(ARCHIVE[id].type).toBe('start');
    const deck: readonly ArchiveId[] = ARCHIVE_IDS.filter((id) => ARCHIVE[id].type !== 'start');
    expect(DECK_IDS.toSorted()).toEqual(deck.toSorted());
    expect(DECK_IDS).toHaveLength(60);
  });

  test('a Start Card builds any type for 1/2 or upgrades any type for 2/2', () => {
    const plain = { what: 'any', discards: 0, draws: 0 };
    for (const id of START_IDS) {
      expect(ARCHIVE[id]).toMatchObject({
        options: [
          { does: 'build', cost: { gold: 1, energy: 2 }, ...plain },
          { does: 'upgrade', cost: { gold: 2, energy: 2 }, ...plain },
        ],
        discard: { gold: 1, energy: 1 },
      });
    }
  });

  test('the 54 options of the Build Cards by type', () => {
    const named = optionTypes('build').filter((options) => options.length > 0);
    expect(named).toHaveLength(18);
    for (const options of named) expect(new Set(options).size).toBe(3);
    expect(tally(named.flat())).toEqual({
      'command-center': 8,
      'gold-mine': 8,
      'energy-plant': 8,
      'sentry-tower': 8,
      'assault-ship': 8,
      'trade-post': 7,
      'laser-cannon': 7,
    });
  });

  test('the options of each card, by the first letters of their types', () => {
    const letters = (type: 'build' | 'upgrade'): string =>
      optionTypes(type)
        .map((options) => options.map((what) => what.charAt(0).toUpperCase()).join(''))
        .filter((card) => card !== '')
        .join(' ');
    expect(letters('build')).toBe('CAT LCE TLC GCS CSL CSA GAC AGS STG GAT TGL LEG ELA AES TCE ETG SEA LSE');
    expect(letters('upgrade')).toBe('TC CA CE GC AT GA AE EG TG ET');
  });

  test('each pair of the five upgradable types is on one Upgrade Card', () => {
    const pairs = optionTypes('upgrade').filter((options) => options.length > 0);
    const all = UPGRADE_TYPES.flatMap((one, i) =>
      UPGRADE_TYPES.slice(i + 1).map((other) => [one, other].toSorted().join()),
    );
    expect(pairs.map((pair) => pair.toSorted().join()).toSorted()).toEqual(all.toSorted());
  });

  test('an option that names a type has its unit price and nothing else', () => {
    for (const card of develop) {
      for (const { does, what, cost, ...rest } of card.options) {
        if (what === 'any') continue;
        const prices: Partial<Record<string, Cost>> = UNIT_PRICES[does];
        expect(cost).toEqual(prices[what]);
        expect(rest).toEqual({ discards: 0, draws: 0 });
        expect(card.type).toBe(does);
      }
    }
  });

  test('cards for any type: cheaper with a discard, dearer with two draws', () => {
    const told = (id: DevelopId): string[] =>
      ARCHIVE[id].options.map(
        ({ does, cost, discards: out, draws }) => `${does} ${written(cost)} -${out} +${draws}`,
      );
    const anything = DEVELOP_IDS.filter((id) => id.includes('-any-'));
    expect(tally(anything.map((id) => told(id).join(', ')))).toEqual({
      'build 2/1 -1 +0, build 2/3 -0 +2': 5,
      'upgrade 2/2 -1 +0, upgrade 3/3 -0 +2': 6,
    });
  });

  test('discard values by type, 1.35 on average over the deck', () => {
    expect(discards(ofType('build'))).toEqual({ '1/0': 12, '0/1': 11 });
    expect(discards(ofType('upgrade'))).toEqual({ '1/0': 8, '0/1': 8 });
    expect(discards(COMBAT_IDS.map((id) => ARCHIVE[id]))).toEqual({ '1/1': 9, '2/0': 6, '0/2': 6 });
    const values = DECK_IDS.map((id) => ARCHIVE[id].discard);
    expect(sum(values.map(({ gold, energy }) => gold + energy)) / DECK_IDS.length).toBe(1.35);
  });
});

describe('combat cards', () => {
  const told = ({ effects, cost }: CombatOption): string =>
    `${effects.map(({ does, n }) => `${does}(${n})`).join(' ')} for ${written(cost)}`;

  // Option 2 of Defect is one symbol (TW 10.72).
  const printed: Record<CombatKind, readonly string[]> = {
    maneuver: ['reroll(1) for 1/0', 'reroll(2) for 1/1', 'reroll(1) flip(1) for 2/1'],
    enforce: ['plus(1) for 1/0', 'plus(2) for 1/1', 'plus(3) for 2/2'],
    reinforce: ['addTroop(1) for 1/1', 'addTroop(2) for 2/2'],
    elite: ['double(1) for 0/1', 'double(2) for 1/2', 'doubleFree(2) for 3/3'],
    pincer: ['extraDie(1) for 0/1', 'extraDie(2) for 1/2'],
    jetpack: ['multEqual(1) for 2/1', 'multEqual(1) plus(1) for 2/3'],
    defect: ['removeEnemy(1) for 2/1', 'defect(1) for 2/3'],
    ambush: ['mult(1) for 0/1', 'mult(2) for 0/3', 'mult(2) flip(1) for 2/3'],
    deceive: ['draw(3) for 1/1', 'reserve(3) for 4/0', 'missionSwitch(2) for 0/2'],
  };

  test('options and their costs', () => {
    const options = Object.entries(COMBAT_KINDS).map(([kind, card]) => [kind, card.options.map(told)]);
    expect(Object.fromEntries(options)).toEqual(printed);
  });

  test('three copies of three kinds, two of the other six, each as its kind says', () => {
    expect(tally(COMBAT_IDS.map((id) => ARCHIVE[id].kind))).toEqual({
      maneuver: 3,
      enforce: 3,
      reinforce: 3,
      elite: 2,
      pincer: 2,
      jetpack: 2,
      defect: 2,
      ambush: 2,
      deceive: 2,
    });
    for (const id of COMBAT_IDS) {
      const { kind, name, options, discard, text } = ARCHIVE[id];
      expect(COMBAT_KINDS[kind]).toMatchObject({ name, options, discard, text });
    }
  });

  test('what is special about a kind', () => {
    const special = Object.entries(COMBAT_KINDS).flatMap(([kind, card]) => [
      ...(card.restriction === null ? [] : [`${kind} ${card.restriction}`]),
      ...(card.supportDiscount === null ? [] : [`${kind} ${written(card.supportDiscount)} less in support`]),
      ...(card.whenLost ? [`${kind} when lost`] : []),
    ]);
    expect(special).toEqual([
      'reinforce 1/1 less in support',
      'pincer adjacent',
      'jetpack attackOnly',
      'ambush supportOnly',
      'deceive when lost',
    ]);
  });
});

describe('rewards', () => {
  test('TW 2.8 36 cards: 13 kinds with two copies, 10 single ones', () => {
    expect(REWARD_IDS).toHaveLength(36);
    expect(repeated(REWARD_IDS)).toEqual([]);
    const copies = tally(REWARD_IDS.map(rewardKind));
    expect(tally(Object.values(copies))).toEqual({ 1: 10, 2: 13 });
    for (const kind of REWARD_KIND_IDS) expect(copies[kind] ?? 0).toBe(REWARD_KINDS[kind].copies);
  });

  test('TW 19.25 the prototype edition has two thieves for a find and veterans', () => {
    expect(PROTOTYPE_REWARD_IDS).toHaveLength(36);
    const without = (ids: readonly string[], others: readonly string[]) =>
      ids.filter((id) => !others.includes(id));
    expect(without(REWARD_IDS, PROTOTYPE_REWARD_IDS)).toEqual(['rw-find-2', 'rw-veterans-2']);
    expect(without(PROTOTYPE_REWARD_IDS, REWARD_IDS)).toEqual(['rw-thief-1', 'rw-thief-2']);
  });

  test('every type of building has its card, at the price printed', () => {
    const builds = REWARD_KIND_IDS.flatMap((kind) =>
      REWARD_KINDS[kind].effects.flatMap((effect) =>
        effect.does === 'build' ? [[effect.what, effect.price]] : [],
      ),
    );
    expect(builds).toEqual([
      ['command-center', 2],
      ['gold-mine', 1],
      ['energy-plant', 1],
      ['trade-post', 0],
      ['laser-cannon', 2],
      ['sentry-tower', 0],
      ['assault-ship', 1],
    ]);
  });

  test('the other effects', () => {
    const told = REWARD_KIND_IDS.flatMap((kind) => {
      const { effects } = REWARD_KINDS[kind];
      if (effects.some((effect) => effect.does === 'build')) return [];
      return [`${kind}: ${effects.map((effect) => Object.values(effect).join(' ')).join(', ')}`];
    });
    expect(told).toEqual([
      'rw-ore: gain 3 0',
      'rw-cells: gain 0 3',
      'rw-cargo: gain 2 2',
      'rw-credit: gainAny 3',
      'rw-find: draw 3',
      'rw-notes: draw 2, gainAny 1',
      'rw-recruits: muster 2',
      'rw-veterans: reserve 3',
      'rw-refit: upgrade 2',
      'rw-workshop: develop 2',
      'rw-quake: terrashift',
      'rw-barter: trade 5, gainAny 1',
      'rw-orders: missionSwitch, gainAny 1',
      'rw-redeploy: muster 1, move 2',
      'rw-sniper: remove 1 true 1',
      'rw-turncoat: remove 1 false 2, reserve 1',
      'rw-thief: steal, gainAny 1',
    ]);
  });
});

describe('exiled and tokens', () => {
  test('44 Exiled Tokens, 22 of each colour, mean strength 2.18', () => {
    expect(EXILED_TOKENS).toEqual({ 1: 3, 2: 12, 3: 7 });
    expect(ALL_EXILED_TOKENS).toHaveLength(44);
    for (const colour of EXILED_COLOURS) {
      const own = ALL_EXILED_TOKENS.filter((token) => token.startsWith(colour));
      expect(tally(own.map((token) => token.slice(-1)))).toEqual({ 1: 3, 2: 12, 3: 7 });
    }
    const strength = sum(EXILED_STRENGTHS.map((one) => one * EXILED_TOKENS[one]));
    expect((strength / 22).toFixed(2)).toBe('2.18');
  });

  test('ten different Ability Tokens', () => {
    const told = ABILITY_TOKEN_IDS.map(
      (id) => `${id}: ${Object.values(ABILITY_TOKENS[id].effect).join(' ')}`,
    );
    expect(told).toEqual([
      'at-plus-1: plus 1',
      'at-plus-2: plus 2',
      'at-reroll: reroll 1',
      'at-double-reroll: reroll 2',
      'at-flip: flip 1',
      'at-double: double 1',
      'at-extra-die: extraDie 1',
      'at-multiplier: mult 1',
      'at-cost: cost',
      'at-two-cards: twoCards',
    ]);
  });
});

describe('races', () => {
  const races = RACE_IDS.map((id) => RACES[id]);

  test('16 races with a player side, an Exiled side and a Guardian', () => {
    expect(RACE_IDS).toHaveLength(16);
    expect(Object.keys(GUARDIANS)).toEqual([...RACE_IDS]);
    expect(repeated(races.map((race) => race.name))).toEqual([]);
  });

  test('badges, and the four permanent Reward Abilities', () => {
    expect(tally(races.map(({ reward }) => reward.badges))).toEqual({ 1: 3, 2: 6, 3: 5, 4: 2 });
    expect(races.filter(({ reward }) => reward.permanent).map(({ id }) => id)).toEqual([
      'luron-droids',
      'silna-officials',
      'solca-mercenaries',
      'xelo-traders',
    ]);
  });

  test('only a permanent Reward Ability may do nothing at once', () => {
    for (const { reward } of races) expect(reward.permanent || reward.effects.length > 0).toBe(true);
  });

  test('what each Reward Ability does at once, for its badges', () => {
    const told = races.map(
      ({ id, reward }) =>
        `${id} ${reward.badges}: ${reward.effects.map((effect) => Object.values(effect).join(' ')).join(', ')}`,
    );
    expect(told).toEqual([
      'darja-shadows 2: remove 2 true 1, draw 1',
      'dura-scavengers 1: takeFromDiscard, gain 1 0',
      'ecton-cultists 3: convert',
      'luron-droids 3: reserve 2',
      'morlar-raiders 3: attack 1',
      'nurec-designers 4: upgradeTwo',
      'ralan-engineers 2: build any 0',
      'silna-officials 2: ',
      'skolok-miners 2: trackGold 6',
      'solca-mercenaries 3: ',
      'tavma-morphlings 3: impersonate',
      'volut-smugglers 1: draw 2, gainAny 1',
      'xelo-traders 2: ',
      'xotan-timebenders 4: extraAction',
      'xurdun-slavers 2: muster 1, move 3',
      'zeto-archivists 1: draw 3',
    ]);
  });

  test('twelve Exiled Abilities act on their colour, four on everybody', () => {
    expect(tally(races.map(({ exiled }) => exiled.scope))).toEqual({ colour: 12, everybody: 4 });
    expect(
      races.filter(({ exiled }) => exiled.scope === 'everybody').map(({ exiled }) => exiled.name),
    ).toEqual(['Open Plans', 'Permit Fees', 'Open Market', 'Slipstream']);
  });
});

describe('guardians', () => {
  const told = (points: Points): string => {
    if ('perSet' in points) return `${points.points} per ${points.perSet.join('+')}`;
    if ('per' in points) return `${points.points} per ${points.each} ${points.per}`;
    return `${points.points}`;
  };

  test('dice, multiplier, slots, points and mean power', () => {
    const cards = Object.entries(GUARDIANS).map(([race, { dice, multiplier, slots, conquer, turn, end }]) =>
      [race, dice, multiplier, slots, told(conquer), told(turn), told(end), 3.5 * dice * multiplier].join(
        ', ',
      ),
    );
    expect(cards).toEqual([
      'darja-shadows, 3, 4, 3, 2, 1, 1 per 2 conquest, 42',
      'dura-scavengers, 4, 4, 0, 2, 1, 2, 56',
      'ecton-cultists, 5, 3, 1, 1 per 1 pioneering, 1, 3, 52.5',
      'luron-droids, 6, 3, 0, 3, 1, 1, 63',
      'morlar-raiders, 3, 5, 1, 1 per 1 conquest, 1, 1, 52.5',
      'nurec-designers, 2, 6, 2, 2, 0, 1 per 1 progress, 42',
      'ralan-engineers, 2, 8, 1, 2, 1, 1 per 2 progress, 56',
      'silna-officials, 3, 6, 0, 3, 1, 1 per progress+prosperity+conquest, 63',
      'skolok-miners, 2, 7, 1, 1 per 2 prosperity, 1, 2, 49',
      'solca-mercenaries, 4, 4, 1, 3, 1, 1, 56',
      'tavma-morphlings, 2, 5, 3, 2, 1, 2, 35',
      'volut-smugglers, 3, 4, 2, 2, 1 per 2 prosperity, 1, 42',
      'xelo-traders, 2, 6, 1, 1, 1, 1 per 1 prosperity, 42',
      'xotan-timebenders, 1, 9, 3, 2, 2, 1, 31.5',
      'xurdun-slavers, 5, 4, 0, 4, 0, 2, 70',
      'zeto-archivists, 3, 5, 2, 3, 1 per 2 progress, 2, 52.5',
    ]);
  });

  test('nobody has more than 6 dice, multiplier 9 or 3 slots', () => {
    for (const { dice, multiplier, slots } of Object.values(GUARDIANS)) {
      expect(dice).toBeLessThanOrEqual(6);
      expect(multiplier).toBeLessThanOrEqual(9);
      expect(slots).toBeLessThanOrEqual(3);
    }
  });
});

describe('missions', () => {
  const points = (ids: readonly MissionId[]): number[] => ids.map((id) => MISSIONS[id].points);

  test('75 missions of four types, each in the list of its type', () => {
    expect(MISSION_TYPES).toEqual([...MISSION_DECKS, 'pioneering']);
    expect(tally(MISSION_IDS.map((id) => MISSIONS[id].type))).toEqual({
      progress: 21,
      prosperity: 21,
      conquest: 21,
      pioneering: 12,
    });
    for (const deck of MISSION_DECKS) {
      expect(DECK_MISSIONS[deck]).toHaveLength(21);
      for (const id of DECK_MISSIONS[deck]) expect(MISSIONS[id].type).toBe(deck);
    }
    expect(DECK_MISSIONS).toEqual({
      progress: PROGRESS_IDS,
      prosperity: PROSPERITY_IDS,
      conquest: CONQUEST_IDS,
    });
  });

  test('the points of the three decks', () => {
    expect(tally(points(PROGRESS_IDS))).toEqual({ 1: 6, 2: 12, 3: 3 });
    expect(tally(points(PROSPERITY_IDS))).toEqual({ 1: 9, 2: 11, 3: 1 });
    expect(tally(points(CONQUEST_IDS))).toEqual({ 1: 7, 2: 11, 3: 3 });
    expect([PROGRESS_IDS, PROSPERITY_IDS, CONQUEST_IDS].map((ids) => sum(points(ids)))).toEqual([39, 34, 38]);
  });

  test('the points of each mission', () => {
    const line = (ids: readonly MissionId[]): string => points(ids).join('');
    expect(line(PROGRESS_IDS)).toBe('122222122131223132212');
    expect(line(PROSPERITY_IDS)).toBe('112112121212221222213');
    expect(line(CONQUEST_IDS)).toBe('123122113221221232212');
  });

  test('TW 2.6 the basic Pioneering set', () => {
    expect(BASIC_PIONEERING.map((id) => `${MISSIONS[id].name} ${MISSIONS[id].points}`)).toEqual([
      'Overlord 3',
      'Infinite Riches 3',
      'Master Trader 3',
      'Civilization 3',
      'Expansion 2',
      'Empire 3',
    ]);
  });

  test('the advanced Pioneering set: six fixed cards and the four of the game end', () => {
    expect(ADVANCED_PIONEERING.map((id) => `${MISSIONS[id].name} ${MISSIONS[id].points}`)).toEqual([
      'Overlord 3',
      'Infinite Riches 3',
      'Master Trader 3',
      'Civilization 3',
      'Ascension 3',
      'King of Average 3',
    ]);
    expect(END_PIONEERING.map((id) => `${MISSIONS[id].name} ${MISSIONS[id].points}`)).toEqual([
      'Hoarder 3',
      'Omnipotent 3',
      'Concealed Weaponry 2',
      'Display of Power 3',
    ]);
    const sets = new Set([...BASIC_PIONEERING, ...ADVANCED_PIONEERING, ...END_PIONEERING]);
    expect([...sets].toSorted()).toEqual(
      MISSION_IDS.filter((id) => MISSIONS[id].type === 'pioneering').toSorted(),
    );
  });

  test('TW 19.17 the prototype edition leaves one of each deck out: 66 missions', () => {
    expect(PROTOTYPE_OUT.map((id) => MISSIONS[id].type)).toEqual([...MISSION_DECKS]);
    expect(PROTOTYPE_OUT).toEqual(['pg-21', 'pr-21', 'cq-21']);
    const decks = MISSION_DECKS.flatMap((deck) => DECK_MISSIONS[deck]);
    expect(decks.length - PROTOTYPE_OUT.length + BASIC_PIONEERING.length).toBe(66);
  });
});

interface Laid {
  readonly key: BoardKey;
  readonly players: number;
  readonly board: MapBoard;
}

const boards: Laid[] = MAP_PLAYERS.flatMap((players) =>
  MAP_SIDES.map((side) => {
    const key: BoardKey = `${players}${side}`;
    return { key, players, board: BOARDS[key] };
  }),
);

const areaOf = ({ areas }: MapBoard, id: string): MapArea => {
  const area = areas.find((one) => one.id === id);
  if (area === undefined) throw new Error(`no area ${id}`);
  return area;
};

const linked = (board: MapBoard, area: MapArea): readonly string[] => {
  const ends = board.wormHole?.includes(area.id) === true ? board.wormHole : [];
  return [...area.neighbours, ...ends.filter((end) => end !== area.id)];
};

/** By area; the Worm Hole counts (TW 1.9). */
const stepsFrom = (board: MapBoard, start: string): Map<string, number> => {
  const steps = new Map([[start, 0]]);
  for (const [id, step] of steps) {
    for (const next of linked(board, areaOf(board, id))) if (!steps.has(next)) steps.set(next, step + 1);
  }
  return steps;
};

const seatsOf = (players: number): number[] => Array.from({ length: players }, (_, i) => i + 1);
const count = (board: MapBoard, wanted: (area: MapArea) => boolean): number =>
  board.areas.filter(wanted).length;

describe('map', () => {
  test.each(boards)('TW 2.1 $key: every area is as the reference has it', ({ key, board }) => {
    const expected = reference.boards.find(({ players, side }) => `${players}${side}` === key);
    const areas = expected?.areas.map(({ mult, gold, energy, exiled, faceUp, wormHole, ...rest }) => ({
      ...rest,
      mult: mult ?? 0,
      gold: gold === 1,
      energy: energy === 1,
      exiled: exiled === 1,
      faceUp: faceUp === 1,
      wormHole: wormHole === 1,
      neighbours: rest.neighbours.toSorted(),
    }));
    const inOrder = (list: readonly { readonly id: string }[]) =>
      list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const own = board.areas.map((area) => ({
      ...area,
      wormHole: board.wormHole?.includes(area.id) ?? false,
      neighbours: area.neighbours.toSorted(),
    }));
    expect(inOrder(own)).toEqual(inOrder(areas ?? []));
    expect(board.wormHole).toEqual(expected?.wormHole);
  });

  test('the reference has all ten boards', () => {
    expect(reference.boards.map(({ players, side }) => `${players}${side}`).toSorted()).toEqual(
      Object.keys(BOARDS).toSorted(),
    );
  });

  test.each(boards)('$key: areas, tokens and borders are counted', ({ players, board }) => {
    const borders = sum(board.areas.map((area) => area.neighbours.length)) / 2;
    expect({
      areas: board.areas.length,
      tokens: count(board, (area) => area.exiled),
      faceUp: count(board, (area) => area.faceUp),
      borders,
    }).toEqual(
      {
        2: { areas: 25, tokens: 20, faceUp: 8, borders: 56 },
        3: { areas: 33, tokens: 26, faceUp: 12, borders: 77 },
        4: { areas: 41, tokens: 32, faceUp: 16, borders: 98 },
        5: { areas: 49, tokens: 38, faceUp: 20, borders: 119 },
        6: { areas: 55, tokens: 42, faceUp: 24, borders: 138 },
      }[players],
    );
  });

  test.each(boards)('$key: connected, and neighbours are so both ways', ({ board }) => {
    expect(repeated(board.areas.map((area) => area.id))).toEqual([]);
    expect(stepsFrom(board, 'gate').size).toBe(board.areas.length);
    for (const area of board.areas) {
      for (const next of area.neighbours) expect(areaOf(board, next).neighbours).toContain(area.id);
    }
  });

  test.each(boards)('$key: a start of 3 Troops on the Colony and 1 beside it', ({ players, board }) => {
    const troops = board.areas.filter((area) => area.troops > 0).map((area) => `${area.id} ${area.troops}`);
    expect(troops.toSorted()).toEqual(
      seatsOf(players).flatMap((seat) => [`s${seat}-colony 3`, `s${seat}-start 1`]),
    );
    for (const seat of seatsOf(players)) {
      expect(areaOf(board, `s${seat}-colony`)).toMatchObject({ kind: 'colony', zone: `seat-${seat}` });
      expect(areaOf(board, `s${seat}-colony`).neighbours).toContain(`s${seat}-start`);
    }
  });

  test.each(boards)('TW 15.1 $key: the Gate borders on the six ring areas and is bare', ({ board }) => {
    const gate = areaOf(board, 'gate');
    expect(gate.neighbours.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `ring-${n}`));
    expect(gate).toMatchObject({ kind: 'gate', mult: 0, gold: false, energy: false, exiled: false });
    expect(count(board, (area) => area.kind === 'ring')).toBe(6);
  });

  test.each(boards)(
    '$key: each Player Zone has multipliers of 16, 4 Gold and 4 Energy',
    ({ players, board }) => {
      for (const seat of seatsOf(players)) {
        const zone = board.areas.filter((area) => area.zone === `seat-${seat}`);
        expect([
          zone.length,
          sum(zone.map((area) => area.mult)),
          zone.filter((area) => area.gold).length,
          zone.filter((area) => area.energy).length,
        ]).toEqual([8, 16, 4, 4]);
      }
    },
  );

  test.each(boards)(
    '$key: each middle area borders on two ring areas of the side',
    ({ key, players, board }) => {
      for (const seat of seatsOf(players)) {
        const rings = areaOf(board, `s${seat}-middle`).neighbours.filter((id) => id.startsWith('ring'));
        const heights = rings.map((id) => areaOf(board, id).mult).toSorted((a, b) => a - b);
        expect(heights).toEqual(key.endsWith('A') ? [3, 3] : [2, 4]);
      }
    },
  );

  test.each(boards)(
    '$key: Colonies are 4 steps apart and from the Gate, end seats 5',
    ({ players, board }) => {
      for (const seat of seatsOf(players)) {
        const steps = stepsFrom(board, `s${seat}-colony`);
        const next = seat === players ? 1 : seat + 1;
        const ends = seat === players && players > 2 && players < 6;
        expect(steps.get('gate')).toBe(4);
        expect(steps.get(`s${next}-colony`)).toBe(ends ? 5 : 4);
      }
    },
  );

  test.each(boards)('$key: the same land within 2 steps of every Colony', ({ players, board }) => {
    const near = seatsOf(players).map((seat) => {
      const steps = stepsFrom(board, `s${seat}-colony`);
      const areas = board.areas.filter((area) => (steps.get(area.id) ?? Infinity) <= 2);
      return [
        areas.length,
        sum(areas.map((area) => area.mult)),
        areas.filter((area) => area.gold).length,
        areas.filter((area) => area.energy).length,
      ].join();
    });
    expect(new Set(near).size).toBe(1);
  });
});
