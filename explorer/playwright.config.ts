import { defineConfig } from '@playwright/test';
import { plainArgs } from '../scripts/chromium/chromium-path.ts';
import { place } from '../tests/browser/support/locale.ts';

const executablePath = process.env['CHROMIUM_PATH'];

const newMachine = /new-machine/;

/** The browser tests of the explorer: `npm run test:explorer`. */
export default defineConfig({
  testDir: 'browser',
  globalSetup: ['../tests/browser/support/choose-chromium.ts', '../tests/browser/support/server/make-demo-data.ts'],
  outputDir: '../test-results',
  workers: 3,
  fullyParallel: true,
  // A new machine reloads the page of every other test.
  projects: [
    { name: 'explorer', testIgnore: newMachine },
    { name: 'new machine', testMatch: newMachine, dependencies: ['explorer'] },
  ],
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/playwright-explorer.json' }]],
  use: {
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args: plainArgs },
    ...place,
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
  },
});
