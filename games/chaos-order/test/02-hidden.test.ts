import { Random } from '@warptable/kernel';
import type { Viewer } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { chaosOrder } from '../rules/game.ts';
import { position } from './arrange.ts';
import type { SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const ZCHARO: SideUp = {
  faction: 'zcharo',
  hand: ['levy', 'tribute'],
  fresh: ['envoy'],
  energy: 4,
  gems: 2,
  fame: 3,
};
const SHIP: SideUp = { faction: 'circadians', hand: ['ambush'], vault: [2, 3] };

const table = () =>
  position({
    sides: [ZCHARO, SHIP],
    acting: { seat: 0, phase: 'move' },
    intel: ['intel-lab-copy'],
    discard: ['feint'],
  });

describe('what is public', () => {
  test('CO 2.1, CO 2.5, CO 2.13 the map, boards, goods, tokens, kept leaders and the discard pile', () => {
    const view = table().view('spectator');
    expect(view.players[0]).toMatchObject({
      energy: 4,
      gems: 2,
      fame: 3,
      tokens: [1, 3, 4, 5],
      faction: 'zcharo',
    });
    expect(view.players[0]?.leaders.map(({ id }) => id)).toEqual(['oachra', 'cahzor', 'zucalah']);
    expect(view.players[1]?.base).not.toBeNull();
    expect(view.discard).toEqual(['feint']);
    expect(new Set(view.regions.map(({ relic }) => relic))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });

  test('CO 2.4 which tokens lie in a vault', () => {
    expect(table().view(0).players[1]?.vault).toEqual([2, 3]);
  });
});

describe('what is hidden', () => {
  test('CO 2.2, CO 2.8, CO 2.14 hands: their size and how many cards are fresh is all that others see', () => {
    const game = table();
    for (const viewer of [1, 'spectator'] as const) {
      const seen = game.view(viewer).players[0]!;
      expect(seen).toMatchObject({ handSize: 3, freshSize: 1, known: [] });
      expect(seen.own).toBeUndefined();
      expect(JSON.stringify(game.view(viewer))).not.toMatch(/levy|tribute|envoy/);
    }
    expect(game.view(0).players[0]?.own).toMatchObject({
      hand: ['envoy', 'levy', 'tribute'],
      fresh: ['envoy'],
    });
  });

  test('CO 2.3 the draw pile: its size alone', () => {
    const view = table().view(0);
    expect(view.deckSize).toBe(44 - 4 - 1);
    expect(JSON.stringify(view)).not.toMatch(/burst-engines|signal-flares|chronicle/);
  });

  test('CO 2.9 intel held: its number is public, the cards are the Circadians’ own', () => {
    const game = table();
    expect(game.view(0).intel).toMatchObject({ heldSize: 1 });
    expect(game.view(0).intel?.held).toBeUndefined();
    expect(game.view(1).intel?.held).toEqual(['intel-lab-copy']);
  });

  test('CO 2.11, CO 2.12 drawn cards are told to the owner, discarded ones to all', () => {
    const game = position({
      sides: [
        { faction: 'zcharo', columns: { move: 5 }, hand: ['levy', 'tribute', 'envoy', 'ambush', 'feint'] },
        SHIP,
      ],
      acting: { seat: 0, phase: 'move' },
      deck: ['chronicle'],
    }).answers(['turn', 'main'], ['discard', ['levy']]);
    expect(game.events('CardsDrawn', 0)[0]?.only).toMatchObject({ cards: ['chronicle'] });
    expect(game.events('CardsDrawn', 1)[0]?.only).toBeUndefined();
    expect(game.events('CardsDrawn', 1)[0]?.count).toBe(1);
    expect(game.events('CardsDiscarded', 1)).toMatchObject([{ seat: 0, cards: ['levy'] }]);
    expect(game.view('spectator').discard).toEqual(['levy']);
  });

  test('CO 13.17, CO 2.19, CO 29.4 a plan that is locked is seen by nobody else; once both are, they are final', () => {
    const game = fight({
      me: { faction: 'zcharo', hand: ['levy'] },
      other: { faction: 'ai' },
      ground: { fighters: { 0: 2, 1: 2 } },
    }).answer('plan', ['hold', 'levy', 'faceup'], 0);
    expect(game.isAsked('plan', 0)).toBe(false);
    expect(game.isAsked('plan', 1)).toBe(true);
    expect(game.view(1).battle?.sides.map(({ plan }) => plan)).toEqual([null, null]);
    expect(JSON.stringify(game.view(1))).not.toContain('levy');
    game.answer('plan', ['press', 'none'], 1);
    for (const seat of [0, 1]) expect(game.match.undoable(seat)).toMatchObject({ ok: false });
  });

  test('CO 2.15 after the game everything may be shown', () => {
    const game = fight({
      me: { faction: 'oxataya', fame: 8, hand: ['levy'] },
      other: { faction: 'ai', hand: ['tribute'] },
      ground: { fighters: { 0: 3, 1: 1 } },
      plans: ['press', 'press'],
    });
    game.expectNothingPending();
    expect(game.view('spectator').players.map(({ own }) => own?.hand)).toEqual([['levy'], ['tribute']]);
  });
});

describe('what is dealt anew for a viewer', () => {
  const HAND = ['ambush', 'envoy', 'levy', 'tribute'] as const;
  const state = () =>
    position({
      sides: [{ faction: 'zcharo', hand: HAND }, { faction: 'circadians' }, { faction: 'ai' }],
      intel: ['intel-lab-copy', 'intel-supply-route', 'intel-supply-route'],
      acting: { seat: 2, phase: 'move' },
      adjust: (s) => {
        s.players[0]!.open = ['levy'];
        s.players[0]!.perceived = ['envoy', 'levy'];
      },
    }).state;

  /** Cards of the hand that stay in it in every one of many worlds. */
  const certain = (viewer: Viewer): string[] => {
    let kept: string[] = [...HAND];
    for (let n = 0; n < 60; n++) {
      const s = chaosOrder.copy(state());
      chaosOrder.determinize(s, viewer, new Random(`dealt ${n}`));
      kept = kept.filter((card) => s.players[0]!.hand.includes(card as 'levy'));
      expect(chaosOrder.violations(s)).toEqual([]);
    }
    return kept;
  };

  test('CO 2.18 what everybody knows stays in the hand, what Perceptive has seen for the Circadians alone', () => {
    expect(certain(0)).toEqual([...HAND]);
    expect(certain(1)).toEqual(['envoy', 'levy']);
    expect(certain(2)).toEqual(['levy']);
    expect(certain('spectator')).toEqual(['levy']);
  });

  test('CO 2.9 intel is dealt anew for all but the Circadians, and lies in order', () => {
    const held = (viewer: Viewer): Set<string> => {
      const found = new Set<string>();
      for (let n = 0; n < 40; n++) {
        const s = chaosOrder.copy(state());
        chaosOrder.determinize(s, viewer, new Random(`intel ${n}`));
        expect(s.intelHeld).toEqual(s.intelHeld.toSorted());
        found.add(s.intelHeld.join());
      }
      return found;
    };
    expect(held(1).size).toBe(1);
    expect(held(0).size).toBeGreaterThan(5);
  });

  test('CO 2.7 which card was the bluff nobody else knows: it is one of the hand', () => {
    const table = fight({
      me: { faction: 'oxataya', gems: 1, hand: ['ambush', 'levy', 'tribute'] },
      other: { faction: 'ai' },
      ground: { fighters: { 0: 2, 1: 2 } },
      plans: ['wildGuard ambush facedown', 'hold'],
    });
    expect(table.isAsked('reroll', 0)).toBe(true);
    for (let n = 0; n < 20; n++) {
      const s = chaosOrder.copy(table.state);
      chaosOrder.determinize(s, 1, new Random(`bluff ${n}`));
      expect(s.players[0]!.hand).toContain(s.battle!.sides[0].plan!.card);
    }
  });
});

test('CO 2.16 moments are left out and asked again one by one', () => {
  const game = table();
  const skips = () => game.view(0).players[0]!.own!.skips;
  game.sideAction(0, 'skipCards', 'price:ask').sideAction(0, 'skipCards', 'pass:ask');
  expect(skips()).toEqual(['combatStart', 'relicStart', 'relicTaken']);
  game.sideAction(0, 'skipCards', 'price:skip');
  expect(skips()).toEqual(['price', 'combatStart', 'relicStart', 'relicTaken']);
  expect(game.view(1).players[0]!.own).toBeUndefined();
});
