import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';

/** What whoever runs a server does with what it keeps. */
export function addStore(program: Command): void {
  program
    .command('backup')
    .argument('<copy>', 'where to write the copy; it must not be there yet')
    .description('copy the file of a server while it runs (WARPTABLE_FILE, or data/warptable.sqlite)')
    .action(async (copy: string) => {
      const { backUp, readSettings } = await import('@warptable/server');
      await complaining(async () => {
        const { file, store } = readSettings(process.env);
        if (store !== undefined) throw new Complaint('a database is backed up with pg_dump -Fc');
        await backUp(file, copy);
        process.stdout.write(`${file} is copied to ${copy}\n`);
      });
    });
  program
    .command('move')
    .requiredOption('--from <place>', 'a file, or postgres://...')
    .requiredOption('--to <place>', 'a new file, or an empty database')
    .description('move everything from a file to a database or back; stop the server first')
    .action(async ({ from, to }: { from: string; to: string }) => {
      const { moveStore } = await import('@warptable/server');
      await complaining(async () => {
        const rows = await moveStore(from, to);
        process.stdout.write(`${rows} rows are moved, and compared: both hold the same\n`);
      });
    });
}

async function complaining(act: () => Promise<void>): Promise<void> {
  const { SettingError } = await import('@warptable/server');
  try {
    await act();
  } catch (error) {
    throw error instanceof SettingError ? new Complaint(error.message) : error;
  }
}
