// Everything that gives something, taken through its own question: foundations, loose tokens, relic spaces, fame, intel, prices.
import { describe, expect, test } from 'vitest';
import { FACED_FOUNDATION_IDS, FACTIONS, FACTION_IDS, RANKS } from '../content/index.ts';
import type { FacedFoundationId, FactionId, Gain, IntelId, LooseId, Rank } from '../content/index.ts';
import { duesOf } from '../rules/pricing.ts';
import { position } from './arrange.ts';
import type { ChaosTable, SideUp } from './arrange.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };

/** What a seat has more than before: goods at once, research and recruits as they are asked for. */
function gained(table: ChaosTable, seat: number, had: { energy: number; gems: number; cards: number }): Gain {
  const { energy, gems, hand } = table.player(seat);
  const found: Record<string, number> = {};
  if (table.isAsked('spendRecruits', seat)) {
    found['recruits'] = (table.question('spendRecruits', seat).ask.about as { points: number }).points;
    table.answer('spendRecruits', 'stop', seat);
  }
  if (table.isAsked('research', seat)) {
    found['research'] = 1;
    table.answer('research', 'decline', seat);
  }
  if (energy > had.energy) found['energy'] = energy - had.energy;
  if (gems > had.gems) found['gems'] = gems - had.gems;
  if (hand.length > had.cards) found['cards'] = hand.length - had.cards;
  return found;
}

const REWARDS: Readonly<Record<FacedFoundationId, Gain>> = {
  'found-relic-1': { energy: 2 },
  'found-relic-2': { gems: 1 },
  'found-relic-3': { cards: 1 },
  'found-relic-4': { research: 1 },
  'found-relic-5': { research: 1 },
  'found-relic-6': {},
  'found-plain-a': { energy: 2 },
  'found-plain-b': { gems: 1 },
  'found-plain-c': { cards: 1 },
  'found-circadians-1': { research: 1 },
  'found-circadians-2': { energy: 2 },
  'found-ai-1': { gems: 1 },
  'found-ai-2': { energy: 2 },
  'found-zcharo-1': { cards: 1 },
  'found-zcharo-2': { gems: 1 },
  'found-leyrien-1': { cards: 1 },
  'found-leyrien-2': { energy: 2 },
  'found-jrayek-1': { gems: 1 },
  'found-jrayek-2': { research: 1 },
  'found-oxataya-1': { cards: 1 },
  'found-oxataya-2': { cards: 1 },
};

test.each(FACED_FOUNDATION_IDS)('CO 9.10 building on %s', (foundation) => {
  const table = position({
    sides: [ZCHARO, AI],
    regions: { 'r4-4': { fighters: { 0: 1 }, foundation } },
    acting: { seat: 0, phase: 'build' },
  })
    .answers(['turn', 'main'], ['construct', 'foundry'])
    .ifAsked('constructAt', 'r4-4');
  expect(gained(table, 0, { energy: 0, gems: 0, cards: 0 })).toEqual(REWARDS[foundation]);
});

test.each<[LooseId, Gain, Gain]>([
  ['prod-laboratory', { research: 1 }, { research: 1, energy: 2 }],
  ['prod-barracks', { recruits: 3 }, { recruits: 4 }],
  ['prod-gem-mine', { gems: 2 }, { gems: 2, recruits: 1 }],
  ['prod-reactor', { energy: 4 }, { energy: 6 }],
  ['prod-supply-camp', { energy: 1, cards: 1 }, { energy: 3, cards: 1 }],
])('CO 10.7, CO 10.8 harvesting %s, plain and turned', (loose, plain, upgraded) => {
  const harvested = (turned: boolean): Gain => {
    const table = position({
      sides: [ZCHARO, AI],
      regions: { 'r4-4': { buildings: { 0: ['foundry'] }, loose } },
      acting: { seat: 0, phase: 'harvest' },
      adjust: (s) => {
        if (turned) s.turnedLoose = [loose];
      },
    }).answers(['turn', 'main'], ['turn', 'harvest:r4-4']);
    return gained(table, 0, { energy: 4, gems: 0, cards: 0 });
  };
  expect(harvested(false)).toEqual(plain);
  expect(harvested(true)).toEqual(upgraded);
});

test.each<[IntelId, Gain]>([
  ['intel-supply-route', { energy: 2 }],
  ['intel-ore-survey', { gems: 1 }],
  ['intel-patrol-plan', { cards: 1 }],
  ['intel-barracks-rota', { recruits: 2 }],
  ['intel-quiet-channel', { energy: 1 }],
  ['intel-lab-copy', { research: 1 }],
])('CO 20.19 the receiver of %s gains what it says', (intel, gain) => {
  const table = position({
    sides: [{ faction: 'circadians' }, ZCHARO],
    intel: [intel],
    step: 'income',
  }).answer('giveIntel', [intel, '1']);
  expect(gained(table, 1, { energy: 0, gems: 0, cards: 0 })).toEqual(gain);
  expect(table.state).toMatchObject({ intelHeld: [], intelDiscard: [intel] });
});

describe('fame', () => {
  const rewards = FACTION_IDS.flatMap((faction) =>
    FACTIONS[faction].fameRewards.map(({ at, gain }): [FactionId, number, typeof gain] => [
      faction,
      at,
      gain,
    ]),
  );

  test.each(rewards)('CO 16.1, CO 16.9 the %s enter space %i', (faction, at, reward) => {
    const table = position({
      sides: [
        { faction, fame: at - 1, gems: 1, hand: ['chronicle', 'levy'], asks: ['relicStart'] },
        faction === 'ai' ? ZCHARO : AI,
      ],
      regions: {
        'r3-3': { fighters: { 0: 1 } },
        'r4-3': { fighters: { 0: 1 } },
        'r4-4': { fighters: { 0: 1 } },
      },
      round: 3,
      step: 'relics',
    }).answer('momentCard', 'chronicle');
    expect(table.player(0).fame).toBe(at);
    if (reward === 'redeploy') expect(table.question('moveFrom').ask.about).toEqual({ how: 'redeploy' });
    else expect(gained(table, 0, { energy: 0, gems: 0, cards: 1 })).toEqual(reward);
  });
});

describe('relic spaces', () => {
  const spaces = FACTION_IDS.flatMap((faction) =>
    [0, 1, 2, 3, 4].map((space): [FactionId, number] => [faction, space]),
  );

  test.each(spaces)('CO 15.4, CO 15.5 the %s with %i relics take another', (faction, space) => {
    const round = space + 1;
    const table = position({
      sides: [
        { faction, relics: [1, 2, 3, 4, 5].slice(0, space), gems: 2, columns: { harvest: 2 } },
        faction === 'ai' ? ZCHARO : AI,
      ],
      regions: { 'r4-4': { fighters: { 0: 1 }, foundation: `found-relic-${round}` as FacedFoundationId } },
      round,
      step: 'relics',
      adjust: (s) => {
        s.closed = 'r4-4';
      },
    });
    table.answer('research', 'decline').answerAll('spendRecruits', 'stop');
    const bonus = FACTIONS[faction].relicSpaces[space]!;
    const { energy, gems, fame } = table.player(0);
    if (bonus === 'upgrade') expect(table.isAsked('upgradeAttribute')).toBe(true);
    else if (bonus === 'boost') expect(table.isAsked('boostRow')).toBe(true);
    else {
      const first = FACTIONS[faction].fameRewards
        .filter(({ at }) => at <= (bonus.fame ?? 0))
        .map(({ gain }) => gain as Gain);
      const also = (good: 'energy' | 'gems'): number => first.reduce((sum, one) => sum + (one[good] ?? 0), 0);
      expect({ energy, gems, fame }).toEqual({
        energy: (bonus.energy ?? 0) + also('energy'),
        gems: 2 + (bonus.gems ?? 0) + also('gems'),
        fame: bonus.fame ?? 0,
      });
    }
  });
});

describe('pricing tokens', () => {
  const DUES: Readonly<Record<Rank, readonly [many: string, few: string]>> = {
    1: ['1+0', '0+1'],
    2: ['1+1', '0+2'],
    3: ['1+2', '1+2'],
    4: ['2+2', '2+2'],
    5: ['2+3', '2+3'],
    6: ['3+3', '3+3'],
  };

  const placed = (rank: Rank, seats: number): ChaosTable =>
    position({
      sides: (['ai', 'zcharo', 'leyrien'] as const).slice(0, seats).map((faction) => ({ faction })),
      step: 'price',
      args: { seat: 0 },
      adjust: (s) => {
        s.players[0]!.tokens = [rank];
        s.players[0]!.vault = RANKS.filter((one) => one !== rank);
      },
    }).answer('price', [String(rank), 'harvest']);

  test.each(RANKS)('CO 5.7, CO 5.20 what rank %i costs the others', (rank) => {
    const dues = (seats: number): string => {
      const { own, supply } = duesOf(placed(rank, seats).state, 1, 'harvest');
      return `${own}+${supply}`;
    };
    expect([dues(3), dues(2)]).toEqual(DUES[rank]);
    expect(duesOf(placed(rank, 3).state, 0, 'harvest').total).toBe(0);
  });

  test.each(RANKS)('CO 5.10, CO 5.11 what rank %i does as it is placed', (rank) => {
    const does = (seats: number): object => {
      const table = placed(rank, seats);
      const { recalled, hand } = table.player(0);
      return { recalls: recalled.length, cards: hand.length, research: table.isAsked('research') };
    };
    const nothing = { recalls: 0, cards: 0, research: false };
    expect(does(3)).toEqual(
      { 1: { ...nothing, recalls: 5, cards: 1 }, 2: { ...nothing, research: true } }[rank as 1 | 2] ??
        nothing,
    );
    expect(does(2)).toEqual(rank < 3 ? { ...nothing, recalls: 5 } : nothing);
  });
});
