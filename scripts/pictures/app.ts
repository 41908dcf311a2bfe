import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { applyAppearance, type Look } from '../../tests/browser/support/access/appearances.ts';
import { signIn } from '../../tests/browser/support/app.ts';
import { place } from '../../tests/browser/support/locale.ts';
import { startServer } from '../../tests/browser/support/server/server.ts';
import { startedHost } from '../../tests/browser/support/server/start-server-host.ts';
import { chromiumPath } from '../chromium/chromium-path.ts';
import { runCommand } from '../run/command.ts';
import { root, savePicture } from './save-picture.ts';

const docs = 'docs/screenshots';

interface Shot extends Look {
  /** The target folder. */
  readonly folder: string;
  readonly scale: number;
  readonly show: (page: Page) => Promise<void>;
}

const inDocs = { folder: docs, scale: 1, theme: 'light', language: 'en' } as const;
const forManifest = { ...inDocs, folder: 'public', show: showTeams } as const;
const laptop = { width: 1366, height: 768 };
const tablet = { width: 820, height: 1100, scale: 1.5 };
const phone = { width: 390, height: 780, scale: 2 };

/**
 * The screenshots of the README and of the web manifest: the built app with the demo records. The names, sizes and scales
 * of those for the manifest must match scripts/vite/web-manifest.ts.
 */
const shots: readonly Shot[] = [
  { ...inDocs, name: 'dashboard', width: 1440, height: 860, show: showDashboard },
  { ...inDocs, name: 'laptop', ...laptop, show: showViews },
  { ...inDocs, name: 'record', ...laptop, theme: 'dark', show: showRecord },
  { ...inDocs, name: 'tablet', ...tablet, theme: 'dark', show: showForm },
  { ...inDocs, name: 'points', ...laptop, height: 900, theme: 'dark', show: showPoints },
  { ...inDocs, name: 'search', ...laptop, show: showSearch },
  { ...inDocs, name: 'schedule', ...tablet, show: showSchedule },
  { ...inDocs, name: 'phone', ...phone, language: 'hi', show: showTeams },
  { ...forManifest, name: 'screenshot-wide', width: 1280, height: 720 },
  { ...forManifest, name: 'screenshot-narrow', ...phone },
];

/** Takes only the named screenshots: `--only=screenshot-wide,screenshot-narrow`. */
const only = parseArgs({ options: { only: { type: 'string' } } }).values.only?.split(',');

async function showTeams(page: Page): Promise<void> {
  await page.goto('/#/teams');
  await page.getByRole('switch').first().waitFor();
}

/** After a few records were opened, so that the panel of viewed records has rows. */
async function showDashboard(page: Page): Promise<void> {
  for (const record of ['player/edit/30', 'series/edit/11', 'tournament/edit/11', 'teams/edit/40']) {
    await page.goto(`/#/${record}`);
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await page.waitForTimeout(500);
  }
  await page.goto('/#/dashboard');
  await page.getByRole('region', { name: 'Recently viewed' }).waitFor();
}

async function showViews(page: Page): Promise<void> {
  await page.goto('/#/teams?game_id=18');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('BGMI');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'BGMI', exact: true }).first().waitFor();
}

async function showRecord(page: Page): Promise<void> {
  await page.goto('/#/teams/edit/2?tab=player');
  await page.getByRole('switch').first().waitFor();
}

async function showPoints(page: Page): Promise<void> {
  await page.goto('/#/tournament/edit/11');
  const table = page.getByRole('grid').first();
  await table.waitFor();
  await table.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

async function showSearch(page: Page): Promise<void> {
  await page.goto('/#/dashboard');
  await page.getByText('Welcome').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('esports');
  await page.getByText(/^[0-9]+ found$/).waitFor();
}

async function showSchedule(page: Page): Promise<void> {
  await page.goto('/#/schedule?view=week');
  await page.getByRole('button', { name: 'Refresh' }).waitFor();
}

async function showForm(page: Page): Promise<void> {
  await page.goto('/#/player/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('ScoutOP');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Tanmay Singh');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('combobox', { name: 'Game' }).fill('o');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
}

async function take(browser: Browser, baseURL: string, { folder, scale, show, ...look }: Shot) {
  const context = await browser.newContext({ baseURL, ...place, deviceScaleFactor: scale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await applyAppearance(page, look);
  await signIn(page);
  await show(page);
  await page.mouse.move(0, 0);
  // Wait until the toasts of the sign-in disappear.
  await page.waitForTimeout(3000);
  await savePicture(page, join(folder, `${look.name}.png`));
  await context.close();
}

const executablePath = chromiumPath();

await mkdir(join(root, docs), { recursive: true });
const build = await mkdtemp(join(tmpdir(), 'matchdesk-build-'));
try {
  const { code, output } = await runCommand(`vite build --logLevel warn --outDir ${build} --emptyOutDir`, {
    print: 'keep',
  });
  if (code !== 0) throw new Error(output);
  const server = await startServer({ env: { APP_DIR: build } });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const shot of shots) if (only?.includes(shot.name) ?? true) await take(browser, server.url, shot);
  } finally {
    await browser.close();
    await server.dispose();
    await startedHost()?.end();
  }
} finally {
  await rm(build, { recursive: true, force: true });
}
