import type { Command } from 'commander';
import { checkOrigin, readGameFile, verify, WarptableError } from '@warptable/kernel';
import type { GameFile, LuckVerdict } from '@warptable/kernel';
import type { AnyGameModule } from '@warptable/games';
import { blaming, textOf } from '../game-files.ts';
import { gameOf } from './replay.ts';

const LUCK: Readonly<Record<LuckVerdict, string>> = {
  verified: 'every outcome follows from the secret of the commitment in the file',
  'not committed':
    'every outcome follows from the seed in the file, which nobody committed to before the game',
  'not published': 'the secret of its luck is not published, so the outcomes could not be worked out again',
  told: 'its luck has no source, so the outcomes were only checked to be possible',
};

export function addVerify(program: Command, games: readonly AnyGameModule[]): void {
  program
    .command('verify')
    .argument('<file>', 'a recorded game')
    .description(
      'check every answer and every outcome of chance of a recorded game (exit code 1 if it is not sound)',
    )
    .action((path: string) => {
      const { text, ok } = verifyFile(games, path);
      process.stdout.write(`${text}\n`);
      if (!ok) process.exitCode = 1;
    });
}

export function verifyFile(games: readonly AnyGameModule[], path: string): { text: string; ok: boolean } {
  const text = textOf(path);
  const fault = faultOfForm(text);
  if (fault !== undefined) return { ok: false, text: `${path}: NOT sound: ${fault}` };
  const file = blaming(path, () => readGameFile(text));
  const { game } = gameOf(games, file, path);
  const elsewhere = otherVersionOf(game, file);
  if (elsewhere !== undefined)
    return { ok: false, text: `${path}: cannot be verified with this version: ${elsewhere}` };
  const verdict = verify(game, file);
  if (!verdict.ok) {
    const where = verdict.entry === undefined ? '' : `entry ${verdict.entry} of ${file.entries.length}: `;
    return { ok: false, text: `${path}: NOT sound: ${where}${verdict.message}` };
  }
  const state = file.result ? 'a finished game' : 'a game in progress';
  return {
    ok: true,
    text: `${path}: sound, ${state} of ${game.name}, ${verdict.answers} answers and ${verdict.outcomes} outcomes of chance; ${LUCK[verdict.luck]}.${commitmentIn(file)}`,
  };
}

/** A game of other rules or of other cards may be as sound as any. */
function otherVersionOf(game: AnyGameModule['game'], file: GameFile): string | undefined {
  try {
    checkOrigin(game, file);
    return undefined;
  } catch (error) {
    if (error instanceof WarptableError && error.code === 'otherVersion') return error.message;
    throw error;
  }
}

/** For comparison with what was shown before the game: a file alone cannot tell when a commitment was made. */
function commitmentIn({ luck }: GameFile): string {
  return luck.kind === 'keyed'
    ? ` Its commitment, to compare with the one shown before the game: ${luck.commitment}`
    : '';
}

/** What is wrong with the form of a file that was once a game of ours. One that never was is a complaint, not a verdict. */
function faultOfForm(text: string): string | undefined {
  try {
    readGameFile(text);
    return undefined;
  } catch (error) {
    const wasOurs = /^\s*\{\s*"format"\s*:\s*"warptable-game\//.test(text);
    if (wasOurs && error instanceof WarptableError && error.code === 'corrupt') return error.message;
    return undefined;
  }
}
