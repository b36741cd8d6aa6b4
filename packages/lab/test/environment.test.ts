import type { Asked } from '@warptable/kernel';
import { findGame } from '@warptable/games';
import type { AnyGameModule } from '@warptable/games';
import { describe, expect, test } from 'vitest';
import { answersTo } from '../src/environment/answers.ts';
import { Environment } from '../src/environment/environment.ts';
import { EnvironmentServer } from '../src/environment/lines.ts';
import { reef } from './reef.ts';

const asked = (more: Partial<Asked>): Asked => ({
  seat: 0,
  kind: 'x',
  form: 'one',
  options: ['a', 'b', 'c'],
  refused: [],
  rule: '',
  min: 1,
  max: 1,
  ...more,
});

describe('all answers to a question', () => {
  test.each([
    ['one', asked({}), ['a', 'b', 'c']],
    [
      'some',
      asked({ form: 'some', min: 1, max: 2 }),
      [['a'], ['a', 'b'], ['a', 'c'], ['b'], ['b', 'c'], ['c']],
    ],
    ['none or all', asked({ form: 'some', min: 3, max: 3 }), [['a', 'b', 'c']]],
    ['nothing', asked({ form: 'some', options: [], min: 0, max: 0 }), [[]]],
    [
      'order',
      asked({ form: 'order', options: ['a', 'b'] }),
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
    ],
    [
      'path',
      asked({ form: 'path', options: ['a', 'b'], paths: { a: { x: {}, y: {} }, b: {} } }),
      [['a', 'x'], ['a', 'y'], ['b']],
    ],
  ])('%s', (_, question, answers) => {
    expect(answersTo(question, 100)).toEqual(answers);
  });

  test('are left out if there are too many', () => {
    const order = asked({ form: 'order', options: ['a', 'b', 'c', 'd'] });
    expect(answersTo(order, 24)).toHaveLength(24);
    expect(answersTo(order, 23)).toBeUndefined();
  });
});

const warpgate = findGame('warpgate') as AnyGameModule;
const start = (seed = 'x'): Environment =>
  Environment.reset(warpgate, { seats: 2, seed, options: { factions: 'dealt' } });

/** Takes the first answer so many times. */
function play(environment: Environment, steps: number): Environment {
  for (let i = 0; i < steps && !environment.status.over; i++) {
    const seat = environment.status.toAct[0]?.seat ?? 0;
    const { answers } = environment.legal(seat);
    environment.step(seat, answers?.[i % answers.length] ?? '');
  }
  return environment;
}

describe('an environment', () => {
  test('is played to its end by legal answers alone', () => {
    const environment = play(start(), 10_000);
    const { over, result, toAct } = environment.status;
    expect({ over, toAct }).toEqual({ over: true, toAct: [] });
    expect(result?.winners.length).toBeGreaterThan(0);
    expect(() => environment.legal(0)).toThrow('the game is over');
  });

  test('follows from its seed and the answers', () => {
    expect(play(start(), 40).serialize()).toBe(play(start(), 40).serialize());
    expect(play(start('y'), 40).serialize()).not.toBe(play(start(), 40).serialize());
  });

  test('shows each viewer what it may see', () => {
    const environment = play(start(), 10);
    const view = environment.observe(0) as { players: { own?: object }[] };
    expect(view.players.map(({ own }) => own !== undefined)).toEqual([true, false]);
    const open = environment.observe('spectator') as typeof view;
    expect(open.players.map(({ own }) => own !== undefined)).toEqual([false, false]);
    expect(() => environment.observe(2)).toThrow('there is no seat 2');
    const before = environment.status.position;
    play(environment, 1);
    expect(environment.events(0, before).length).toBeGreaterThan(0);
    expect(environment.events(0).length).toBeGreaterThan(environment.events(0, before).length);
  });

  test('a clone goes its own way, with the same luck to come', () => {
    const environment = play(start(), 20);
    const before = environment.serialize();
    const clone = environment.clone();
    play(clone, 30);
    expect(environment.serialize()).toBe(before);
    expect(play(environment, 30).serialize()).toBe(clone.serialize());
    const lucky = play(play(start(), 20).clone('other luck'), 60);
    expect(lucky.serialize()).not.toBe(play(play(start(), 20).clone(), 60).serialize());
  });

  test('a text brings it back', () => {
    const environment = play(start(), 25);
    const back = Environment.deserialize(warpgate, environment.serialize());
    expect(back.status).toEqual(environment.status);
    expect(play(back, 50).observe(1)).toEqual(play(environment, 50).observe(1));
    expect(() => Environment.deserialize(warpgate, '{}')).toThrow('snapshot');
  });

  test('a determinized one agrees with what the seat knows, and tells nothing else', () => {
    const environment = play(start(), 25);
    const seat = environment.status.toAct[0]?.seat ?? 0;
    const world = environment.determinize(seat, 1);
    expect(world.observe(seat)).toEqual(environment.observe(seat));
    const hidden = (one: Environment): unknown =>
      (one.observe(1 - seat) as { players: { own?: unknown }[] }).players;
    const others = [1, 2, 3, 4].map((seed) => JSON.stringify(hidden(environment.determinize(seat, seed))));
    expect(new Set(others).size).toBeGreaterThan(1);
    expect(() => world.serialize()).toThrow('keeps no record');
    expect(() => world.clone()).toThrow('keeps no record');
    expect(play(world, 5).status.over).toBe(false);
  });

  test('a bot gives advice', () => {
    const environment = play(start(), 6);
    const seat = environment.status.toAct[0]?.seat ?? 0;
    const value = environment.advise(seat, 'novice', 1);
    expect(environment.advise(seat, 'novice', 1)).toEqual(value);
    environment.step(seat, value);
  });

  test('what is not legal changes nothing', () => {
    const environment = play(start(), 10);
    const before = environment.serialize();
    const seat = environment.status.toAct[0]?.seat ?? 0;
    expect(() => environment.step(seat, 'nonsense')).toThrow('not one of the options');
    expect(() => environment.step(1 - seat, 'nonsense')).toThrow('is not asked anything');
    expect(environment.serialize()).toBe(before);
  });
});

describe('over lines', () => {
  type Reply = Record<string, unknown> & {
    ok: boolean;
    env: number;
    error: { code: string; message: string };
  };
  const server = (): ((request: unknown) => Reply) => {
    const lines = new EnvironmentServer(reef);
    return (request) =>
      JSON.parse(lines.reply(typeof request === 'string' ? request : JSON.stringify(request))) as Reply;
  };
  const reset = { do: 'reset', seats: 2, seed: 5, options: { length: 'short' } };

  test('a whole game', () => {
    const ask = server();
    let status = ask({ ...reset, id: 'first' }) as Reply & { toAct: { seat: number }[]; over: boolean };
    expect(status).toMatchObject({ id: 'first', ok: true, env: 0, over: false });
    for (let i = 0; i < 1000 && !status.over; i++) {
      const seat = status.toAct[0]?.seat;
      const { legal } = ask({ do: 'legal', seat }) as unknown as { legal: { answers: unknown[] } };
      status = ask({ do: 'step', seat, value: legal.answers[0] }) as typeof status;
      expect(status.ok).toBe(true);
    }
    expect(status).toMatchObject({ over: true, result: { scores: expect.any(Array) as unknown[] } });
    expect(ask({ do: 'observe', seat: 'spectator' })).toMatchObject({ ok: true, over: true });
  });

  test('several games side by side', () => {
    const ask = server();
    ask(reset);
    const clone = ask({ do: 'clone' });
    expect(clone).toMatchObject({ ok: true, env: 1 });
    const { state } = ask({ do: 'serialize', env: 1 });
    const back = ask({ do: 'deserialize', state });
    expect(back).toMatchObject({ ok: true, env: 2 });
    expect(ask({ do: 'determinize', seat: 0, seed: 1 })).toMatchObject({ ok: true, env: 3 });
    expect(ask({ do: 'advise', seat: 0, bot: 'random' })).toMatchObject({ ok: true });
    expect(ask({ do: 'events', seat: 0 })).toMatchObject({
      ok: true,
      events: expect.any(Array) as unknown[],
    });
    expect(ask({ do: 'close', env: 1 })).toEqual({ ok: true });
    expect(ask({ do: 'legal', env: 1, seat: 0 })).toMatchObject({ ok: false, error: { code: 'badRequest' } });
    expect(ask({ do: 'describe' })).toMatchObject({ game: 'pearlwater', seats: { min: 2 } });
  });

  test.each([
    ['nonsense', 'badRequest', 'not valid JSON'],
    ['[1]', 'badRequest', 'a request is a JSON object'],
    [{ do: 'dance' }, 'badRequest', '"do" must be one of describe, reset'],
    [{ do: 'legal', seat: 0, env: 7 }, 'badRequest', 'there is no environment 7'],
    [{ do: 'legal' }, 'badRequest', '"seat" must be a whole number'],
    [{ do: 'legal', seat: -1 }, 'badRequest', '"seat" must be a whole number'],
    [{ do: 'reset' }, 'badRequest', '"seats" must be a whole number'],
    [{ ...reset, seats: 99 }, 'badOptions', 'not for 99'],
    [{ ...reset, options: { length: 'endless' } }, 'badOptions', 'may be one of'],
    [{ do: 'step', seat: 0 }, 'badRequest', '"value" must be an option'],
    [{ do: 'step', seat: 0, value: 'nonsense' }, 'illegalValue', 'not one of the options'],
    [{ do: 'observe', seat: 9 }, 'notAsked', 'there is no seat 9'],
    [{ do: 'deserialize', state: 'x' }, 'corrupt', 'not valid JSON'],
    [{ do: 'advise', seat: 0, bot: 'clever' }, 'badRequest', "no bot is called 'clever'"],
    [{ do: 'clone', seed: {} }, 'badRequest', '"seed" must be a text or a number'],
  ])('%j is a clear error, and play goes on', (request, code, message) => {
    const ask = server();
    ask(reset);
    const { ok, error } = ask(request);
    expect(ok).toBe(false);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
    expect(ask({ do: 'legal', seat: 0 }).ok).toBe(true);
    expect(ask({ do: 'clone' }).env).toBe(1);
  });
});
