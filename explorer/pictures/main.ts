import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../scripts/chromium/chromium-path.ts';
import { root, savePicture } from '../../scripts/pictures/save-picture.ts';
import { signIn } from '../../tests/browser/support/app.ts';
import { entry } from '../../tests/browser/support/flows/entity-form.ts';
import { startDevServer } from '../browser/support/dev-server.ts';

/**
 * The pictures of docs/model-testing.md: the machine explorer, with the reports that the test commands have left in reports/,
 * and beside the running app. `docs/model-testing.md` names the commands, and the replay that has to be there.
 */
const docs = 'docs/explorer';
const drawn = ['form', 'session'];
const replay = '10002';

interface Shot {
  readonly name: string;
  readonly colorScheme: 'light' | 'dark';
  /** The address in the explorer. */
  readonly at: string;
  /** What to do there. */
  readonly show?: (explorer: Page, context: BrowserContext) => Promise<void>;
}

const { app, explorer, stop } = await startDevServer();

const shots: readonly Shot[] = [
  {
    name: 'coverage',
    colorScheme: 'light',
    at: '#/machines/session?panel=coverage&state=present.access.signedIn.refreshing',
    show: (page) => withMutants(page, 'session'),
  },
  {
    name: 'try',
    colorScheme: 'dark',
    at: '#/machines/form?panel=try',
    show: async (page) => {
      const panel = page.getByRole('region', { name: 'Try' });
      await panel.getByLabel('Start').selectOption('create');
      for (const name of [/^form\.change/, 'form.save', 'save ends (unknown)']) {
        await panel.getByRole('button', { name }).first().click();
      }
    },
  },
  {
    name: 'live',
    colorScheme: 'light',
    at: '#/live',
    show: async (page, context) => {
      const tab = await context.newPage();
      await signIn(tab);
      await tab.goto(`${app}/#/teams/create`);
      await entry(tab, 'Name').fill('Night Owls');
      await page.bringToFront();
      await page.getByRole('link', { name: /^form x:/ }).click();
      await page.getByRole('group', { name: 'The machine form', exact: true }).waitFor();
    },
  },
  { name: 'replay', colorScheme: 'dark', at: `#/replay/${replay}` },
  {
    name: 'paths',
    colorScheme: 'light',
    at: '#/machines/form?panel=paths&state=saved',
    show: async (page) => {
      await page.getByRole('heading', { name: 'All paths' }).waitFor({ timeout: 60_000 });
    },
  },
  { name: 'compare', colorScheme: 'dark', at: '#/compare/form?from=e642cb7b', show: compared },
];

async function compared(page: Page): Promise<void> {
  await page.getByRole('status').filter({ hasText: 'changed.' }).waitFor();
}

/** They come last: the lines of the source are searched for. */
async function withMutants(page: Page, machine: string): Promise<void> {
  const diagram = page.getByRole('group', { name: `The machine ${machine}`, exact: true });
  await diagram.locator('.by-mutants').first().waitFor({ state: 'attached' });
}

await mkdir(join(root, docs), { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  for (const { name, colorScheme, at, show } of shots) {
    const context = await browser.newContext({
      ...{ baseURL: app, colorScheme, viewport: { width: 1440, height: 860 }, reducedMotion: 'reduce' },
    });
    const page = await context.newPage();
    await page.goto(`${explorer}/${at}`);
    await show?.(page, context);
    // Until the diagram has its places and the reports are read.
    await page.waitForTimeout(2000);
    await savePicture(page, `${docs}/${name}.png`, 100);
    await context.close();
  }
  const page = await browser.newPage();
  for (const machine of drawn) {
    await page.goto(`${explorer}/#/machines/${machine}?panel=coverage`);
    await withMutants(page, machine);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save SVG' }).click();
    await (await download).saveAs(join(root, docs, `coverage-${machine}.svg`));
  }
} finally {
  await browser.close();
  await stop();
}
