import { randomInt } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { plainArgs } from './scripts/chromium/plain-args.ts';
import { PARTS } from './tests/browser/support/part.ts';
import { place } from './tests/browser/support/locale.ts';

// Found by the global setup: loading this file must not need a browser.
const executablePath = process.env['CHROMIUM_PATH'];

// Handed to the processes that run the tests: all walk the same part.
if (process.env['WALK_PART'] === undefined) {
  process.env['WALK_PART'] = String(randomInt(PARTS));
  process.stdout.write(
    `Of screens, forms and transitions WALK_PART=${process.env['WALK_PART']} is walked; npm run walks walks all.\n`,
  );
}

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: ['./tests/browser/support/choose-chromium.ts', './tests/browser/support/make-demo-data.ts'],
  outputDir: 'test-results',
  // Walks wait as much as they work: with three at a time two cores are busy, with two they were not (8.7 and 10.3 minutes).
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args: plainArgs },
    ...place,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
