import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAnswer, readGameFile, verify } from '@warptable/kernel';
import type { AnyGameModule } from '@warptable/games';
import type { GameFile } from '@warptable/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playAt } from '../src/commands/play.ts';
import { lanterns } from './lanterns.ts';
import { terminalTyping } from './terminal.ts';

type Flags = Parameters<typeof playAt>[2];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string): string => join(folder, name);

async function play(lines: readonly string[], flags: Partial<Flags> = {}): Promise<string> {
  const terminal = terminalTyping(lines, folder);
  const seed = flags.load === undefined ? { seed: 7 } : {};
  await playAt(terminal, lanterns, { option: {}, ...seed, ...flags });
  return terminal.shown();
}

function gameIn(name: string): GameFile {
  return readGameFile(readFileSync(inFolder(name), 'utf8'));
}

function faultyStep(): never {
  throw new Error('out of oil');
}

const BID = '3';
const TURN = ['1', '2', '3 1', '3 1 2', '1', 'yes', ''];
const WHOLE_GAME = [BID, ...TURN, BID, ...TURN];

describe('a person against a bot', () => {
  test('answers every form of question by what the brackets ask for', async () => {
    await play([BID, ...TURN, `save ${inFolder('a.json')}`, 'quit'], { seats: 2, bots: 1 });
    const own = gameIn('a.json').entries.filter((entry) => isAnswer(entry) && entry.seat === 0);
    expect(own).toEqual([
      { seat: 0, kind: 'bid', value: 3 },
      { seat: 0, kind: 'light', value: 0 },
      { seat: 0, kind: 'oil', value: 2 },
      { seat: 0, kind: 'polish', value: ['brass', 'wick'] },
      { seat: 0, kind: 'hang', value: ['far', 'near', 'middle'] },
      { seat: 0, kind: 'paint', value: ['plain'] },
      { seat: 0, kind: 'draw', value: 'yes' },
      { seat: 0, kind: 'endTurn', value: 'done' },
    ]);
  });

  test('is told what to type when an answer is not understood', async () => {
    const shown = await play(
      [
        '4',
        'x',
        BID,
        '0',
        '1',
        '2',
        '1 2 3',
        '1 1',
        '',
        '1 2',
        '',
        'b',
        '2',
        '3',
        '1',
        '1',
        'perhaps',
        'n',
        'what',
        'quit',
      ],
      {
        seats: 2,
        bots: 1,
      },
    );
    const faults = shown.split('\n').filter((line) => line.startsWith('Please type'));
    expect(faults).toEqual([
      'Please type 0 to 3, or help.',
      'Please type 0 to 3, or help.',
      'Please type 1 to 3, or help.',
      'Please type 0 to 2 of the numbers, such as "1 2", or Enter for none, or help.',
      'Please type 0 to 2 of the numbers, such as "1 2", or Enter for none, or help.',
      'Please type all 3 numbers in your order, or Enter to leave them as they are, or help.',
      'Please type 1 to 2, or help.',
      'Please type 1 to 2, or b to go back, or help.',
      'Please type y or n, or help.',
      'Please type Enter to confirm, or undo, or help.',
    ]);
  });

  test('walks a path choice by choice, and back; what is no choice is taken on the way', async () => {
    const upToPaint = [BID, ...TURN.slice(0, 4)];
    const there = ['2', '1', '2'];
    const shown = await play(
      [...upToPaint, '2', '2', 'b', 'b', 'b', ...there, `save ${inFolder('a.json')}`, 'quit'],
      { seats: 2, bots: 1 },
    );
    const [, walked = ''] = shown.split('Choose: paint');
    expect(walked).toContain('1  paint plain');
    expect(shown).toContain('1  paint striped gold');
    expect(shown).toContain('Only choice: paint striped jade wide');
    expect(shown).toContain('2  paint striped gold wide down');
    expect(shown.match(/Only choice/g)).toHaveLength(2);
    expect(shown.match(/1 {2}paint striped gold/g)).toHaveLength(4);
    expect(gameIn('a.json').entries.at(-1)).toEqual({
      seat: 0,
      kind: 'paint',
      value: ['striped', 'gold', 'wide', 'down'],
    });
  });

  test('takes back a whole path at once', async () => {
    const upToPaint = [BID, ...TURN.slice(0, 4)];
    await play([...upToPaint, '2', '1', '1', 'undo', '1', `save ${inFolder('a.json')}`, 'quit'], {
      seats: 2,
      bots: 1,
    });
    const painted = gameIn('a.json').entries.filter((entry) => isAnswer(entry) && entry.kind === 'paint');
    expect(painted).toEqual([{ seat: 0, kind: 'paint', value: ['plain'] }]);
  });

  test('sees of the position what others have changed, and all of it on request', async () => {
    const withoutDrawing = TURN.map((typed) => (typed === 'yes' ? 'no' : typed));
    const shown = await play([BID, ...withoutDrawing, 'board', 'quit'], { seats: 2, bots: 1 });
    const boards = shown.split(/── Lanterns ─+\n/).slice(1);
    expect(boards[0]).toMatch(/^Round 1 \| points 0 0\n\nhand 0 7 3 10\n/);
    expect(boards.at(-2)).toMatch(/^Round 2 \| points 7 \d+\n\n {2}\(the rest is as it was: board\)\n/);
    expect(boards.at(-1)).toMatch(/^Round 2 \| points 7 \d+\n\nhand 0 7 3 10\n/);
  });

  test('learns why something is not possible, with its rule', async () => {
    const shown = await play([BID, 'why', 'quit'], { seats: 2, bots: 1 });
    expect(shown).toContain('light 10: It is too heavy (LN 2.3)');
  });

  test('takes answers back up to the last reveal, and learns what locks the rest', async () => {
    const shown = await play([BID, '1', 'undo', 'undo', '2', `save ${inFolder('a.json')}`, 'quit'], {
      seats: 2,
      bots: 1,
    });
    expect(shown).toContain('Taken back.');
    expect(shown).toContain('Undo is locked: the bids are open.');
    expect(gameIn('a.json').entries.at(-1)).toEqual({ seat: 0, kind: 'light', value: 7 });
  });

  test('reads in the log what happened, but not what the bot drew', async () => {
    const shown = await play([...WHOLE_GAME.slice(0, 8), 'log', 'log 1', 'quit'], { seats: 2, bots: 1 });
    expect(shown).toContain('Red drew a secret');
    expect(shown).toMatch(/> log 1\n {2}Round 2\n/);
    expect(shown).not.toMatch(/Blue drew a secret/);
  });

  test('plays to the end and gets the scores', async () => {
    const shown = await play([...WHOLE_GAME, `save ${inFolder('a.json')}`], { seats: 2, bots: 1 });
    expect(shown).toContain('The game is over');
    expect(shown).toMatch(/\* (Red|Blue) +\d+ +\d+/);
    const file = gameIn('a.json');
    expect(file.result?.scores).toHaveLength(2);
    expect(verify(lanterns.game, file)).toMatchObject({ ok: true, luck: 'not committed' });
  });
});

describe('saving and loading', () => {
  test('a game that was left and loaded goes on with the same luck and the same bots', async () => {
    await play([...WHOLE_GAME, `save ${inFolder('whole.json')}`], { seats: 3, bots: 2 });
    for (const cut of [1, 5, 7, 8, 9, 14]) {
      await play([...WHOLE_GAME.slice(0, cut), `save ${inFolder('part.json')}`, 'quit'], {
        seats: 3,
        bots: 2,
      });
      const shown = await play(WHOLE_GAME.slice(cut), { load: inFolder('part.json') });
      expect(shown).toContain('1 person, 2 bots');
      expect(gameIn('part.json')).toEqual(gameIn('whole.json'));
    }
  });

  test('the end of the input saves to the file the game came from', async () => {
    await play([BID, `save ${inFolder('a.json')}`, 'quit'], { seats: 2, bots: 1 });
    const before = gameIn('a.json').entries.length;
    const shown = await play(['1'], { load: inFolder('a.json') });
    expect(shown).toContain('Saved to');
    expect(gameIn('a.json').entries).toHaveLength(before + 1);
  });

  test('leaving saves to a file of its own, never over another game', async () => {
    await play([BID, 'quit'], { seats: 2, bots: 1 });
    await play([BID, '1'], { seats: 2, bots: 1 });
    expect(gameIn('warptable-save-2.json').entries).toHaveLength(
      gameIn('warptable-save.json').entries.length + 1,
    );
  });

  test('nothing is saved when nothing was played', async () => {
    expect(await play([], { seats: 2, bots: 1 })).toContain('Nothing new to save.');
  });

  test('a place that cannot be written to is no reason to lose the game', async () => {
    const shown = await play([`save ${inFolder('none/a.json')}`, BID, `save ${inFolder('a.json')}`], {
      seats: 2,
      bots: 1,
    });
    expect(shown).toContain('Not saved: cannot write');
    expect(gameIn('a.json').entries.length).toBeGreaterThan(2);
  });

  test('a fault of the rules does not lose the game', async () => {
    const game = { ...lanterns.game, steps: { ...lanterns.game.steps, turn: faultyStep } };
    const terminal = terminalTyping([BID, 'quit'], folder);
    await expect(playAt(terminal, { ...lanterns, game }, { option: {}, seed: 7, seats: 1 })).rejects.toThrow(
      'out of oil',
    );
    expect(terminal.shown()).toContain('Saved to');
    expect(gameIn('warptable-save.json').entries).toHaveLength(1);
  });

  test('a file without the source of its luck is refused', async () => {
    await play([BID, `save ${inFolder('a.json')}`], { seats: 2, bots: 1 });
    writeFileSync(inFolder('b.json'), JSON.stringify({ ...gameIn('a.json'), luck: { kind: 'told' } }));
    await expect(play([], { load: inFolder('b.json') })).rejects.toThrow('can only be replayed');
  });

  test('what the file tells cannot be given again', async () => {
    await expect(play([], { load: 'a.json', seats: 2 })).rejects.toThrow(
      '--seats cannot be given with --load',
    );
    await expect(play([], { load: 'a.json', option: { long: 'on' } })).rejects.toThrow(
      '--option cannot be given',
    );
  });
});

describe('around one keyboard', () => {
  test('each person is called, and sees only their own hand', async () => {
    const shown = await play(['', BID, '', '2', '', ...TURN, 'quit'], { seats: 2, bots: 0 });
    const [, red = '', blue = '', redAgain = '', blueAgain = ''] = shown.split('The keyboard is ');
    expect(red).toMatch(/^Red's/);
    expect(blue).toMatch(/^Blue's/);
    expect(red).toContain('hand 0 7 3 10');
    expect(redAgain).toContain('hand 0 7 3 10');
    expect(blue).not.toContain('hand 0 7 3 10');
    expect(blue).not.toContain('Bids');
    expect(redAgain).toContain('Bids: 3, 2');
    expect(redAgain).toMatch(/Red drew a secret/);
    expect(blueAgain).not.toMatch(/Red drew a secret/);
  });

  test('the last one may take back an answer before the next one comes', async () => {
    const shown = await play(['', BID, 'undo', '0', '', '2', '', `save ${inFolder('a.json')}`, 'quit'], {
      seats: 2,
      bots: 0,
    });
    expect(shown).toContain('Red may still take the last answer back');
    expect(gameIn('a.json').entries).toContainEqual({ seat: 0, kind: 'bid', value: 0 });
  });

  test('nobody is called in a game for one', async () => {
    expect(await play([BID, 'quit'], { seats: 1, bots: 0 })).not.toContain('The keyboard is');
  });
});

test('bots alone are watched by a spectator', async () => {
  const shown = await play([`save ${inFolder('a.json')}`], { seats: 3, bots: 3 });
  expect(shown).toContain('The game is over');
  expect(shown).not.toContain('secret');
  expect(verify(lanterns.game, gameIn('a.json'))).toMatchObject({ ok: true });
});

test('seats, bots and options that do not fit are complained about', async () => {
  await expect(play([], { seats: 9, bots: 1 })).rejects.toThrow('Lanterns is for 1 to 4 seats, not for 9');
  await expect(play([], { seats: 2, bots: 3 })).rejects.toThrow('3 bots do not fit in 2 seats');
  await expect(play([], { seats: 2, option: { lnog: 'on' } })).rejects.toThrow(
    "unknown option 'lnog'; did you mean 'long'?",
  );
  await expect(play([], { seats: 2, option: { long: 'maybe' } })).rejects.toThrow(
    'long may be one of off, on',
  );
});

describe('beside the question', () => {
  interface Nap {
    nap?: boolean;
  }
  const game = lanterns.game;
  const end = (seat: number) => ({ seat, sideAction: 'nap', value: 'end' });
  /** Red and Blue may hum a tune, and Red may call for a nap that Red and the last seat have to end. */
  const humming = {
    ...lanterns,
    game: {
      ...game,
      sideActions: {
        hum: { options: (_: unknown, seat: number) => (seat < 2 ? ['low', 'high'] : []), apply: () => {} },
        nap: {
          options: ({ nap }: Nap, seat: number) => (nap ? ['end'] : seat === 0 ? ['call'] : []),
          apply: (state: Nap, seat: number, value: string) => {
            state.nap = value === 'call' || seat === 0;
          },
        },
      },
      suspension: (state: Nap) =>
        state.nap ? { refusal: { rule: 'LN 9', reason: 'Hush' }, seconds: 60, end: [end(1)] } : null,
    } as unknown as AnyGameModule['game'],
  };
  const sideActions = (name: string) => gameIn(name).entries.filter((entry) => 'sideAction' in entry);
  const hum = async (lines: readonly string[], flags: Partial<Flags>): Promise<string> => {
    const terminal = terminalTyping(lines, folder);
    await playAt(terminal, humming, { option: {}, seed: 7, ...flags });
    return terminal.shown();
  };

  test('there is a list of what a person may do, by "!"; a number behind it does it', async () => {
    const shown = await hum(['!', '! 2', '!1', '!7', BID, `save ${inFolder('a.json')}`, 'quit'], { bots: 1 });
    expect(shown).toMatch(/1 {2}hum low\n +2 {2}hum high\n +3 {2}nap call/);
    expect(shown).toContain('Done: hum high.');
    expect(sideActions('a.json')).toEqual([
      { seat: 0, sideAction: 'hum', value: 'high' },
      { seat: 0, sideAction: 'hum', value: 'low' },
    ]);
  });

  test('nothing, in a game that has nothing of the kind', async () => {
    expect(await play(['!', 'quit'], { seats: 2, bots: 1 })).toContain('nothing to do beside the question');
  });

  test('while play stands still nobody is asked, and a bot ends it at once', async () => {
    const shown = await hum(['!3', BID, `save ${inFolder('a.json')}`, 'quit'], { seats: 2, bots: 1 });
    expect(sideActions('a.json')).toEqual([{ seat: 0, sideAction: 'nap', value: 'call' }, end(1)]);
    expect(shown).not.toContain('Hush');
  });

  test('a person ends it when it is time', async () => {
    const shown = await hum(['', '!3', '', 'log', 'x', '', 'quit'], { seats: 2, bots: 0 });
    expect(shown).toContain('Hush (LN 9).');
    expect(shown).toContain('[Enter: nap end] > x\nPlease press Enter');
    expect(sideActions('warptable-save.json')).toEqual([
      { seat: 0, sideAction: 'nap', value: 'call' },
      end(1),
    ]);
  });
});
