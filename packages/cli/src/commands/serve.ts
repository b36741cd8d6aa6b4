import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve tables to browsers; the settings are WARPTABLE_... variables, see docs/operations.md')
    .action(async () => {
      // Loaded only here: no other command needs a server.
      const { SettingError, serve } = await import('@warptable/server');
      try {
        process.stderr.write(`Warptable is served at ${await serve(process.env)}\n`);
      } catch (error) {
        throw error instanceof SettingError ? new Complaint(error.message) : error;
      }
    });
}
