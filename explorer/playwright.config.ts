import { defineConfig } from '@playwright/test';
import { plainArgs } from '../scripts/chromium/plain-args.ts';
import { place } from '../tests/browser/support/locale.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** The browser tests of the explorer: `npm run test:explorer`. */
export default defineConfig({
  testDir: 'browser',
  globalSetup: ['../tests/browser/support/choose-chromium.ts', '../tests/browser/support/server/make-demo-data.ts'],
  outputDir: '../test-results',
  workers: 3,
  fullyParallel: true,
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
