import { defineConfig } from '@playwright/test';

// Run by `scripts/browser.ts`, which builds the page first. Chromium and the server come from the fixtures in `e2e/`.
export default defineConfig({
  testDir: 'e2e',
  // Beside the tests there are pictures for the documentation (`scripts/screenshots.ts`) and measurements (`scripts/pace.ts`).
  testMatch: process.env['WARPTABLE_E2E'] ?? '*.test.ts',
  outputDir: '.cache/browser/results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Where a whole submission hangs on it, a test that a busy machine has tripped up gets a second chance; the report tells of it.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'list',
  // Long enough for a machine that is busy with other things: a test that waits in vain fails all the same.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1366, height: 768 },
    actionTimeout: 30_000,
    // One test is about the offline app; to the others its cache would only hide the server.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
});
