import { expect, type Page } from '@playwright/test';
import { formatWire } from '#domain/time/date-time.ts';
import { applyAppearance } from '../support/access/appearances.ts';
import { expectNoSidewaysScroll, signIn, waitForWorker } from '../support/app.ts';
import { observeShifts } from '../support/observe-shifts.ts';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import type { Server } from '../support/server/server.ts';
import { onOwnServer, test } from '../support/test.ts';

test.use(onOwnServer);

const hoursFromNow = (hours: number) => formatWire(Date.now() + hours * 3_600_000);
const panel = (page: Page, name: string) => page.getByRole('region', { name });
const standings = (page: Page) => panel(page, 'BGIS 2025 Grand Finals');

interface TableRow {
  readonly team_name: string;
  readonly total_point: number;
}

/** Only one tournament that runs, with a wrong total; a match past its time, and two games with the same number. */
async function busyNight(server: Server): Promise<void> {
  const record = (await askAsAdmin(server, 'GET', '/events/tournament/11')) as { readonly pointTable: TableRow[] };
  const pointTable = record.pointTable.map(({ team_name, ...row }) =>
    team_name === 'Team Versatile' ? { ...row, total_point: row.total_point + 1000 } : row,
  );
  const times = { begin_at: hoursFromNow(-24), end_at: hoursFromNow(24) };
  await askAsAdmin(server, 'PATCH', '/events/tournament', { id: 11, ...times, pointTable });
  await askAsAdmin(server, 'PATCH', '/events/tournament', { id: 16, status: '0' });
  await askAsAdmin(server, 'PATCH', '/events/matches', { id: 13, original_scheduled_at: hoursFromNow(-2) });
  // Seeded at noon. After midnight it would have run for more than twelve hours, and need attention too.
  await askAsAdmin(server, 'PATCH', '/events/matches', { id: 10, original_scheduled_at: hoursFromNow(-1) });
  const page = (await askAsAdmin(server, 'GET', '/bgmi/allMatches?page=1&listPerPage=2')) as {
    readonly data: readonly { readonly id: number; readonly bgmi_match_id: number }[];
  };
  const stage = page.data[0]?.bgmi_match_id;
  for (const { id } of page.data) {
    const number = { bgmi_match_id: stage, day: 2, match_no: 4, start_date: hoursFromNow(3) };
    await askAsAdmin(server, 'PATCH', '/bgmi/allMatches', { id, ...number });
  }
}

/** Opens the dashboard on a device with the worker, the code and cached lists, and waits for all panels. */
async function openAgain(page: Page): Promise<void> {
  await signIn(page);
  await waitForWorker(page);
  await page.goto('/#/teams');
  await page.getByRole('switch').first().waitFor();
  await page.goto('/#/dashboard');
  await settle(page);
  await page.reload();
  await settle(page);
}

/** Waits until no panel loads. */
async function settle(page: Page): Promise<void> {
  await expect(standings(page).getByRole('row')).toHaveCount(6);
  await expect(page.locator('[data-coming], [data-later]')).toHaveCount(0);
}

test('without a server, standings and counts are shown with their age', async ({ page, ownServer }) => {
  await busyNight(ownServer);
  await openAgain(page);
  await ownServer.stop();
  await page.reload();
  await expect(standings(page).getByRole('row')).toHaveCount(6);
  await expect(standings(page).getByText(/Offline copy, /)).toBeVisible();
  await expect(panel(page, 'Now and next').getByText(/Offline copy, /)).toBeVisible();
  await expect(panel(page, 'Needs attention').getByText('DEMO G2 vs FURIA')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Teams 96' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Available offline, the oldest / })).toBeVisible();
});

const sizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

for (const size of sizes) {
  test(`nothing moves while the panels load, ${size.width} px wide`, async ({ page, ownServer }) => {
    await busyNight(ownServer);
    await applyAppearance(page, { ...size, name: '', theme: 'light', language: 'en' });
    await openAgain(page);
    // A panel waits two seconds at most for those above it. Here all wait, however slow the machine is.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
    await page.addInitScript(observeShifts);
    await page.reload();
    await settle(page);
    await expect(page.getByRole('link', { name: 'Teams 96' })).toBeVisible();
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
}
