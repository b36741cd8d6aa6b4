import { Random, canonical } from '@warptable/kernel';
import type { Viewer } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { OBJECTIVES, TACTICS } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import type { WarpgateView } from '../rules/view.ts';
import { position } from './arrange.ts';
import type { Side, WarpgateTable } from './arrange.ts';
import { errorOf, newGame, playRandomly, setUp, startedGame } from './playing.ts';

const BLUE = 0;
const RED = 1;
const OTHERS: readonly Viewer[] = [RED, 'spectator'];

/** All that a viewer gets to know: its view, and what it is told. */
const knownTo = (table: WarpgateTable, viewer: Viewer): string =>
  canonical([table.view(viewer), table.match.eventsFor(viewer)]);

/** Checks that these cards of blue are known to blue and to nobody else. */
function expectSecret(table: WarpgateTable, ...ids: string[]): void {
  for (const id of ids) {
    expect(knownTo(table, BLUE)).toContain(id);
    for (const viewer of OTHERS) expect(knownTo(table, viewer)).not.toContain(id);
  }
}

describe('the log', () => {
  test('WG 15.2 cards drawn: their number to all, the cards to the owner', () => {
    const side: Side = { hand: ['ac-01', 'ac-02'], deck: ['ac-07', 'ac-09', 'ac-10'] };
    const table = position({ turn: 3, sides: { blue: side } })
      .act('draw')
      .answer('drawCount', 3);
    expect(table.events('CardsDrawn', BLUE)).toMatchObject([
      { count: 3, only: { cards: ['ac-07', 'ac-09', 'ac-10'] } },
    ]);
    for (const viewer of OTHERS)
      expect(table.events('CardsDrawn', viewer)).toEqual([{ type: 'CardsDrawn', seat: BLUE, count: 3 }]);
  });

  test('WG 15.2 an Objective taken: its type to all, its front to the taker', () => {
    const table = position({
      objectives: ['ob-o3', 'ob-j4'],
      sides: { blue: { hand: ['ac-03'], ships: { 'home-blue': 1 } } },
    }).act('control');
    table.answers(['settle', 'home-blue'], ['objective', 'oceanic@1']);
    expectSecret(table, 'ob-o3');
    for (const viewer of OTHERS)
      expect(table.events('ObjectiveTaken', viewer)).toEqual([
        { type: 'ObjectiveTaken', seat: BLUE, planetType: 'oceanic' },
      ]);
  });

  test('WG 15.1, WG 15.2 Promote: the taker sees all cards, others their number and then those discarded', () => {
    const table = position({
      turn: 3,
      promotion: ['at-ambush', 'at-minefield', 'he-ulgra'],
      sides: { blue: { hand: ['ac-10'] } },
    }).act('promote');
    table.answer('promoteCount', 3);
    expectSecret(table, 'at-ambush', 'at-minefield', 'he-ulgra');
    for (const viewer of OTHERS) expect(table.view(viewer).players[BLUE]!.recruitsSize).toBe(3);
    expect(table.question('keepTactics').ask.about).toBeUndefined();
    table.answer('keepTactics', 'at-minefield');
    expectSecret(table, 'at-minefield');
    for (const viewer of OTHERS) {
      expect(table.events('TacticsKept', viewer)).toEqual([{ type: 'TacticsKept', seat: BLUE, count: 1 }]);
      expect(table.view(viewer).promotionDiscard).toEqual(['at-ambush', 'he-ulgra']);
      expect(table.view(viewer).players[BLUE]!.tacticsDeckSize).toBe(9);
    }
  });

  test('WG 15.1 the two Promotion cards of the Ancients homeworld are seen by their taker alone', () => {
    const table = position({
      board: 'R6',
      step: 'endOfRound',
      promotion: ['at-ambush', 'at-minefield'],
      sides: { blue: { colonies: ['ancients-homeworld', 'spec-volcanic', 'spec-oceanic', 'spec-arctic'] } },
    }).answer('ruins', 'promotions');
    expect(table.events('TacticsKept', BLUE)).toMatchObject([
      { count: 2, only: { cards: ['at-ambush', 'at-minefield'] } },
    ]);
    expectSecret(table, 'at-ambush', 'at-minefield');
    expect(table.events('TacticsKept', RED)).toEqual([{ type: 'TacticsKept', seat: BLUE, count: 2 }]);
  });

  test('WG 15.1 the top Objective looked at: its front to the looker, its type to all', () => {
    const table = position({
      objectives: ['ob-o3', 'ob-j4'],
      objectiveDeck: ['ob-v5', 'ob-a3'],
      sides: { blue: { faction: 'elenari-veiled-court', hand: ['ac-03'], ships: { 'home-blue': 1 } } },
    }).act('control');
    table.answers(['settle', 'home-blue'], ['objective', 'oceanic@1'], ['lookAtTopObjective', 'yes']);
    expect(table.view(BLUE).players[BLUE]!.own!.peeked).toBe('ob-v5');
    expectSecret(table, 'ob-v5', 'ob-o3');
    table.answer('swapObjective', 'yes');
    expectSecret(table, 'ob-v5');
    expect(table.events('TopObjectiveLookedAt', 'spectator')).toEqual([
      { type: 'TopObjectiveLookedAt', seat: BLUE, planetType: 'volcanic' },
    ]);
    // The card that went back was laid out as the new available one, face down: only blue knows it.
    expect(table.view(RED).objectives).toEqual(['jungle', 'oceanic']);
  });

  test('WG 15.1 the Promotion card that Lost Veterans show is seen by the looker, until it is discarded', () => {
    const table = position({
      promotion: ['at-ambush'],
      tokens: { 't1a-jungle': 'veterans' },
      sides: { blue: { hand: ['ac-12'], ships: { 'home-blue': 1 } } },
    }).act('maneuver');
    table.answer('moveTo', 't1a-jungle');
    expectSecret(table, 'at-ambush');
    expect(table.events('TopPromotionLookedAt', RED)).toHaveLength(1);
    table.answer('keepVeteran', 'no');
    for (const viewer of OTHERS) expect(table.view(viewer).promotionDiscard).toEqual(['at-ambush']);
  });
});

describe('a battle', () => {
  function attack(): WarpgateTable {
    const table = position({
      turn: 2,
      sides: {
        blue: { hand: ['ac-02'], ships: { 'home-blue': 2 }, tactics: ['at-ambush', 'at-crossfire'] },
        red: { ships: { 't1a-jungle': 2 }, tactics: ['at-minefield', 'at-rear-guard'] },
      },
    }).act('advance');
    return table.answer('moveTo', 't1a-jungle');
  }

  test('WG 15.1 Tactics cards drawn are seen by their owner; others see their number', () => {
    const table = attack();
    expectSecret(table, 'at-ambush', 'at-crossfire');
    expect(table.view(BLUE).players[BLUE]!.own!.tacticsHand).toEqual(['at-ambush', 'at-crossfire']);
    for (const viewer of OTHERS) expect(table.view(viewer).players[BLUE]!.tacticsHandSize).toBe(2);
    expect(knownTo(table, RED)).toContain('at-minefield');
    expect(knownTo(table, BLUE)).not.toContain('at-minefield');
    for (const { ask } of table.match.pending) expect(ask.about).toBeUndefined();
  });

  test('WG 15.1 of a card played before the reveal others see that one was chosen, not which', () => {
    const tables = (['at-ambush', 'at-crossfire'] as const).map((card) => {
      const table = attack();
      const before = OTHERS.map((viewer) => canonical(table.view(viewer)));
      table.answer('tactics', card, BLUE);
      expect(OTHERS.map((viewer) => canonical(table.view(viewer)))).toEqual(before);
      expect(table.match.pending.map(({ ask }) => ask.seat)).toEqual([RED]);
      return table;
    });
    for (const viewer of OTHERS) expect(knownTo(tables[0]!, viewer)).toBe(knownTo(tables[1]!, viewer));
  });

  test('WG 15.1 after the reveal all see the played cards and those discarded', () => {
    const table = attack().answer('tactics', 'at-ambush', BLUE).answer('tactics', 'at-minefield', RED);
    for (const viewer of [BLUE, ...OTHERS]) {
      expect(table.view(viewer).players[BLUE]!.tacticsDiscard.toSorted()).toEqual([
        'at-ambush',
        'at-crossfire',
      ]);
      expect(table.view(viewer).players[RED]!.tacticsDiscard.toSorted()).toEqual([
        'at-minefield',
        'at-rear-guard',
      ]);
    }
  });

  test('WG 15.1 the Tactics cards that the Gatekeepers draw are seen by nobody until the reveal', () => {
    const table = position({
      solo: true,
      sides: {
        blue: { hand: ['ac-02'], ships: { 'home-blue': 2 }, tactics: ['bt-c', 'bt-b'] },
        red: { ships: { 't1a-jungle': 2 }, tactics: ['at-minefield', 'at-rear-guard'] },
      },
    }).act('advance');
    table.answer('moveTo', 't1a-jungle');
    for (const viewer of [BLUE, 'spectator'] as const) {
      expect(table.view(viewer).players[RED]!.tacticsHandSize).toBe(2);
      expect(knownTo(table, viewer)).not.toMatch(/at-minefield|at-rear-guard/);
    }
    table.answer('tactics', 'bt-c');
    for (const viewer of [BLUE, 'spectator'] as const)
      expect(table.events('TacticsRevealed', viewer)[1]).toMatchObject({
        card: 'at-minefield',
        discarded: ['at-rear-guard'],
      });
  });
});

/** A view without what only its viewer sees. */
function publicPart(view: WarpgateView): string {
  const players = view.players.map(({ own: _own, objectives, ...player }) => ({
    ...player,
    objectives: objectives.map(({ type }) => type),
  }));
  return canonical({ ...view, viewer: null, players });
}

describe('whole games', () => {
  test('WG 15.4 spectators see what all see, and nothing else', () => {
    const table = startedGame(3, { exploration: 'on' }, 'spectator');
    playRandomly(
      table,
      new Random('spectator'),
      () => {
        const seen = table.view('spectator');
        expect(seen.players.some(({ own }) => own !== undefined)).toBe(false);
        expect(seen.players.flatMap(({ objectives }) => objectives).some(({ id }) => id !== undefined)).toBe(
          false,
        );
        for (const seat of [0, 1, 2]) expect(publicPart(table.view(seat))).toBe(publicPart(seen));
      },
      300,
    );
    const told = table.match.eventsFor('spectator').map(({ event }) => event);
    expect(told.some((event) => 'only' in event || 'audience' in event)).toBe(false);
    for (const seat of [0, 1, 2]) {
      const heard = table.match.eventsFor(seat).filter(({ event }) => !event.audience);
      expect(heard.map(({ event }) => event.type)).toEqual(told.map(({ type }) => type));
    }
  });

  test('WG 15.3 neither the seed nor the order of a deck reaches anybody', () => {
    const seed = 'open-sesame';
    const table = setUp(newGame(2, {}, seed));
    playRandomly(table, new Random(1), () => {}, 60);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const known = knownTo(table, viewer);
      expect(known).not.toContain(seed);
      expect(known).not.toContain(canonical(table.state.technologyDeck).slice(1, -1));
      expect(known).not.toContain(canonical(table.state.promotionDeck.slice(-3)).slice(1, -1));
      for (const pile of [table.state.objectiveDeck, table.state.unusedObjectives])
        for (const id of pile) expect(known).not.toContain(`"${id}"`);
    }
  });

  test('WG 15.1 error messages and refusals do not tell what is hidden', () => {
    const table = position({ sides: { red: { hand: ['ac-07', 'ac-11'], objectives: ['ob-d4'] } } });
    const attempts = [
      () => table.match.answer({ seat: BLUE, kind: 'card', value: 'ac-07' }),
      () => table.match.answer({ seat: RED, kind: 'card', value: 'ac-12' }),
      () => table.match.sideAction(BLUE, 'layCard', 'ac-12'),
      () => table.match.undo(BLUE),
    ];
    for (const attempt of attempts) expect(errorOf(attempt).message).not.toMatch(/ac-11|ob-d4/);
  });

  test.each([1, 3])(
    'WG 15.5 at the end all Objectives, Heroes and Advanced cards are public (%i seats)',
    (seats) => {
      const table = startedGame(seats, {}, `end ${seats}`);
      playRandomly(table, new Random(seats));
      expect(table.match.over).toBe(true);
      const seen = table.view('spectator');
      table.state.players.forEach(({ objectives, tacticsDeck, tacticsDiscard }, seat) => {
        expect(seen.players[seat]!.objectives.map(({ id }) => id)).toEqual(objectives);
        expect(objectives.map((id) => OBJECTIVES[id].type)).toEqual(
          seen.players[seat]!.objectives.map(({ type }) => type),
        );
        const honours = [...tacticsDeck, ...tacticsDiscard].filter((card) => TACTICS[card].kind !== 'basic');
        expect(seen.players[seat]!.knownTactics.toSorted()).toEqual(honours.toSorted());
      });
    },
  );

  test('WG 15.6 a bot thinks in worlds that agree with the view of its seat and are dealt anew beyond it', () => {
    const table = startedGame(2, { exploration: 'on' }, 'bots');
    playRandomly(table, new Random('bots'), () => {}, 40);
    const random = new Random('thoughts');
    const truth = canonical(table.state);
    const worlds = Array.from({ length: 20 }, () => table.match.determinize(RED, random));
    for (const world of worlds) expect(canonical(world.view(RED))).toBe(canonical(table.view(RED)));
    const distinct = (what: (state: State) => unknown): number =>
      new Set(worlds.map(({ state }) => canonical(what(state)))).size;
    expect(distinct((s) => s.players[BLUE]!.hand)).toBeGreaterThan(1);
    expect(distinct((s) => s.players[RED]!.deck)).toBeGreaterThan(10);
    expect(distinct((s) => s.technologyDeck)).toBe(20);
    expect(distinct((s) => s.promotionDeck)).toBe(20);
    expect(distinct((s) => s.tokens)).toBe(20);
    expect(canonical(table.state)).toBe(truth);
  });
});
