// One line of the log for every type of event, as each reader knows the players.
import { Match, seededChance } from '@warptable/kernel';
import type { Viewer, Forced, GameEvent } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import type { ExiledToken } from '../content/index.ts';
import type { EventType, WarpEvent } from '../rules/events.ts';
import { theWarp } from '../rules/game.ts';
import { theWarpWords as words } from '../words/index.ts';
import { SENTENCE, expectReadable } from './readable.ts';

const gameOf = (options: object) =>
  new Match(theWarp, { options: theWarp.readOptions(options, 4), seats: 4, chance: seededChance('log') });

const match = gameOf({});
const prototype = gameOf({ edition: 'prototype' });
const viewers: readonly Viewer[] = ['spectator', 0, 1, 2, 3];

const told = (event: WarpEvent, viewer: Viewer, game = match): string | undefined =>
  words.event(game.view(viewer), event, viewer);

test('people are called by their names, where these are told, and bots by their colours', () => {
  const stolen = { type: 'CardStolen', seat: 0, from: 1 } as const;
  const line = (viewer: Viewer) =>
    words.event(match.view(viewer), stolen, viewer, (seat) => (seat === 1 ? 'Ines' : undefined));
  expect(line('spectator')).toBe("Red took a card from Ines's hand.");
  expect(line(1)).toBe('Red took a card from your hand.');
});

const NO_BRIBE = {
  gold: 0,
  energy: 0,
  troops: 0,
  cards: 0,
  rewards: 0,
  namedCards: [],
  namedRewards: [],
  cardKinds: [],
  rewardKinds: [],
} as const;

type Examples = { readonly [T in EventType]: Omit<Extract<WarpEvent, { type: T }>, 'type'> };

/** Red is seat 0, Blue seat 1. */
const EXAMPLES: Examples = {
  StartingPlayerDrawn: { seat: 0 },
  ExiledRacesDrawn: { yellow: 'ecton-cultists', green: 'luron-droids' },
  RaceTaken: { seat: 0, race: 'xelo-traders' },
  GuardianChosen: { race: 'zeto-archivists', tokens: ['at-plus-1', 'at-flip'] },
  MissionsKept: { seat: 0, count: 3 },
  DivisionProposed: { seat: 0, what: 'Races' },
  RoundBegan: { round: 3, left: -1 },
  TurnBegan: { seat: 0, round: 3 },
  Extracted: { seat: 0, choice: 'resources' },
  ActionChosen: { seat: 0, action: 'terrashift' },
  Followed: { seat: 1, action: 'develop' },
  TurnEnded: { seat: 0 },
  Gained: { seat: 0, gold: 2, energy: 1 },
  Paid: { seat: 0, gold: 0, energy: 1 },
  Traded: { seat: 0, given: 'gold', amount: 2 },
  CardDrawn: { seat: 0 },
  LineUpCardTaken: { seat: 0, card: 'build-07' },
  LineUpRefilled: { cards: ['maneuver-1', 'upgrade-any-1', 'build-01', 'start-1'] },
  ArchiveShuffled: {},
  CardsDiscarded: { seat: 0, cards: ['elite-1', 'upgrade-03'] },
  TopLookedAt: { seat: 0, count: 3 },
  CardExchanged: { seat: 0, given: 'pincer-1', taken: 'ambush-2' },
  CardSalvaged: { seat: 0, card: 'defect-1' },
  CardStolen: { seat: 0, from: 1 },
  RewardsDrawn: { seat: 0, count: 2 },
  RewardsDiscarded: { seat: 0, cards: ['rw-ore-1'] },
  RewardUsed: { seat: 0, reward: 'rw-find-2' },
  RewardAbilityUsed: { seat: 0, race: 'darja-shadows', badges: ['rw-ore-1', 'rw-tower-1'] },
  Mimicked: { seat: 0, race: 'silna-officials' },
  Plundered: { seat: 0, from: 1, gold: 1, energy: 0 },
  SecondOptionUsed: { seat: 0, card: 'build-02', option: 2 },
  FleshChanged: { area: 'ring-2', die: 5 },
  DevelopCardPlayed: { seat: 0, card: 'start-1', option: 1 },
  Built: { seat: 0, building: 'energy-plant', area: 's1-start' },
  Upgraded: { seat: 0, building: 'gold-mine', level: 2 },
  BuildingTaken: { seat: 0, from: 1, area: 's2-left', building: 'trade-post' },
  AreaShifted: { seat: 0, area: 'connect-inner', multiplier: 3 },
  TroopsReserved: { seat: 0, troops: 2 },
  TroopsPlaced: { seat: 0, area: 's1-colony', troops: 1 },
  TroopsMoved: { seat: 0, from: 's1-start', to: 's1-outer-corner', troops: 2, ship: true },
  TroopsDestroyed: { seat: 0, area: 'ring-1', troops: 1 },
  TroopsReturned: { seat: 0, to: 's1-middle', troops: 2, reserved: 1 },
  AreaGained: { seat: 0, area: 'ring-4', troops: 2, how: 'taken over' },
  StrengthChanged: { area: 's3-upper-left', by: -1, strength: 2 },
  ExiledDefeated: { area: 's3-upper-left' },
  TokensFlipped: { tokens: [{ area: 'ring-1', token: 'yellow-2' }] },
  LaserFired: { seat: 0, cannon: 's1-start', area: 's2-left', dice: [4, 1], hits: 1 },
  AttackDeclared: { seat: 0, from: 's1-left', to: 's2-start', troops: 3, ship: false, defender: 1 },
  CardPutDown: { seat: 0, attacking: true },
  Supported: { seat: 1 },
  BribeOffered: { seat: 0, to: 1, bribe: { ...NO_BRIBE, gold: 2, troops: 1, namedCards: ['elite-1'] } },
  BribeDemanded: {
    seat: 1,
    from: 0,
    bribe: { ...NO_BRIBE, energy: 3, rewards: 1, cardKinds: ['build', 'jetpack'], rewardKinds: ['rw-ore'] },
  },
  BribeAnswered: { seat: 1, answer: 'accept' },
  BribePaid: { seat: 0, to: 1, cards: ['enforce-1'] },
  CardsGiven: { seat: 0, to: 1, count: 2 },
  RewardsGiven: { seat: 0, to: 1, count: 1, cards: ['rw-mine-1'] },
  CardRevealed: { seat: 0, card: 'maneuver-1', option: 3 },
  CardNotPaid: { seat: 0, card: 'maneuver-1', gold: 0, energy: 0 },
  TroopsJoined: { seat: 0, area: 'ring-1', troops: 2 },
  DiceRolled: { attacking: true, dice: [3, 4, 6] },
  BonusUsed: { seat: 0, attacking: false, bonus: 'doubleFree:2', dice: [6, 6] },
  CombatResolved: {
    winner: 'defence',
    attack: 12,
    defence: 18,
    power: {
      attack: { worths: [4, 2], multiplier: 2 },
      defence: { worths: [6], multiplier: 3 },
    },
  },
  MissionDrawn: { seat: 0, deck: 'progress' },
  MissionDiscarded: { seat: 0, deck: 'conquest' },
  MissionCompleted: { seat: 0, mission: 'pg-01', points: 1 },
  OpenMissionTurned: { mission: 'cq-09' },
  PointsTaken: { seat: 0, points: 2, why: 'conquest' },
  EndgameTriggered: { seat: 0, rounds: 3 },
  GameScored: { scores: [9, 12, 3, 0], winners: [1] },
  AutomaDrawn: { card: 'am-07', phase: 1, left: 6 },
  RivalPicked: {
    what: 'rivalPlace',
    area: 's2-start',
    candidates: ['s2-start', 's2-upper-left'],
    keys: [{ key: 'highestMultiplier', left: ['s2-start'] }],
  },
  SoloDieRolled: { kind: 'build', face: 'gold-mine', again: false },
  RivalSkipped: { what: 'attack' },
  RivalCardsDrawn: { cards: ['rc-01', 'rc-15'] },
  RivalCardSettled: { card: 'rc-01', became: 'ignored' },
  CardsCancelled: { card: 'rc-15' },
  RivalRewardDrawn: { card: 'rw-ore-1' },
  RivalRewardsSpent: { cards: ['rw-ore-1', 'rw-cells-1'] },
  RivalScored: { points: 2 },
  RivalGaveBack: { points: 1 },
  ScrapCounted: { scrap: 3 },
  PhaseReached: { phase: 2, paid: true },
  HardPointsCounted: { points: 4 },
  OutOfTime: {},
};

const exampleOf = (type: EventType): WarpEvent => ({ type, ...EXAMPLES[type] }) as WarpEvent;
const TYPES = Object.keys(EXAMPLES) as EventType[];

test.each(TYPES.filter((type) => type !== 'TurnEnded'))('%s is one sentence for everybody', (type) => {
  for (const viewer of viewers) {
    for (const game of [match, prototype]) {
      const line = told(exampleOf(type), viewer, game);
      expect(line).toBeDefined();
      expectReadable(line!, SENTENCE);
    }
  }
});

test('the end of a turn and forced answers need no line', () => {
  const forced: Forced = { type: 'Forced', audience: [0], kind: 'moveTo', value: 'ring-1' };
  expect(words.event(match.view(0), forced as GameEvent as WarpEvent, 0)).toBeUndefined();
  expect(told(exampleOf('TurnEnded'), 0)).toBeUndefined();
});

describe('only some may see', () => {
  test('which card was drawn from the deck', () => {
    const drawn = { type: 'CardDrawn', seat: 0 } as const;
    expect(told({ ...drawn, only: { seats: [0], card: 'elite-1' } }, 0)).toBe('You drew Elite.');
    expect(told(drawn, 1)).toBe('Red drew a card.');
  });

  test('which mission was drawn; the deck is known to all', () => {
    const drawn = { type: 'MissionDrawn', seat: 0, deck: 'progress' } as const;
    expect(told({ ...drawn, only: { seats: [0], mission: 'pg-01' } }, 0)).toBe('You drew Twin Shafts.');
    expect(told(drawn, 1)).toBe('Red drew a Progress Mission.');
  });

  test('which cards were given without naming them', () => {
    const given = { type: 'CardsGiven', seat: 0, to: 1, count: 2 } as const;
    const cards = ['elite-1', 'build-any-1'] as const;
    expect(told({ ...given, only: { seats: [0, 1], cards } }, 1)).toBe(
      'Red gave you Elite and Build Anything.',
    );
    expect(told(given, 2)).toBe('Red gave Blue 2 cards.');
  });

  test('which card was put down', () => {
    const put = { type: 'CardPutDown', seat: 0, attacking: false } as const;
    expect(told({ ...put, only: { seats: [0], card: 'ambush-1' } }, 0)).toBe(
      'You put down Ambush for the defence.',
    );
    expect(told(put, 'spectator')).toBe('Red put down a Combat Card for the defence.');
  });
});

describe('areas and players are named as the reader knows them', () => {
  const attack = exampleOf('AttackDeclared');

  test('an attack', () => {
    expect(told(attack, 'spectator')).toBe(
      "Red attacked Blue on Blue's start area from their left area with 3 Troops.",
    );
    expect(told(attack, 0)).toBe("You attacked Blue on Blue's start area from your left area with 3 Troops.");
    expect(told(attack, 1)).toBe('Red attacked you on your start area from their left area with 3 Troops.');
  });

  test('an attack on nobody: in the prototype edition the area may be empty', () => {
    const onNobody = { ...attack, defender: -1, to: 's1-middle' } as WarpEvent;
    expect(told(onNobody, 2)).toContain('Red attacked the Exiled on their middle area');
    expect(told(onNobody, 2, prototype)).toContain('Red attacked their middle area from');
    expect(told({ ...onNobody, to: 'gate' } as WarpEvent, 2)).toContain('the Guardian of the Warp Gate');
  });

  test('a movement', () => {
    expect(told(exampleOf('TroopsMoved'), 3)).toBe(
      'Red moved 2 Troops and an Assault Ship from their start area to their outer corner.',
    );
  });

  test('a bribe with all that is in it', () => {
    expect(told(exampleOf('BribeDemanded'), 0)).toBe(
      'Blue demanded 3 Energy, 1 Reward Card, Build Card, Jetpack and Ore Crates from you.',
    );
  });
});

describe('Exiled Tokens that were revealed', () => {
  const flipped = (tokens: readonly ExiledToken[]): string | undefined =>
    told({ type: 'TokensFlipped', tokens: tokens.map((token, i) => ({ area: `ring-${i + 1}`, token })) }, 0);

  test('a few are named, with where they lie', () => {
    expect(flipped(['yellow-2', 'green-1'])).toBe(
      'Exiled were revealed: yellow ones of strength 2 on the bottom left ring area ' +
        'and green ones of strength 1 on the left ring area.',
    );
  });

  test('more, as in the set-up, are counted by colour', () => {
    expect(flipped(['yellow-2', 'green-1', 'green-3', 'yellow-1', 'green-2'])).toBe(
      'Exiled were revealed on 5 areas: 2 yellow and 3 green.',
    );
    expect(flipped(['green-1', 'green-1', 'green-3', 'green-2'])).toBe(
      'Exiled were revealed on 4 areas: 4 green.',
    );
  });
});

test('what a Combat Card does is told without its price: what was paid is told by itself', () => {
  expect(told(exampleOf('CardRevealed'), 1)).toBe('Red revealed Maneuver: Reroll 1 and Flip 1.');
  expect(told(exampleOf('CardNotPaid'), 1)).toBe('Red had nothing and could not pay for Maneuver.');
});

test('how long the game still lasts', () => {
  const round = { type: 'RoundBegan', round: 9 } as const;
  expect(told({ ...round, left: 2 }, 0)).toBe('Round 9; 2 more to come.');
  expect(told({ ...round, left: 0 }, 0)).toBe('Round 9, the last one.');
  expect(told({ ...round, left: 1 }, 0, prototype)).toBe('Round 9.');
  expect(told(exampleOf('EndgameTriggered'), 0)).toContain('3 more rounds after this one');
  expect(told(exampleOf('EndgameTriggered'), 1, prototype)).toContain("3 more of Red's turns");
});
