import { randomAnswer } from '@warptable/bots';
import { Match, Random, seededChance } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { cueOf } from '../board/cues.ts';
import { affectedSeat, flashOf, headingOf, seatOf } from '../board/events.ts';
import { battlesOf } from '../board/fights/battles.ts';
import { battleSentence } from '../board/fights/sentence.ts';
import { DIE } from '../content/index.ts';
import { regionIds } from '../rules/geometry.ts';
import { chaosOrder } from '../rules/game.ts';
import { speech } from '../words/speech.ts';

const nobody = () => undefined;

function played(seats: number) {
  const seed = `cues ${seats}`;
  const match = new Match(chaosOrder, {
    options: chaosOrder.readOptions({ factions: 'dealt' }, seats),
    seats,
    chance: seededChance(seed),
  });
  const random = new Random(seed);
  while (!match.over) {
    const [pending] = match.pending;
    if (!pending) break;
    const { ask, options } = pending;
    const value = ask.kind === 'actOrPass' && options.includes('act') ? 'act' : randomAnswer(pending, random);
    match.answer({ seat: ask.seat, kind: ask.kind, value });
  }
  return match;
}

describe.each([2, 3, 4, 5])('a game of %i factions', (seats) => {
  const match = played(seats);
  const view = match.view('spectator');
  const log = match
    .eventsFor('spectator')
    .flatMap(({ event, at }) => (event.type === 'Forced' ? [] : [{ event, at }]));
  const places = new Set<string>([
    ...regionIds(seats),
    ...view.players.flatMap(({ base }) => base ?? []),
    'ship',
  ]);

  test('a banner has words', () => {
    const wordless = log.filter(
      ({ event }) =>
        cueOf(view, event)?.banner &&
        (speech.event(view, event, 'spectator', nobody) ?? headingOf(view, event, 'spectator', nobody)) ===
          undefined,
    );
    expect(wordless).toEqual([]);
  });

  test('pieces travel between places of the map', () => {
    const paths = log.flatMap(({ event }) => cueOf(view, event)?.travel?.path ?? []);
    expect(paths.filter((place) => typeof place !== 'string' || !places.has(place))).toEqual([]);
    expect(paths.length > 0).toBe(log.some(({ event }) => event.type === 'UnitsMoved'));
  });

  test('dice fall on faces that dice have', () => {
    const faces = log.flatMap(({ event }) => cueOf(view, event)?.dice?.faces ?? []);
    expect(faces.filter((face) => DIE[face] === undefined)).toEqual([]);
    expect(faces.length > 0).toBe(log.some(({ event }) => event.type === 'DieRolled'));
  });

  test('what flashes is a place of the map or a thing with its kind', () => {
    const flashed = log.flatMap(({ event }) => flashOf(event));
    expect(
      flashed.filter((thing) => !places.has(thing) && !/^(?:base|card|leader|attribute):/.test(thing)),
    ).toEqual([]);
  });

  test('everybody named is at the table', () => {
    const named = log.flatMap(({ event }) => [seatOf(event) ?? 0, affectedSeat(event) ?? 0]);
    expect(named.filter((seat) => seat < 0 || seat >= seats)).toEqual([]);
  });

  test('every battle is told once, with its two sides and a sentence', () => {
    const battles = battlesOf(log);
    const selected = log.filter(({ event }) => event.type === 'BattleSelected');
    expect(battles).toHaveLength(selected.length);
    for (const battle of battles) {
      const { sides, endedAt, fighters } = battle;
      expect(sides.map(({ seat }) => seat)).toEqual(fighters);
      if (endedAt === null) continue;
      expect(sides.filter(({ won }) => won).length).toBeLessThanOrEqual(1);
      expect(battleSentence(battle, { view, viewer: 'spectator', personAt: nobody })).toMatch(/^[A-Z].*\.$/);
    }
  });
});
