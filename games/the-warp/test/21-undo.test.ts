import { randomAnswer } from '@warptable/bots';
import { Random, canonical, seededChance } from '@warptable/kernel';
import type { AnswerValue, Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import type { RewardId } from '../content/index.ts';
import { dice, position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';
import { newGame, passTurn, startedGame } from './beginning.ts';
import { NEST, raid, yellow } from './raiding.ts';

/** Everything there is: the position, the questions, the source of chance and the log. */
const everythingOf = ({ match }: WarpTable): string =>
  canonical([
    match.state,
    match.pending.map(({ ask, options }) => [ask.seat, ask.kind, options, ask.about ?? null]),
    match.chance.save(),
    match.events,
  ]);

const mayUndo = (table: WarpTable, seat: Seat = 0): boolean => table.match.undoable(seat).ok;

const errorOf = (attempt: () => unknown): { readonly code?: string } => {
  try {
    attempt();
  } catch (error) {
    return error as { code?: string };
  }
  throw new Error('nothing was refused');
};

describe('TW 21.1 taking back', () => {
  test('TW 21.1 the own steps of a turn, one after the other, to its start and no further', () => {
    const table = passTurn(
      position({ step: 'turnStart', sides: { 1: { gold: 2, hand: ['build-01'], reserve: 1 } } }),
    );
    const stages: string[] = [];
    const step = (kind: string, value: AnswerValue): void => {
      stages.push(everythingOf(table));
      table.answer(kind, value);
    };
    step('extract', '+trade');
    step('extract', '+reserve');
    step('placeReserve', 's2-start');
    step('extract', 'troops');
    step('placeTroop', 's2-colony');
    step('discard', 'build-01');
    for (const stage of stages.toReversed()) {
      table.undo(1);
      expect(everythingOf(table)).toBe(stage);
    }
    expect(table.isAsked('extract', 1)).toBe(true);
    expect(errorOf(() => table.undo(1)).code).toBe('undoLocked');
    expect(mayUndo(table, 0)).toBe(false); // the turn before has ended
  });

  test('TW 21.1 nobody takes back the steps of another', () => {
    const table = position({ step: 'extract', sides: { 0: { hand: ['build-01'] } } }).answer(
      'extract',
      'resources',
    );
    expect([mayUndo(table, 0), mayUndo(table, 1)]).toEqual([true, false]);
    expect(errorOf(() => table.undo(1)).code).toBe('undoLocked');
  });

  test('TW 21.1 after something irreversible, later steps can still be taken back', () => {
    const table = position({ step: 'extract', sides: { 0: { hand: ['build-01'], gold: 2 } } });
    table.answers(['extract', 'resources'], ['discard', 'draw'], ['drawFrom', 'deck'], ['drawFrom', 'deck']);
    expect(mayUndo(table)).toBe(false);
    table.answer('action', 'terrashift').answer('raise', 's1-colony');
    expect(table.undo(0).isAsked('raise')).toBe(true);
    expect(table.undo(0).isAsked('action')).toBe(true);
    expect(mayUndo(table)).toBe(false);
  });

  test('TW 21.1 in a joint decision one’s own answer, as long as another is still thinking', () => {
    const table = position({ seats: 3 }).ifAsked('action', 'terrashift');
    table.answers(['raise', 's1-colony'], ['lower', 'ring-1']).answer('followTerrashift', ['no'], 1);
    expect([mayUndo(table, 0), mayUndo(table, 1), mayUndo(table, 2)]).toEqual([false, true, false]);
    table.undo(1).answer('followTerrashift', ['raise', 's2-colony'], 1).answer('followTerrashift', ['no'], 2);
    expect([mayUndo(table, 0), mayUndo(table, 1), mayUndo(table, 2)]).toEqual([false, false, false]);
  });
});

/** A turn of seat 0 up to the step in question. */
type Line = readonly [
  setup: Position,
  ...steps: (readonly [kind: string, value: AnswerValue, seat?: Seat])[],
];

const play = ([setup, ...steps]: Line): WarpTable => position(setup).answers(...steps);

const me = (side: Side, more: Position = {}): Position => ({ ...more, sides: { ...more.sides, 0: side } });
const consulting = (more: Position = {}): Position =>
  me({ hand: ['build-01', 'enforce-1'] }, { step: 'consult', ...more });
const FOUR: RewardId[] = ['rw-cells-1', 'rw-cells-2', 'rw-ore-1', 'rw-ore-2'];

/** Seat 0 may attack Exiled beside start. */
const attacking = (more: Side = {}, setup: Position = {}): Position =>
  me(
    { troops: { 's1-colony': 1, 's1-start': 3 }, ...more },
    { ...setup, areas: { [NEST]: { token: 'yellow-2' }, ...setup.areas } },
  );
const DECLARED: Line[1][] = [
  ['action', 'attack'],
  ['attackTroops', 2],
];

const atGate = (more: Side = {}): Position =>
  me({ troops: { 'ring-1': 4 }, ...more }, { guardian: { race: 'tavma-morphlings' } });

const REVERSIBLE: Readonly<Record<string, Line>> = {
  'the choice of Extract': [me({ hand: ['build-01'] }, { step: 'extract' }), ['extract', 'resources']],
  'Troops put down in Extract': [
    me({ hand: ['build-01'] }, { step: 'extract' }),
    ['extract', 'troops'],
    ['placeTroop', 's1-start'],
  ],
  'Troops out of the reserve': [
    me({ reserve: 2 }, { step: 'extract' }),
    ['extract', '+reserve'],
    ['placeReserve', 's1-start'],
  ],
  'discards in Consult': [consulting(), ['discard', 'build-01'], ['discard', 'draw']],
  'a card taken from the line-up, before the refill': [
    consulting({ lineUp: ['build-02', 'upgrade-01', 'maneuver-1', 'build-03'] }),
    ['discard', 'draw'],
    ['drawFrom', 'upgrade-01'],
  ],
  'a Trade': [
    me({ gold: 2, energy: 2, rewards: ['rw-ore-1'] }),
    ['action', '+trade'],
    ['tradeGiven', 'gold'],
  ],
  'a Reward Card that gains': [me({ rewards: ['rw-ore-1', 'rw-ore-2'] }), ['action', '+reward:rw-ore-1']],
  'an area raised': [me({}), ['raise', 's1-colony']],
  'a Troop Movement': [
    me({ troops: { 's1-colony': 3, 's1-start': 1 } }, { step: 'movement' }),
    ['moveFrom', 's1-colony'],
    ['moveTo', 's1-start'],
  ],
  'the area of a Build, while nobody is asked to follow': [
    me({ hand: ['build-15'], gold: 2, energy: 2, missions: ['cq-03'] }),
    ['action', 'develop'],
    ['develop', ['build-15', '1', 's1-start', '0/1']],
  ],
  'a Build by a Reward Card': [
    me({ rewards: ['rw-tower-1', 'rw-ore-1'], troops: { 's1-start': 1, 's1-left': 1 } }),
    ['action', '+reward:rw-tower-1'],
    ['build', ['sentry-tower', 's1-left']],
  ],
  'a declared attack, while nobody else is asked': [attacking(), ...DECLARED],
  'a facedown Combat Card, while nobody else is asked': [
    atGate({ hand: ['enforce-1', 'enforce-2'], gold: 2 }),
    ['action', 'attack'],
    ['attackTroops', 3],
    ['combatCard', 'enforce-1', 0],
  ],
  'a mission completed': [
    me({ gold: 8, missions: ['pr-01'], hand: ['build-01'] }, { step: 'extract' }),
    ['extract', 'resources'],
  ],
};

describe('what can be taken back', () => {
  test.each(Object.entries(REVERSIBLE))('TW 21.7, TW 21.1 %s', (_, line) => {
    const before = everythingOf(position(line[0]));
    const table = play(line);
    expect(everythingOf(table)).not.toBe(before);
    expect(mayUndo(table)).toBe(true);
    while (mayUndo(table)) table.undo(0);
    expect(everythingOf(table)).toBe(before);
  });

  test('TW 21.7, TW 21.8 a mission completed by the button', () => {
    const table = position(
      me({ gold: 9, missions: ['pr-01'], presets: { missions: 'ask' } }, { step: 'turnStart' }),
    ).answer('mission', 'wait', 0);
    const before = everythingOf(table);
    table.answer('extract', '+complete:pr-01');
    expect(table.points(0)).toBe(1);
    expect(everythingOf(table.undo(0))).toBe(before);
  });

  test('TW 21.8 a mission completed when asked, until somebody else is asked', () => {
    const alone = position({
      step: 'extract',
      sides: { 0: { gold: 9, missions: ['pr-01'], presets: { missions: 'ask' } } },
    }).answer('extract', 'resources');
    alone.answer('mission', 'pr-01', 0);
    expect(alone.points(0)).toBe(1);
    expect(alone.undo(0).points(0)).toBe(0);
    expect(alone.isAsked('mission', 0)).toBe(true);
    const asked = position({
      step: 'turnStart',
      sides: {
        0: { gold: 9, missions: ['pr-01'], presets: { missions: 'ask' } },
        1: { energy: 9, missions: ['pr-02'], presets: { missions: 'ask' } },
      },
    }).answer('mission', 'pr-01', 0);
    expect(asked.isAsked('mission', 1)).toBe(true);
    expect(mayUndo(asked)).toBe(false);
  });

  test('TW 21.8 nor where somebody else might have been asked in secret', () => {
    const start = position({
      step: 'turnStart',
      sides: { 0: { gold: 9, missions: ['pr-01'], presets: { missions: 'ask' } } },
    });
    expect(mayUndo(start.answer('mission', 'pr-01', 0))).toBe(false);
  });

  test('TW 21.8 or until the line-up or the missions are refilled', () => {
    const line = (last: (table: WarpTable) => WarpTable): boolean => {
      const table = position(me({ gold: 8, missions: ['pr-01'], hand: ['build-01'] }, { step: 'extract' }));
      table.answer('extract', 'resources');
      expect(table.points(0)).toBe(1);
      return mayUndo(last(table));
    };
    expect(line((table) => table.answer('discard', 'draw'))).toBe(true);
    expect(
      line((table) => {
        const [one, other] = table.state.lineUp;
        return table.answers(['discard', 'draw'], ['drawFrom', one!], ['drawFrom', other!]);
      }),
    ).toBe(false);
    const ended = position(
      me({ gold: 9, missions: ['pr-01'], presets: { missions: 'ask' } }, { step: 'replenish' }),
    );
    ended.answer('replenish', 'endTurn').answer('mission', 'pr-01', 0);
    expect([ended.points(0), mayUndo(ended)]).toEqual([1, false]);
  });
});

const DICE_AND_CARDS: Readonly<Record<string, Line>> = {
  'the dice of a combat': [
    // The attacker decides last, and may roll again: only the dice are in the way.
    attacking({ races: ['darja-shadows', 'xotan-timebenders'] }),
    ...DECLARED,
    ['commitLast', 'last', 0],
    ['support', 'none', 1],
    ['combatCard', 'none', 0],
  ],
  'the dice of a Laser Cannon': [
    me(
      { energy: 2, rewards: ['rw-ore-1'], troops: { 's1-start': 1 } },
      {
        areas: { 's1-start': { buildings: ['laser-cannon'] }, [NEST]: { token: 'yellow-2' } },
        chance: [dice(1)],
      },
    ),
    ['action', '+fire'],
    ['shots', 1],
  ],
  'the die of Unstable Flesh': [attacking({}, yellow('tavma-morphlings')), ...DECLARED],
  'a card drawn from the Archive Deck': [consulting(), ['discard', 'draw'], ['drawFrom', 'deck']],
  'a Mission Card drawn in Replenish': [me({ gold: 3 }, { step: 'replenish' }), ['replenish', 'conquest']],
  'a look at the deck by Great Index': [
    me({ races: ['zeto-archivists'], hand: ['build-01'] }, { step: 'consult' }),
    ['discard', 'draw'],
    ['drawFrom', 'deck'],
  ],
  'a look at missions in a Mission Switch': [
    me({ rewards: ['rw-orders-1'], missions: ['cq-03'] }),
    ['action', '+reward:rw-orders-1'],
    ['switchOut', 'cq-03'],
    ['switchDeck', 'progress'],
  ],
  'a card drawn by a Reward Card': [
    me({ rewards: ['rw-find-1'], gold: 1 }),
    ['action', '+reward:rw-find-1'],
    ['drawFrom', 'deck'],
  ],
};

const facedown = { token: 'green-1', facedown: true } as const;

const NEW_ON_THE_TABLE: Readonly<Record<string, Line>> = {
  'a token flipped in Reveal': [
    me(
      { gold: 1, troops: { 's1-colony': 1, 's1-start': 2 } },
      { step: 'movement', areas: { 's1-inner-corner': facedown } },
    ),
    ['moveFrom', 's1-start'],
    ['moveTo', NEST],
    ['moveFrom', 'stop'],
  ],
  'a token flipped by a new ship': [
    me({ rewards: ['rw-ship-1'], gold: 2 }, { areas: { [NEST]: facedown } }),
    ['action', '+reward:rw-ship-1'],
    ['revealTokens', 'yes'],
  ],
  'a token flipped by the attack on it': [attacking({}, { areas: { [NEST]: facedown } }), ...DECLARED],
  'the refill of the line-up': [
    consulting({ step: 'extract', lineUp: ['build-02', 'upgrade-01', 'maneuver-1', 'build-03'] }),
    ['extract', 'resources'],
    ['discard', 'draw'],
    ['drawFrom', 'upgrade-01'],
    ['drawFrom', 'build-02'],
  ],
  'a shuffle': [
    me(
      { races: ['volut-smugglers'], hand: ['build-04'], gold: 1 },
      { lineUp: ['build-02', 'upgrade-01', 'build-05', 'build-03'] },
    ),
    ['action', '+smuggle'],
    ['smuggleIn', 'upgrade-01'],
  ],
};

const OTHERS_ASKED: Readonly<Record<string, Line>> = {
  'a Develop whose followers are asked': [
    me({ hand: ['build-05'], gold: 2, energy: 2 }),
    ['action', 'develop'],
    ['develop', ['build-05', '2', 's1-start', '0/1']],
  ],
  'a Terrashift whose followers are asked': [me({}), ['raise', 's1-colony'], ['lower', 'ring-1']],
  'a choice of Extract, once the teammate is asked': [
    me({ hand: ['build-01'] }, { seats: 6, options: { mode: 'team' }, step: 'extract' }),
    ['extract', 'resources'],
  ],
  'what another player has completed a mission after': [
    me({ rewards: ['rw-ore-1'] }, { step: 'extract', sides: { 1: { gold: 9, missions: ['pr-01'] } } }),
    ['extract', '+reward:rw-ore-1'],
  ],
};

const IN_COMBAT: Readonly<Record<string, Line>> = {
  'a Combat Card, once the next player is asked': [
    attacking({ hand: ['enforce-1'], gold: 2 }),
    ...DECLARED,
    ['combatCard', 'enforce-1', 0],
  ],
  'a declared attack, once the other side is asked': [
    attacking({ races: ['darja-shadows'] }),
    ...DECLARED,
    ['commitLast', 'last', 0],
  ],
  'an option fixed in step 4': [
    // Hired Guns come before the dice.
    attacking({ hand: ['enforce-1'], gold: 2, energy: 2, races: ['solca-mercenaries'] }),
    ...DECLARED,
    ['combatCard', 'enforce-1', 0],
    ['support', 'none', 1],
    ['beforeReveal', 'reveal'],
    ['cardOption', ['1'], 0],
  ],
};

const AND_MORE: Readonly<Record<string, Line>> = {
  'a card taken with Light Fingers': [
    me(
      { rewards: ['rw-thief-1'], gold: 1 },
      { switches: ['stealSymbol'], sides: { 1: { hand: ['build-01', 'build-02'] } } },
    ),
    ['action', '+reward:rw-thief-1'],
  ],
  'a supply that was shown': [
    attacking({ hand: ['elite-1'], gold: 2, races: ['solca-mercenaries'] }),
    ...DECLARED,
    ['combatCard', 'elite-1', 0],
    ['support', 'none', 1],
    ['beforeReveal', 'reveal'],
  ],
  'a bribe that was accepted': [
    attacking({ gold: 2, races: ['solca-mercenaries'] }, { sides: { 1: { hand: ['enforce-1'] } } }),
    ...DECLARED,
    ['combatCard', 'none', 0],
    ['support', 'enforce-1', 1],
    ['bribe', 'offer'],
    ['offerAmount', 1],
    ['answerBribe', 'accept', 1],
  ],
};

describe('what cannot be taken back', () => {
  /** Who could take something back after it, the active player or anybody else. */
  function undoersOf(line: Line): Seat[] {
    const table = play(line);
    return [...table.state.players.keys()].filter(
      (seat) => mayUndo(table, seat) || errorOf(() => table.undo(seat)).code !== 'undoLocked',
    );
  }

  test.each(Object.entries(DICE_AND_CARDS))('TW 21.2 %s', (_, line) => expect(undoersOf(line)).toEqual([]));
  test.each(Object.entries(NEW_ON_THE_TABLE))('TW 21.3 %s', (_, line) => expect(undoersOf(line)).toEqual([]));
  test.each(Object.entries(OTHERS_ASKED))('TW 21.4 %s', (_, line) => expect(undoersOf(line)).toEqual([]));
  test.each(Object.entries(IN_COMBAT))('TW 21.5 %s', (_, line) => expect(undoersOf(line)).toEqual([]));
  test.each(Object.entries(AND_MORE))('TW 21.6 %s', (_, line) => expect(undoersOf(line)).toEqual([]));

  test('TW 21.2 a look at the deck by Sealed Vault, and a Reward Card drawn', () => {
    const vault = raid(yellow('zeto-archivists')).passOthers();
    expect(vault.isAsked('takeLooked', 0)).toBe(true);
    expect(mayUndo(vault)).toBe(false);
    const claims = position(
      me({ races: ['dura-scavengers'], troops: { 's1-colony': 1, 's1-start': 3 } }, { step: 'movement' }),
    ).answers(['moveFrom', 's1-start'], ['moveTo', NEST]);
    expect(claims.player(0).rewards).toHaveLength(1);
    expect(mayUndo(claims)).toBe(false);
  });

  test('TW 21.4 a support that was declined, once the next player is asked', () => {
    const table = position(attacking({}, { seats: 3 })).answers(...DECLARED);
    table.answer('combatCard', 'none', 0).answer('support', 'none', 1);
    expect(table.isAsked('support', 2)).toBe(true);
    expect([mayUndo(table, 0), mayUndo(table, 1)]).toEqual([false, false]);
  });

  test('TW 21.4, TW 21.5 a supporter’s card, once the attacker is asked for a bribe; an offer, once it is out; an answer to it', () => {
    const table = position(
      attacking({ gold: 3, energy: 1 }, { sides: { 1: { hand: ['enforce-1'], gold: 2 } } }),
    );
    table
      .answers(...DECLARED)
      .answer('combatCard', 'none', 0)
      .answer('support', 'enforce-1', 1);
    expect([table.isAsked('bribe', 0), mayUndo(table, 1)]).toEqual([true, false]);
    table.answer('bribe', 'offer').answer('offerKinds', ['gold']);
    expect(mayUndo(table, 0)).toBe(true);
    table.answer('offerAmount', 1);
    expect([table.isAsked('answerBribe', 1), mayUndo(table, 0)]).toEqual([true, false]);
    table.answer('answerBribe', 'counter', 1);
    expect(mayUndo(table, 1)).toBe(true);
    table.answer('demandKinds', ['gold'], 1).answer('demandAmount', 2, 1);
    expect([table.isAsked('answerDemand', 0), mayUndo(table, 1)]).toEqual([true, false]);
  });

  describe('TW 21.4 a proposal within a team', () => {
    const dividing = () => {
      const table = newGame(4, { mode: 'team' }, seededChance('team'));
      const [one, other] = table.match.pending.map(({ ask }) => ask.seat) as [Seat, Seat];
      const path = (seat: Seat): string[] => {
        const asked = table.asked().find((question) => question.seat === seat)!;
        const taken: string[] = [];
        for (let at = asked.paths; at && Object.keys(at).length > 0; at = at[taken.at(-1)!])
          taken.push(Object.keys(at)[0]!);
        return taken;
      };
      const propose = (seat: Seat): void => {
        for (const kind of ['ownRaces', 'matesRaces']) table.answer(kind, path(seat), seat);
      };
      return { table, one, other, mate: (one + 2) % 4, otherMate: (other + 2) % 4, path, propose };
    };

    test('TW 21.4 stands once the other member is asked, and once that one has agreed', () => {
      const { table, one, mate, path } = dividing();
      table.answer('ownRaces', path(one), one);
      expect(mayUndo(table, one)).toBe(true);
      table.answer('matesRaces', path(one), one);
      expect(table.isAsked('agreeRaces', mate)).toBe(true);
      expect(mayUndo(table, one)).toBe(false);
      table.answer('agreeRaces', 'agree', mate);
      expect(mayUndo(table, one)).toBe(false);
    });

    test('TW 21.4 is not settled by what another team does meanwhile', () => {
      const { table, one, other, otherMate, path, propose } = dividing();
      table.answer('ownRaces', path(one), one);
      propose(other);
      table.answer('agreeRaces', 'agree', otherMate);
      const before = structuredClone(table.state);
      expect([mayUndo(table, one), mayUndo(table, otherMate)]).toEqual([true, true]);
      table.undo(one);
      expect(table.isAsked('ownRaces', one)).toBe(true);
      expect(table.view('spectator').proposals[one % 2]).toBeNull();
      expect(table.view('spectator').proposals[other % 2]).toMatchObject({ by: other });
      table.answer('ownRaces', path(one), one).undo(otherMate).answer('agreeRaces', 'agree', otherMate);
      expect(table.state).toEqual(before);
      expect(table.isAsked('matesRaces', one)).toBe(true);
    });

    test('TW 21.4 stands for good once all teams have agreed', () => {
      const { table, one, other, mate, otherMate, propose } = dividing();
      propose(one);
      propose(other);
      table.answer('agreeRaces', 'agree', mate).answer('agreeRaces', 'agree', otherMate);
      expect([0, 1, 2, 3].filter((seat) => mayUndo(table, seat))).toEqual([]);
    });
  });

  test('TW 21.4 the picks of the draft, once both are made', () => {
    const table = newGame(2, {}, seededChance('draft'));
    const [one, other] = table.match.pending.map(({ ask }) => ask.seat) as [Seat, Seat];
    table.answer('draftRace', table.options('draftRace', one)[0]!, one);
    expect([mayUndo(table, one), mayUndo(table, other)]).toEqual([true, false]);
    table.answer('draftRace', table.options('draftRace', other)[0]!, other);
    expect([mayUndo(table, one), mayUndo(table, other)]).toEqual([false, false]);
  });

  test('TW 21.1 the end of a turn', () => {
    const table = position({ step: 'replenish' }).answer('endTurn', 'done');
    expect(table.state.active).toBe(1);
    expect(mayUndo(table, 0)).toBe(false);
  });

  test('TW 21.9 anything, when the game is over', () => {
    const table = position({ step: 'replenish', active: 1, endgame: 0 }).answer('endTurn', 'done');
    expect(table.match.over).toBe(true);
    for (const seat of [0, 1]) expect(errorOf(() => table.undo(seat)).code).toBe('undoLocked');
  });
});

test('TW 21.1 undo restores everything exactly, the source of chance included, all through a game', () => {
  const table = startedGame(3, {}, seededChance('undo'));
  const random = new Random('undo');
  let undone = 0;
  for (let n = 0; n < 250 && !table.match.over; n++) {
    const before = everythingOf(table);
    const pending = random.pick(table.match.pending);
    const { seat, kind } = pending.ask;
    const value = randomAnswer(pending, random);
    table.answer(kind, value, seat);
    if (!mayUndo(table, seat)) continue;
    const after = everythingOf(table);
    expect(everythingOf(table.undo(seat))).toBe(before);
    expect(everythingOf(table.answer(kind, value, seat))).toBe(after);
    undone++;
  }
  expect(undone).toBeGreaterThan(60);
});

test('TW 21.7 a Reward Ability that draws nothing can be taken back', () => {
  const table = position(me({ races: ['skolok-miners'], rewards: FOUR, gold: 1 }));
  const before = everythingOf(table);
  table.answer('action', '+badges:skolok-miners').answer('badges', FOUR.slice(0, 2));
  expect(everythingOf(table.undo(0).undo(0))).toBe(before);
});
