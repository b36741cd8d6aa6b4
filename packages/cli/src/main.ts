import { CommanderError } from 'commander';
import { GAMES } from '@warptable/games';
import { complaintOf } from './complaint.ts';
import { buildProgram } from './program.ts';

// A reader that went away (`| head`) is no fault of the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const given = process.argv.slice(2);
try {
  await buildProgram(GAMES).parseAsync(given.length > 0 ? given : ['--help'], { from: 'user' });
} catch (error) {
  const isFarewell =
    error instanceof CommanderError && (error.exitCode === 0 || error.code === 'commander.help');
  if (!isFarewell) {
    const complaint = complaintOf(error);
    if (complaint === undefined) throw error;
    process.stderr.write(`${complaint}\n`);
    process.exitCode = 2;
  }
}
