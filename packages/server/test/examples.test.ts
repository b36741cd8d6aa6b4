import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from './a-server.ts';

const EXAMPLES = join(import.meta.dirname, '../../../docs/examples');

const PLAYED = ['warpgate', 'the-warp', 'chaos-order'];

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** What a client of the examples prints when its game is over. */
async function played(program: string, file: string, game: string): Promise<unknown> {
  const { url, stop } = await startServer();
  const client = spawn(program, [join(EXAMPLES, file), url, game, '2'], { timeout: 150_000 });
  let said = '';
  for (const stream of [client.stdout, client.stderr])
    stream.on('data', (data: Buffer) => (said += data.toString()));
  const status = await new Promise((resolve) => {
    client.once('exit', resolve);
  });
  await stop();
  if (status !== 0) throw new Error(`${file} ended with ${String(status)}: ${said}`);
  return JSON.parse(said.trim().split('\n').at(-1) ?? '');
}

const aResult = (game: string): object => ({
  game,
  scores: expect.any(Array) as unknown,
  winners: expect.any(Array) as unknown,
});

test.each(PLAYED)('%s: the client in TypeScript finishes a game', { timeout: 180_000 }, async (game) => {
  expect(await played(process.execPath, 'play_client.ts', game)).toEqual(aResult(game));
});

// Tried where there is a Python.
test.skipIf(!hasPython).each(PLAYED)(
  '%s: the client in Python finishes a game',
  { timeout: 180_000 },
  async (game) => {
    expect(await played('python3', 'play_client.py', game)).toEqual(aResult(game));
  },
);
