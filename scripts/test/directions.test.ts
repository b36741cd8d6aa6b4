import { describe, expect, test } from 'vitest';
import { whyForbidden } from '../lint/directions.ts';

const ALLOWED: readonly (readonly [file: string, specifier: string])[] = [
  ['packages/kernel/src/chance/keyed.ts', '../errors.ts'],
  ['packages/kernel/src/chance/keyed.ts', '@noble/hashes/hmac.js'],
  ['packages/kernel/test/kernel.test.ts', '../src/agenda.ts'],
  ['packages/testkit/src/fuzz.ts', '@warptable/kernel'],
  ['packages/testkit/src/fuzz.ts', '@warptable/bots'],
  ['packages/testkit/test/fuzz.test.ts', '@warptable/pearlwater/rules'],
  ['packages/testkit/src/golden.ts', 'node:fs'],
  ['packages/bots/src/random.ts', '@warptable/kernel'],
  ['packages/bots/test/random.test.ts', '@warptable/games'],
  ['packages/games/src/folders.ts', 'node:fs'],
  ['packages/cli/src/play.ts', '@warptable/games'],
  ['packages/cli/src/laboratory/tune.ts', '@warptable/lab'],
  ['packages/lab/src/units/play.ts', '@warptable/bots'],
  ['packages/lab/src/running/run-file.ts', 'node:fs'],
  ['games/warpgate/lab/map.ts', '../rules/geometry.ts'],
  ['games/the-warp/lab/names.ts', '../words/names.ts'],
  ['packages/cli/src/fuzz.ts', '@warptable/testkit'],
  ['games/warpgate/index.ts', './rules/game.ts'],
  ['games/warpgate/index.ts', './board/index.ts'],
  ['games/warpgate/index.ts', '@warptable/games/manifest'],
  ['games/warpgate/rules/steps/battle.ts', '../../content/tactics.ts'],
  ['games/warpgate/rules/steps/battle.ts', '@warptable/kernel'],
  ['games/warpgate/words/prompts.ts', '../rules/state.ts'],
  ['games/warpgate/bot/value.ts', '../rules/state.ts'],
  ['games/warpgate/bot/value.ts', '@warptable/bots'],
  ['games/warpgate/test/battle.test.ts', '../rules/steps/battle.ts'],
  ['games/warpgate/test/battle.test.ts', '@warptable/testkit'],
  ['games/warpgate/test/battle.test.ts', '@warptable/warpgate'],
  ['games/warpgate/board/map.tsx', '@warptable/ui'],
  ['games/warpgate/board/map.tsx', 'react'],
  ['examples/pearlwater/rules/steps.ts', '@warptable/kernel'],
  ['packages/web/src/shelf.ts', '@warptable/games/manifest'],
  ['scripts/check.ts', '@warptable/games/folders'],
  ['scripts/rule-coverage.ts', '@warptable/testkit'],
];

const FORBIDDEN: readonly (readonly [file: string, specifier: string, because: string])[] = [
  ['packages/kernel/src/agenda.ts', '@warptable/warpgate', 'Wrong direction'],
  ['packages/kernel/src/agenda.ts', '@warptable/kernel', 'relative import'],
  ['packages/kernel/src/agenda.ts', 'node:crypto', 'from outside'],
  ['packages/kernel/src/agenda.ts', '../test/example.ts', 'Tests are not imported'],
  ['packages/testkit/src/fuzz.ts', '@warptable/cli', 'Wrong direction'],
  ['packages/testkit/src/fuzz.ts', '@warptable/pearlwater/rules', 'for tests'],
  ['packages/testkit/src/fuzz.ts', '@warptable/warpgate', 'Wrong direction'],
  ['packages/bots/src/random.ts', '@warptable/testkit', 'Wrong direction'],
  ['packages/bots/src/random.ts', '@warptable/lab', 'Wrong direction'],
  ['packages/lab/src/units/play.ts', '@warptable/warpgate', 'Wrong direction'],
  ['games/warpgate/lab/map.ts', '../bot/terms.ts', 'Wrong direction'],
  ['games/warpgate/rules/setup.ts', '../lab/index.ts', 'Wrong direction'],
  ['packages/cli/src/main.ts', '@warptable/warpgate', 'Wrong direction'],
  ['packages/cli/src/main.ts', '@warptable/kernel/src/agenda.ts', 'Deep import'],
  ['packages/cli/src/main.ts', '../../kernel/src/agenda.ts', 'Deep import'],
  ['packages/cli/test/main.test.ts', '../../kernel/src/agenda.ts', 'Deep import'],
  ['games/warpgate/rules/setup.ts', '@warptable/the-warp', 'Wrong direction'],
  ['games/warpgate/rules/setup.ts', '../../the-warp/rules/setup.ts', 'Deep import'],
  ['games/warpgate/rules/setup.ts', '@warptable/games', 'Wrong direction'],
  ['games/warpgate/rules/setup.ts', '@warptable/games/manifest', 'Wrong direction'],
  ['packages/games/src/index.ts', '@warptable/warpgate', 'Wrong direction'],
  ['games/warpgate/rules/setup.ts', '@warptable/testkit', 'Wrong direction'],
  ['games/warpgate/rules/setup.ts', '../words/en.ts', 'Wrong direction'],
  ['games/warpgate/rules/setup.ts', '../index.ts', 'Wrong direction'],
  ['games/warpgate/rules/setup.ts', 'react', 'from outside'],
  ['games/warpgate/content/tactics.ts', '../rules/state.ts', 'Wrong direction'],
  ['games/warpgate/index.ts', './test/arrange.ts', 'Tests are not imported'],
  ['games/warpgate/test/battle.test.ts', '@warptable/cli', 'Wrong direction'],
  ['games/warpgate/board/map.tsx', '@warptable/web', 'Wrong direction'],
  ['examples/pearlwater/rules/steps.ts', '../words/say.ts', 'Wrong direction'],
  ['packages/cli/src/main.ts', '@warptable/pearlwater', 'Wrong direction'],
];

describe('who may import what', () => {
  test.each(ALLOWED)('%s may import %s', (file, specifier) => {
    expect(whyForbidden(file, specifier)).toBeUndefined();
  });

  test.each(FORBIDDEN)('%s may not import %s', (file, specifier, because) => {
    expect(whyForbidden(file, specifier)).toContain(because);
  });
});
