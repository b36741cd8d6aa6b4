import { defineConfig } from 'vitest/config';
import { isNewEnough, OLDEST_NODE } from './scripts/node24.mjs';

if (!isNewEnough(process.versions.node)) {
  throw new Error(
    `The code needs Node ${OLDEST_NODE} or newer. Run the tests with "npm test" or "npm run unit".`,
  );
}

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.{ts,tsx}',
      '{games,examples}/*/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
    pool: 'threads',
    isolate: false,
    // No measure of speed: long enough for a machine that is busy with other things.
    testTimeout: 120_000,
  },
});
