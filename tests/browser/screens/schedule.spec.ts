import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { pressByKey, tabTo } from '../support/access/keyboard.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { addMatches } from '../support/flows/add-match.ts';
import { entry } from '../support/flows/entity-form.ts';
import { openList, signInWithWorker } from '../support/network/offline.ts';
import { onOwnServer, test, withFaults } from '../support/test.ts';

const day = (page: Page, name: string) => page.getByRole('region', { name });
const matches = (page: Page, name: string) => day(page, name).getByRole('link');
const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const readAgain = (page: Page) => button(page, 'Refresh');

/** Two matches of one team twenty minutes apart, and one that is on the next day only in India. */
const planned = {
  'GEN vs HLE': '2033-03-07 10:00:00',
  'T1 vs GEN': '2033-03-07 10:20:00',
  'Night vs Owl': '2033-03-07 19:00:00',
};

test.describe('on a server of its own', () => {
  test.use(onOwnServer);

  test('by keyboard alone: go to a day, open a match from a warning, move it, and see the schedule update', async ({
    page,
    ownServer,
  }) => {
    test.slow();
    await addMatches(ownServer, planned);
    await signIn(page);
    await pressByKey(page, link(page, 'Schedule'));
    await tabTo(page, page.getByLabel('Go to'));
    await page.keyboard.type('7/3/2033');
    await expect(matches(page, 'Monday 7 March')).toHaveCount(2);
    await tabTo(page, readAgain(page));
    await page.keyboard.press('w');
    await expect(page).toHaveURL(/#\/schedule\?view=week&date=2033-03-07$/);
    await expect(matches(page, 'Tuesday 8 March')).toContainText(['00:30 19:00 UTC Mon, 7 Mar']);
    await page.keyboard.press('z');
    await expect(matches(page, 'Monday 7 March')).toHaveCount(3);
    await page.keyboard.press('z');
    await page.keyboard.press('d');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Tuesday, 8 March 2033' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');

    const warnings = day(page, 'To check: 1');
    await expect(warnings).toContainText('GEN: in two matches at once');
    await pressByKey(page, warnings.getByRole('button', { name: /T1 vs GEN$/ }));
    await expect(page.getByRole('link', { name: /15:50 .*T1 vs GEN/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(entry(page, 'Name')).toHaveValue('T1 vs GEN');
    await tabTo(page, entry(page, 'Original Scheduled Date'));
    await page.keyboard.type('8/3/2033 9am');
    await expect(page.getByText('8 Mar 2033, 09:00 IST · UTC: 2033-03-08 03:30')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Match updated successfully')).toBeVisible();

    await pressByKey(page, link(page, 'Schedule'));
    await expect(readAgain(page)).toBeVisible();
    await expect(page.getByText('GEN: in two matches at once')).toHaveCount(0);
    await tabTo(page, page.getByLabel('Go to'));
    await page.keyboard.type('8/3/2033');
    await expect(matches(page, 'Tuesday 8 March')).toContainText(['Night vs Owl', '09:00 03:30 UTC']);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

    test('week, time zone and next buttons work, a warning leads to its match on another day, and a match to its form', async ({
      page,
      ownServer,
    }) => {
      await addMatches(ownServer, planned);
      await signIn(page);
      await page.getByRole('region', { name: 'Now and next' }).getByRole('link', { name: 'Schedule' }).tap();
      await expect(page.getByRole('region', { name: /Today$/ })).toBeVisible();
      await button(page, 'Week').tap();
      await button(page, 'UTC').tap();
      await button(page, 'Next week').tap();
      await expect(page).toHaveURL(/view=week&date=\d{4}-\d\d-\d\d$/);
      await button(page, 'IST').tap();
      await page.getByText('On other days: 1').tap();
      await page.getByRole('button', { name: 'Mon, 7 Mar 15:30 IST: GEN vs HLE' }).tap();
      await expect(page.getByRole('link', { name: /15:30 .*GEN vs HLE/ })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Mon, 7 Mar – Sun, 13 Mar, 2033' })).toBeAttached();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await matches(page, 'Tuesday 8 March').tap();
      await expect(entry(page, 'Name')).toHaveValue('Night vs Owl');
      await page.goBack();
      await expect(matches(page, 'Monday 7 March')).toHaveCount(2);
    });
  });
});

test.describe('without a connection', () => {
  test.use(withFaults);

  const finals = '/#/schedule?date=2025-11-14';

  test('server killed, browser reopened: the cached schedule opens with its age', async ({ faults, profile }) => {
    const first = await (await profile.launch()).newPage();
    await signInWithWorker(first);
    await first.goto(finals);
    await expect(readAgain(first)).toBeVisible();
    const before = await matches(first, 'Friday 14 November').allTextContents();
    expect(before).toHaveLength(6);
    await faults.set('killed');

    const page = await (await profile.launch()).newPage();
    await page.goto(finals);
    await expect(page.getByText(/^Offline copy, /)).toBeVisible();
    await expect(readAgain(page)).toBeVisible();
    expect(await matches(page, 'Friday 14 November').allTextContents()).toEqual(before);
    await expect(page.getByText('Matches may be missing here.')).toHaveCount(0);
  });

  test('with incompletely cached lists the schedule shows what is missing, and calls no day empty', async ({
    faults,
    profile,
  }) => {
    const page = await (await profile.launch()).newPage();
    // The dashboard reads up to a hundred of them.
    await faults.set('500', { path: /bgmi\/allMatches\?.*listPerPage=100/ });
    // An idle list fetches its next page.
    await faults.set('500', { path: /bgmi\/allMatches\?.*page=2/ });
    await signInWithWorker(page);
    await openList(page, 'bgmiAllmatches');
    await faults.set('killed');
    await page.goto(finals);
    await expect(page.getByText('Matches may be missing here.')).toBeVisible();
    await expect(page.getByText('BGMI Matches: 10 of 16 loaded')).toBeVisible();
    await expect(page.getByText('BGMI: nothing loaded', { exact: true })).toBeVisible();
    await expect(matches(page, 'Friday 14 November')).toHaveCount(6);
    await button(page, 'Next day').click();
    await expect(day(page, 'Saturday 15 November')).toContainText('No matches loaded');
    await expectAccessible(page);
  });
});
