import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { createSession } from '../browser/session.ts';
import type { Subject } from '../browser/subject.ts';
import { withVisit } from '../browser/visit.ts';
import { tenRows } from '../measures/step.ts';
import type { Host } from '../world/start-host.ts';

/** The page after a number of navigations. */
export interface DaySample {
  readonly navigations: number;
  /** Bytes, after a garbage collection. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** The median time of the navigations since the last sample, in milliseconds. */
  readonly navigation: number;
  /** Bytes of all storage. */
  readonly stored: number;
}

interface Day {
  readonly navigations: number;
  readonly forms: number;
  readonly saves: number;
}

/** Eight hours of work. */
export const wholeDay: Day = { navigations: 2000, forms: 300, saves: 50 };
export const quickDay: Day = { navigations: 300, forms: 40, saves: 5 };

const sampledEvery = 100;

interface DayOptions {
  readonly subject: Subject;
  readonly host: Host;
  readonly day: Day;
  readonly tell: (doing: string) => void;
}

/** Works in one window: lists and their pages, forms, saves, and once offline and back. */
export async function runDay(
  browser: Browser,
  { subject, host, day, tell }: DayOptions,
): Promise<readonly DaySample[]> {
  const session = await createSession(browser, host.url);
  return await withVisit(browser, { slowdown: 1, session, target: tenRows(subject) }, async (visit) => {
    const page = await visit.open();
    const inspector = await visit.inspect(page);
    await inspector.send('Performance.enable');
    await page.goto(host.url + subject.list);
    await page.locator(subject.row).nth(9).waitFor();
    page.on('dialog', (dialog) => void dialog.accept());

    const samples: DaySample[] = [];
    const times: number[] = [];
    const formEvery = Math.floor(day.navigations / day.forms);
    const saveEvery = Math.floor(day.forms / day.saves);
    let forms = 0;
    for (let navigation = 1; navigation <= day.navigations; navigation += 1) {
      if (navigation === Math.floor(day.navigations / 2)) await workOffline(page, host);
      if (navigation % formEvery === 0) {
        forms += 1;
        await openForm(page, subject, { saves: forms % saveEvery === 0 });
      } else times.push(await openPage(page, subject, navigation));
      if (navigation % sampledEvery !== 0) continue;
      samples.push({
        navigations: navigation,
        navigation: medianOf(times.splice(0)),
        ...(await measure(page, inspector)),
      });
      tell(`A long day: ${String(navigation)} of ${String(day.navigations)} navigations`);
    }
    return samples;
  });
}

const lists = ['teams', 'players', 'tournament', 'teams?page=2', 'players?page=3', 'teams?search=esports', 'games'];

/** Opens a list, or another page of it, by the address. Returns the milliseconds until its rows are there. */
async function openPage(page: Page, { row }: Subject, navigation: number): Promise<number> {
  const list = lists[navigation % lists.length] ?? '';
  return await page.evaluate(
    async ([hash, selector]) => {
      const startedAt = performance.now();
      window.location.hash = hash;
      const isShown = () =>
        document.querySelector('table')?.getAttribute('aria-busy') !== 'true' &&
        document.querySelector(selector) !== null;
      // The rows of the former list stay for a moment.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - startedAt;
    },
    [`/${list}`, row] as const,
  );
}

async function openForm(page: Page, { row }: Subject, { saves }: { readonly saves: boolean }): Promise<void> {
  await page.evaluate(() => {
    window.location.hash = '/teams';
  });
  await page.locator(row).first().locator('a').first().click();
  const name = page.getByRole('textbox', { name: 'Full Name', exact: true });
  await expect(name).toBeEditable();
  if (!saves) {
    await page.goBack();
    await expect(page.locator(row).first()).toBeVisible();
    return;
  }
  await name.fill(`Saved at ${String(Date.now())}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator(row).first()).toBeVisible();
}

async function workOffline(page: Page, host: Host): Promise<void> {
  await host.takeOffline();
  await page.evaluate(() => {
    window.location.hash = '/players';
  });
  await page.waitForTimeout(5000);
  await host.bringOnline();
  await page.evaluate(() => {
    window.location.hash = '/teams';
  });
  await page.waitForTimeout(5000);
}

async function measure(page: Page, inspector: CDPSession): Promise<Omit<DaySample, 'navigations' | 'navigation'>> {
  await page.waitForTimeout(1500);
  await inspector.send('HeapProfiler.collectGarbage');
  const { metrics } = await inspector.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const stored = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? Number.NaN);
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners'), stored };
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
