import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium/find-chromium.ts';

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium: npx tsx scripts/ensure-chromium.ts installs one.');

/** No sandbox: containers have none to give. The rest keeps the browser from calling home during a test. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    launchOptions: { executablePath, args },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
