import type { Command } from 'commander';
import type { AnyGameModule } from '@warptable/games';
import { addBalance } from '../laboratory/balance.ts';
import { addTournament } from '../laboratory/tournament.ts';
import { addTune } from '../laboratory/tune.ts';

export function addLab(program: Command, games: readonly AnyGameModule[]): void {
  const lab = program
    .command('lab')
    .description('measure bots and content in many games on all cores; see docs/laboratory.md')
    .helpCommand(false);
  for (const add of [addTournament, addBalance, addTune]) add(lab, games);
}
