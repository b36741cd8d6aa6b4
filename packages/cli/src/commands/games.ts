import type { Command } from 'commander';
import type { AnyBoxed } from '@warptable/games';

export function addGames(program: Command, games: readonly AnyBoxed[]): void {
  program
    .command('games')
    .description('list the games with their modes, seats and options')
    .action(() => {
      process.stdout.write(listOfGames(games));
    });
}

export function listOfGames(games: readonly AnyBoxed[]): string {
  return games.map((boxed) => describe(boxed)).join('\n');
}

function describe({ game }: AnyBoxed): string {
  const lines = [`${game.id}: ${game.name} (rules ${game.rulesVersion}), ${span(game.seats)}`];
  for (const mode of game.modes) lines.push(`  mode    ${mode.name}, ${span(mode)}`);
  for (const { id, name, values } of game.optionTable) {
    lines.push(`  option  ${name}: --option ${id}=...`);
    const width = Math.max(...values.map(({ value }) => value.length));
    for (const [i, one] of values.entries()) {
      lines.push(`            ${one.value.padEnd(width)}  ${one.name}${i === 0 ? ' (usual)' : ''}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function span({ least, most }: { readonly least: number; readonly most: number }): string {
  if (least === most) return least === 1 ? '1 seat' : `${least} seats`;
  return `${least} to ${most} seats`;
}
