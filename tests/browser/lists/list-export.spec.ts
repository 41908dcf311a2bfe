import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { seed } from '#server/seed/seed.ts';
import { signIn } from '../support/app.ts';
import { type FaultServer, startFaultServer } from '../support/network/fault-server.ts';
import { newDataDir } from '../support/server/demo-data.ts';
import { startServer } from '../support/server/server.ts';
import { test } from '../support/test.ts';

const many = 10_000;

interface Large {
  /** The demo data with ten thousand more teams, behind a fault server. */
  readonly large: FaultServer;
}

const largeTest = test.extend<Large>({
  large: async ({}, use) => {
    const dataDir = await newDataDir('demo');
    const { db, close } = await openEmbedded(join(dataDir, 'database'));
    await seed(db, { demo: true, large: { teams: many, players: 0, matches: 0 }, now: new Date() });
    await close();
    const server = await startServer({ dataDir });
    const line = await startFaultServer({ target: server.url });
    await use(line);
    await line.stop();
    await server.dispose();
  },
  baseURL: async ({ large }, use) => {
    await use(large.url);
  },
});

const panel = (page: Page) => page.getByRole('region', { name: 'CSV' });
const csv = (page: Page) => page.getByRole('button', { name: 'CSV' });
const ofPage = (page: number) => new RegExp(`^/api/v1/teams\\?page=${String(page)}&listPerPage=100`);

largeTest('ten thousand rows are exported while the list stays responsive', async ({ page, large }) => {
  test.slow();
  await signIn(page);
  await page.goto('/#/teams');
  await expect(csv(page)).toBeEnabled();
  // The progress values that the page painted; few if the page was frozen.
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      const value = document.querySelector('progress')?.value;
      if (value !== undefined) seen.add(String(value));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seen });
  });
  await large.set('held', { path: ofPage(30) });
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await csv(page).click();
  await expect(panel(page)).toContainText(/^Preparing the CSV file2,900 of 10,\d{3}/, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11–20 of 10,?\d{3}$/)).toBeVisible();
  await large.set('ok');
  large.release();

  const file = await download;
  expect(file.suggestedFilename()).toBe('Teams.csv');
  await expect(panel(page)).toContainText(/^10,\d{3} records in Teams\.csv/);
  const total = Number((await panel(page).textContent())?.match(/^10,(\d{3})/)?.[1]) + many;
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFName,Full Name,Game,Country,Status');
  expect(lines).toHaveLength(total + 1);
  const painted = await page.evaluate(() => (window as unknown as { seen: Set<string> }).seen.size);
  expect(painted).toBeGreaterThan(20);
});
