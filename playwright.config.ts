import { randomInt } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium/find-chromium.ts';
import { plainArgs } from './scripts/chromium/plain-args.ts';
import { PARTS } from './tests/browser/matrix/part.ts';
import { place } from './tests/browser/support/place.ts';

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium: npx tsx scripts/ensure-chromium.ts installs one.');

// Handed to the processes that run the tests: all walk the same part.
if (process.env['ACCESS_PART'] === undefined) {
  process.env['ACCESS_PART'] = String(randomInt(PARTS));
  process.stdout.write(
    `Looks at the screens of ACCESS_PART=${process.env['ACCESS_PART']} of ${String(PARTS)}; npm run access looks at all.\n`,
  );
}

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/support/make-demo-data.ts',
  outputDir: 'test-results',
  // Walks wait as much as they work: with three at a time two cores are busy, with two they were not (8.7 and 10.3 minutes).
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    launchOptions: { executablePath, args: plainArgs },
    ...place,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
