import type { Command } from 'commander';
import type { AnyGameModule } from '@warptable/games';

export function addGames(program: Command, games: readonly AnyGameModule[]): void {
  program
    .command('games')
    .description('list the games with their modes, seats and options')
    .action(() => {
      process.stdout.write(listOfGames(games));
    });
}

export function listOfGames(games: readonly AnyGameModule[]): string {
  return games.map((gameModule) => describe(gameModule)).join('\n');
}

function describe({ game }: AnyGameModule): string {
  const lines = [`${game.id}: ${game.name} (rules ${game.rulesVersion}), ${span(game.seats)}`];
  for (const mode of game.modes) lines.push(`  mode    ${mode.name}, ${span(mode)}`);
  for (const { id, name, values, set } of game.optionTable) {
    lines.push(`  option  ${name}: --option ${id}=...${set ? ', any of these, parted by commas' : ''}`);
    const isUsual = (value: string, i: number): boolean => set?.includes(value) ?? i === 0;
    const width = Math.max(...values.map(({ value }) => value.length));
    for (const [i, one] of values.entries()) {
      lines.push(
        `            ${one.value.padEnd(width)}  ${one.name}${isUsual(one.value, i) ? ' (usual)' : ''}`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

function span({ min, max }: { readonly min: number; readonly max: number }): string {
  if (min === max) return min === 1 ? '1 seat' : `${min} seats`;
  return `${min} to ${max} seats`;
}
