import { randomInt } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { plainArgs } from './scripts/chromium/plain-args.ts';
import { place } from './tests/browser/support/locale.ts';
import { PARTS } from './tests/support/part.ts';

// The global setup finds the browser: loading this file must not need one.
const executablePath = process.env['CHROMIUM_PATH'];

// The processes that run the tests inherit it, so that all walk the same part.
if (process.env['TEST_PART'] === undefined) {
  process.env['TEST_PART'] = String(randomInt(PARTS));
  process.stdout.write(
    `This run walks part TEST_PART=${process.env['TEST_PART']} of the screens, forms and transitions. "npm run walks" walks all.\n`,
  );
}

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: ['./tests/browser/support/choose-chromium.ts', './tests/browser/support/server/make-demo-data.ts'],
  outputDir: 'test-results',
  // Walks wait half of the time. Three workers use two cores better than two (8.7 and 10.3 minutes).
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Only a failure waits that long. Three browsers on a busy machine with two cores take a few times longer than alone.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args: plainArgs },
    ...place,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
