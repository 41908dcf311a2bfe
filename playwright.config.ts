import { defineConfig } from '@playwright/test';
import { plainArgs } from './scripts/chromium/chromium-path.ts';
import { place } from './tests/browser/support/locale.ts';
import { eachCommit, isWhole } from './tests/support/scope.ts';

// The global setup finds the browser: loading this file must not need one.
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests/browser',
  ...(!isWhole && { grep: new RegExp(eachCommit.tag) }),
  globalSetup: ['./tests/browser/support/choose-chromium.ts', './tests/browser/support/server/make-demo-data.ts'],
  outputDir: 'test-results',
  // Tests wait a part of the time: three workers use two cores better than two.
  workers: 3,
  // So that no worker has a long file left when the others are done.
  fullyParallel: true,
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
    actionTimeout: 30_000,
  },
});
