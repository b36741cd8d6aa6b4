// Plays a whole game at random and keeps it as a golden game:
//   node scripts/make-golden.ts warpgate four-seats --seats 4 --seed 7 --options '{"exploration":"on"}'
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findGame } from '@warptable/games';
import { goldenText, makeGolden } from '@warptable/testkit';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seats: { type: 'string' }, seed: { type: 'string' }, options: { type: 'string' } },
});
const [id, name] = positionals;
const gameModule = findGame(id ?? '');
if (!gameModule || name === undefined || values.seats === undefined || values.seed === undefined) {
  console.error(
    "usage: node scripts/make-golden.ts <game> <name> --seats <n> --seed <text> [--options '<json>']",
  );
  process.exitCode = 2;
} else {
  const options: unknown = JSON.parse(values.options ?? '{}');
  const file = makeGolden(gameModule.game, { seats: Number(values.seats), seed: values.seed, options });
  const root = join(import.meta.dirname, '..');
  const [home = ''] = globSync(`{games,examples}/${gameModule.game.id}`, { cwd: root });
  const path = join(root, home, 'test/golden', `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, goldenText(file));
  console.log(`${path}: ${file.entries.length} entries, scores ${file.result?.scores.join(', ')}`);
}
