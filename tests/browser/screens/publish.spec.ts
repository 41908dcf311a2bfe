import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectConsole } from '../support/access/console.ts';
import { expectNoSidewaysScroll, waitForWorker } from '../support/app.ts';
import { signedIn, test, withFaults } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withFaults, ...signedIn });

const bgis2025 = '/#/tournament/edit/11?tab=points';

const publish = (page: Page) => page.getByRole('button', { name: 'Publish' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Publish' });
const picture = (page: Page) => dialog(page).getByRole('img', { name: /^Picture: / });
const chat = (page: Page) => dialog(page).getByRole('textbox', { name: 'Text for a chat' });

async function openStandings(page: Page): Promise<void> {
  await page.goto(bgis2025);
  await expect(page.locator('[id="field-pointTable[1][team_id]"]')).toHaveValue('GodLike Esports');
  await publish(page).click();
  await expect(picture(page)).toBeVisible();
}

async function save(page: Page, button: string): Promise<Buffer> {
  const download: Promise<Download> = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: button }).click();
  return await readFile(await (await download).path());
}

/** Width and height from the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('standings are published as pictures, text and CSV, with the ranks of the grid, without a connection', async ({
  page,
  context,
}) => {
  await page.goto('/#/dashboard');
  await waitForWorker(page);
  await openStandings(page);
  const ranks = await page
    .getByRole('grid', { name: 'Point Table' })
    .getByRole('row')
    .locator('td:first-child')
    .allTextContents();
  const teams = await page
    .locator('[id^="field-pointTable"][id$="[team_id]"]')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  await context.setOffline(true);
  await expectAccessible(page);
  for (const [format, width, height] of [
    ['Portrait, 1080 × 1350', 2160, 2700],
    ['Square, 1080 × 1080', 2160, 2160],
    ['Landscape, 1920 × 1080', 3840, 2160],
  ] as const) {
    await dialog(page).getByLabel('Format').selectOption({ label: format });
    expect(sizeOf(await save(page, 'Save picture'))).toEqual([width, height]);
  }

  const csv = (await save(page, 'CSV')).toString('utf8').trim().split('\r\n').slice(1);
  const published = csv.map((line) => line.split(',').slice(0, 2));
  const expected = teams.map((team, at) => [ranks[at] ?? '', team]);
  expect(published.sort()).toEqual(expected.sort());

  await typeLikeAPerson(dialog(page).getByLabel('Day or stage'), 'Day 3');
  await dialog(page).getByRole('button', { name: 'Text for a chat' }).click();
  await expect(chat(page)).toHaveValue(/^\*.+\*\nDay 3\n/);
  for (const line of (await chat(page).inputValue()).split('```')[1]?.trim().split('\n') ?? []) {
    expect(line.length).toBeLessThanOrEqual(30);
  }
  await expectAccessible(page);
  await context.setOffline(false);
});

test('the picture changes with its colours and is remembered', async ({ page }) => {
  // The test itself reads it several times.
  expectConsole(/^Canvas2D: Multiple readback operations/);
  await openStandings(page);
  const corner = () =>
    picture(page).evaluate((canvas: HTMLCanvasElement) => [
      ...(canvas.getContext('2d')?.getImageData(4, 4, 1, 1).data ?? []),
    ]);
  await dialog(page).getByLabel('Colours').selectOption({ label: 'Light' });
  expect(await corner()).toEqual([255, 255, 255, 255]);
  await dialog(page).getByLabel('Colours').selectOption({ label: 'Own colour' });
  await typeLikeAPerson(dialog(page).getByLabel('Background'), '#103a2a');
  await expect.poll(corner).toEqual([16, 58, 42, 255]);
  await page.reload();
  await publish(page).click();
  await expect.poll(corner).toEqual([16, 58, 42, 255]);
});

test('team names that arrive while the dialog is open are in what is published', async ({ page, faults }) => {
  const names = /^\/api\/v1\/teams\/all/;
  await faults.set('stalled', { path: names });
  await page.goto(bgis2025);
  await publish(page).click();
  await dialog(page).getByRole('button', { name: 'Text for a chat' }).click();
  await expect(chat(page)).toHaveValue(/169/);
  expect(await chat(page).inputValue()).not.toContain('GodLike');
  await faults.set('ok');
  await faults.settle(names, 'ok');
  await expect(chat(page)).toHaveValue(/GodLike Es/);
});

test('the print has the standings only', async ({ page }) => {
  await openStandings(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('grid', { name: 'Point Table' })).toBeHidden();
  await expect(page.getByText('Chicken Dinner', { exact: true }).last()).toBeVisible();
});

test('the groups of a stage and the matches of a day are published', async ({ page }) => {
  await page.goto('/#/bgmiMatches');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await publish(page).click();
  await expect(picture(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto('/#/schedule?view=day');
  await expect(page.getByRole('heading', { name: 'Schedule' })).toBeVisible();
  await expect(publish(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the dialog fits', async ({ page }) => {
    await openStandings(page);
    await expectNoSidewaysScroll(page);
    await expect(dialog(page).getByRole('button', { name: 'Save picture' })).toBeInViewport();
  });
});
