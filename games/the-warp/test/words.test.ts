import { Match, askedOf, seededChance } from '@warptable/kernel';
import type { Asked, Value, Words } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { BOARDS } from '../content/index.ts';
import type { BoardKey, MapSide } from '../content/index.ts';
import type { WarpEvent } from '../rules/events.ts';
import { theWarp } from '../rules/game.ts';
import { REFUSED } from '../rules/refusals.ts';
import type { CombatView, WarpView } from '../rules/view.ts';
import { areaCode, areaName } from '../words/areas.ts';
import { theWarpWords } from '../words/index.ts';
import { QUESTIONS, isQuestion } from '../rules/questions.ts';
import { mapText } from '../words/map.ts';
import { expectReadable } from './readable.ts';

/** Whatever is asked, questions of other rules among them. */
const words: Words<WarpView, WarpEvent> = theWarpWords;

const gameOf = (seats: number, options: object = {}) =>
  new Match(theWarp, { options: theWarp.readOptions(options, seats), seats, chance: seededChance('words') });

const match = gameOf(4);
const view = match.view(0);

/** A question to Red, who is seat 0. */
const asking = (kind: string, options: readonly Value[], more: Partial<Asked> = {}): Asked => ({
  seat: 0,
  kind,
  form: 'one',
  options,
  refused: [],
  rule: '',
  min: 1,
  max: 1,
  ...more,
});

const label = (asked: Asked, value: Value, seen: WarpView = view): string => words.option(seen, asked, value);

describe('the kinds of questions', () => {
  test('are those of the side actions too, but for what the clock does', () => {
    const kinds = Object.entries(theWarp.sideActions).flatMap(([kind, { byClock }]) => (byClock ? [] : kind));
    expect(kinds).toEqual(['preset', 'timeout']);
    for (const sideAction of kinds) expect(isQuestion(sideAction)).toBe(true);
  });

  test.each(Object.keys(QUESTIONS).filter(isQuestion))('%s: others are told what is decided', (kind) => {
    expect(words.waiting(view, kind)).toMatch(/^[a-z]+ing\b/);
    expectReadable(words.waiting(view, kind));
  });

  test('an unknown one still has words', () => {
    expect(words.prompt(view, asking('riddle', []))).toBe('Make your choice');
    expect(words.waiting(view, 'riddle')).toBe('making a choice');
  });
});

test('every refusal is a sentence of its own, with its rule', () => {
  const sentences = Object.values(REFUSED).map((refusal) => words.refusal(refusal));
  for (const sentence of sentences) expectReadable(sentence, /^[A-Z].{15,} \(TWS? \d+\.\d+\)$/);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(words.refusal(REFUSED.oneTroopStays)).toBe(
    'One Troop has to stay, so an attack takes at least two here (TW 10.3)',
  );
});

describe('areas', () => {
  test.each(Object.keys(BOARDS) as BoardKey[])('have names and codes of their own on board %s', (key) => {
    const areas = BOARDS[key].areas.map(({ id }) => id);
    const names = areas.map((id) => areaName(id, 'spectator'));
    const codes = areas.map(areaCode);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^\w{3}$/);
    const side = key.slice(1) as MapSide;
    const map = mapText(gameOf(Number(key.charAt(0)), { side }).view('spectator'));
    for (const code of codes) expect(map.split(code)).toHaveLength(2);
  });

  test('read like names', () => {
    expect(areaName('s1-upper-left', 'spectator')).toBe("Red's upper left area");
    expect(areaName('s1-upper-left', 0)).toBe('your upper left area');
    expect(areaName('s2-colony', 0)).toBe("Blue's Colony");
    expect(areaName('gate', 0)).toBe('the Warp Gate');
    expect(areaName('connect-inner', 0)).toBe('the inner Connect area');
  });

  test('the ring areas are called by where they lie around the Warp Gate', () => {
    const { areas } = BOARDS['6A'];
    for (const { id, kind, c, r } of areas) {
      if (kind !== 'ring') continue;
      const sides = [...(r === 0 ? [] : [r > 0 ? 'top' : 'bottom']), c > 0 ? 'right' : 'left'];
      expect(areaName(id, 0)).toBe(`the ${sides.join(' ')} ring area`);
    }
  });

  test('tell their height, their icons, and who and what is there', () => {
    expect(label(asking('moveFrom', ['s1-colony']), 's1-colony')).toBe(
      'Your Colony (multiplier 2, Gold, Energy): your 3 Troops, Command Center, Gold Mine, Energy Plant, Trade Post',
    );
    expect(label(asking('raise', ['s1-middle']), 's1-middle')).toBe(
      'Your middle area (multiplier 3): a facedown Exiled Token; the multiplier becomes 4',
    );
    expect(label(asking('attackTarget', ['s2-start']), 's2-start')).toBe(
      "Attack Blue's start area (multiplier 1, Energy): Blue's 1 Troop",
    );
  });

  test('the map shows heights, owners, Troops and tokens', () => {
    const lines = mapText(view).split('\n');
    const row = lines.findIndex((line) => line.includes('RCo'));
    expect(lines[row]).toContain('RCo ▃2 ge RSt ▁1 e');
    expect(lines[row + 1]).toContain('R3 CMET   R1');
    const middle = lines.findIndex((line) => line.includes('RMi'));
    expect(lines[middle]).toMatch(/RMi ▅3 {4}RIn ▇4@/);
    expect(lines[middle + 1]).toMatch(/\? {9}\?/);
  });
});

describe('who sits where', () => {
  test('by colour, and by races once they are taken', () => {
    expect(words.seat(view, 1)).toBe('Blue');
    const races = ['xelo-traders', 'darja-shadows'] as const;
    const later = { ...view, players: view.players.map((player) => ({ ...player, races })) };
    expect(words.seat(later, 3)).toBe("Orange (Xe'lo, Darja)");
  });
});

describe('a path of choices', () => {
  const path = (
    kind: string,
    taken: readonly Value[],
    options: readonly Value[],
    about?: Asked['about'],
  ): Asked => asking(kind, options, { form: 'path', taken, ...(about === undefined ? {} : { about }) });

  test('a Build, from the card to the card discarded for it', () => {
    const card = path('develop', [], ['build-any-1']);
    expect(words.prompt(view, card)).toBe('Play a Develop Card for 1 resource less (Develop)');
    expect(label(card, 'build-any-1')).toBe(
      'Build Anything: any building for 2 Gold and 1 Energy, discarding another card, ' +
        'or any building for 2 Gold and 3 Energy, drawing 2 cards; discarded in Consult, it brings 1 Gold',
    );
    const option = path('develop', ['build-any-1'], ['1', '2']);
    expect(words.prompt(view, option)).toBe(
      'Use Build Anything for one of its options, for 1 resource less (Develop)',
    );
    expect(label(option, '1')).toBe('Build anything for 2 Gold and 1 Energy, discarding another card');
    expect(label(option, '2')).toBe('Build anything for 2 Gold and 3 Energy, drawing 2 cards');
    const type = path('develop', ['build-any-1', '1'], ['gold-mine']);
    expect(words.prompt(view, type)).toBe('Choose what to build');
    expect(label(type, 'gold-mine')).toBe('Gold Mine');
    const area = path('develop', ['build-any-1', '1', 'gold-mine'], ['s1-start']);
    expect(words.prompt(view, area)).toBe('Choose where to build a Gold Mine');
    expect(label(area, 's1-start')).toBe('Your start area (multiplier 1, Energy): your 1 Troop');
    const payment = path('develop', ['build-any-1', '1', 'gold-mine', 's1-start'], ['1/1']);
    expect(words.prompt(view, payment)).toBe('Choose how to pay for the Gold Mine');
    expect(label(payment, '1/1')).toBe('Pay 1 Gold and 1 Energy');
    const discard = path('develop', ['build-any-1', '1', 'gold-mine', 's1-start', '1/1'], ['elite-1']);
    expect(words.prompt(view, discard)).toBe('Choose a card to discard as part of the price');
    expect(label(discard, 'elite-1')).toMatch(/^Discard Elite: /);
  });

  test('the same number means another option on another card', () => {
    expect(label(path('develop', ['build-07'], ['2']), '2')).toBe(
      'Build an Assault Ship for 2 Gold and 1 Energy',
    );
    expect(label(path('develop', ['upgrade-08'], ['2']), '2')).toBe(
      'Upgrade Gold Mines for 1 Gold and 3 Energy',
    );
    expect(label(path('doubleShift', [], ['1', 'none'], { card: 'build-07' }), '1')).toBe(
      'Build a Gold Mine for 1 Gold and 2 Energy',
    );
    expect(words.prompt(view, path('doubleShift', ['1'], ['s1-start'], { card: 'build-07' }))).toBe(
      'Choose where to build a Gold Mine',
    );
  });

  test('an Upgrade tells its level', () => {
    const type = path('followDevelop', ['start-1', '2'], ['trade-post']);
    expect(words.prompt(view, type)).toBe('Choose what to upgrade');
    expect(label(type, 'trade-post')).toBe('Trade Posts, from level 1 to 2');
    expect(label(path('followDevelop', [], ['no']), 'no')).toBe('Do not follow');
  });

  test('following a Terrashift', () => {
    const shift = path('followTerrashift', ['lower'], ['s1-start', 's1-colony']);
    expect(words.prompt(view, shift)).toBe('Choose an area to lower');
    expect(label(shift, 's1-colony')).toMatch(/the multiplier becomes 1$/);
  });

  test('the options of two Combat Cards, one after the other', () => {
    const cards = (['elite-1', 'enforce-2'] as const).map((card) => ({ seat: 0, card, option: 0 }));
    const fighting = {
      ...view,
      combat: { attack: { cards }, defence: { cards: [] } } as unknown as CombatView,
    };
    const first = path('cardOption', [], ['1', '0']);
    expect(words.prompt(fighting, first)).toBe(
      'Pay for one option of Elite, or leave it unpaid (card 1 of 2)',
    );
    expect(label(first, '1', fighting)).toBe('Elite: Double 1 for 1 Energy');
    const second = path('cardOption', ['1'], ['3', '0']);
    expect(words.prompt(fighting, second)).toBe(
      'Pay for one option of Enforce, or leave it unpaid (card 2 of 2)',
    );
    expect(label(second, '3', fighting)).toBe('Enforce: Plus 3 for 2 Gold and 2 Energy');
    expect(label(second, '0', fighting)).toBe('Leave Enforce unpaid: it is discarded');
  });

  test('a draw of missions is only asked for if there is one', () => {
    const replenish = asking('replenish', ['progress', 'endTurn', '+trade'], { about: { price: 1 } });
    expect(words.prompt(view, replenish)).toBe(
      'Draw a Private Mission for 1 Gold or 1 Energy, or end your turn',
    );
    expect(words.prompt(view, { ...replenish, options: ['endTurn', '+trade'] })).toBe(
      'Use a free move, or end your turn',
    );
  });

  test('a division of races within a team', () => {
    const team = gameOf(4, { mode: 'team' });
    const pending = team.pending[0]!;
    const own = askedOf(pending);
    const seen = team.view(own.seat);
    expect(words.prompt(seen, own)).toBe('Propose which races you take, 1 of 2');
    expect(words.prompt(seen, { ...own, taken: [own.options[0]!] })).toBe(
      'Propose which races you take, 2 of 2',
    );
    const mate = (own.seat + 2) % 4;
    expect(words.prompt(seen, { ...own, kind: 'matesRaces' })).toBe(
      `Propose which races ${words.seat(seen, mate)} takes, 1 of 2`,
    );
  });
});

describe('options', () => {
  test('free moves say that they are, and what they do', () => {
    const asked = asking('action', []);
    expect(label(asked, '+trade')).toBe('Free move: trade up to 1 resource');
    expect(label(asked, '+reward:rw-ore-1')).toBe('Free move: use Ore Crates: Gain 3 Gold.');
    expect(label(asked, '+badges:zeto-archivists')).toBe(
      'Free move: Grand Catalogue (1 Reward Card): Draw 3 Archive Cards.',
    );
    expect(label(asked, '+complete:pg-01')).toBe('Free move: complete Twin Shafts for 1 point');
    for (const move of ['+fire', '+smuggle', '+reserve']) expectReadable(label(asked, move), /^Free move: /);
  });

  test('amounts tell what they amount to', () => {
    expect(label(asking('gainGold', [1], { about: { of: 3 } }), 1)).toBe('1 Gold and 2 Energy');
    expect(label(asking('tradeAmount', [2], { about: { given: 'energy' } }), 2)).toBe('2 Energy for 2 Gold');
    expect(label(asking('offerAmount', [2], { about: { kind: 'troops', to: 1 } }), 2)).toBe('2 Troops');
    expect(label(asking('shots', [2]), 2)).toBe('2 Energy, 2 dice');
    expect(label(asking('steal', [1]), 1)).toBe(`Blue, who holds ${view.players[1]!.handSize} cards`);
  });

  test('dice tell what they show', () => {
    const dice = { attack: { dice: [2, 5], cards: [] }, defence: { dice: [6], cards: [] } };
    const fighting = { ...view, combat: dice as unknown as CombatView };
    const about = { attacking: true, bonus: 'flip:1' };
    expect(label(asking('flipDie', [1, 2, 'none'], { about }), 2, fighting)).toBe('Die 2: turn 5 to 2');
    expect(label(asking('rerollDice', [1], { about }), 1, fighting)).toBe('Die 1, which shows 2');
    expect(words.prompt(fighting, asking('flipDie', [1], { about }))).toBe(
      'Choose a die to turn to its opposite face (Flip 1)',
    );
  });

  test('of questions that seldom come up', () => {
    const cards = asking('giveCard', ['elite-1']);
    expect(label(cards, 'elite-1')).toBe(
      'Elite: Double 1 for 1 Energy, Double 2 for 1 Gold and 2 Energy, ' +
        'or Free double 2 for 3 Gold and 3 Energy; discarded in Consult, it brings 2 Gold',
    );
    expect(label(asking('giveRewards', ['rw-ore-2']), 'rw-ore-2')).toBe('Ore Crates: Gain 3 Gold.');
    expect(label(asking('demandCard', ['start', 'build']), 'start')).toBe('Start Card');
    expect(label(asking('demandCard', ['any'], { about: { count: 0 } }), 'any')).toBe(
      'Any card of this kind',
    );
    expect(label(asking('demandReward', ['rw-ore']), 'rw-ore')).toBe('Ore Crates');
    const more = asking('demandMore', [0, 3], { about: { kind: 'gold', amount: 10 } });
    expect([0, 3].map((n) => label(more, n))).toEqual(['No more', '3 Gold more']);
    expect(words.prompt(view, more)).toBe('Choose how much more you demand (so far 10 Gold)');
    expect(label(asking('ability', ['luron-droids:always']), 'luron-droids:always')).toMatch(/^Foundry: /);
    expect(label(asking('stayAtGate', [2]), 2)).toBe('2 Troops');
    expect(label(asking('impersonate', ['s2-start']), 's2-start')).toMatch(/^Blue's start area /);
    expect(label(asking('endAction', ['endAction']), 'endAction')).toBe('End the Action Phase');
  });

  test('of what is decided beforehand', () => {
    const values = theWarp.sideActions.preset!.options({ ...match.state, phase: 'income' }, 0);
    expect(values.length).toBeGreaterThan(5);
    for (const value of values) expectReadable(label(asking('preset', values), value), /^[A-Z]/);
    for (const value of ['call', 'end']) expectReadable(label(asking('timeout', []), value), /^[A-Z]/);
  });
});

test('missions show how far one has come, condition by condition', () => {
  const mission = {
    id: 'pg-01',
    points: 1,
    progress: [
      { have: 5, need: 2 },
      { have: 1, need: 2 },
    ],
  } as const;
  const done = { ...mission, id: 'pi-hoarder', progress: [{ have: 7, need: 1 }] } as const;
  const text = words.position({ ...view, open: [mission], pioneering: [done] });
  expect(text).toContain('- [2/2, 1/2] Twin Shafts (Progress, 1 point): ');
  expect(text).toContain('- [7] Hoarder (1): ');
});
