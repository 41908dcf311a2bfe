import { expect, type Locator, type Page } from '@playwright/test';
import { pngOf } from '../../server/support/png-of.ts';
import { expectAccessible } from '../support/access/accessibility.ts';
import { goTo, logIn } from '../support/app.ts';
import { entry, save } from '../support/flows/entity-form.ts';
import type { FaultServer } from '../support/network/fault-server.ts';
import { signedIn, test, visitor, withFaults } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withFaults, ...signedIn });

const status = (page: Page) => page.getByRole('status').filter({ hasText: 'This is taking longer than usual' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const switches = (page: Page) => page.getByRole('table', { name: 'Teams' }).getByRole('switch');

const firstPage = { path: /^\/api\/v1\/teams\?.*page=1/, method: 'GET' };
const record = { path: /^\/api\/v1\/teams\/7$/, method: 'GET' };
const saving = { path: /^\/api\/v1\/teams\//, method: 'PATCH' };

type Shown = (page: Page) => Locator;

const openOptions = (page: Page) => page.getByRole('combobox', { name: 'Game', exact: true }).click();

/** Opens the app with a clock that the test advances. */
async function open(page: Page, hash: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/#${hash}`);
}

/** Waits until a call hangs, and then until it counts as slow. */
async function wait(page: Page, faults: FaultServer, call: { path: RegExp; method: string }): Promise<void> {
  await expect.poll(() => faults.count(call)).toBeGreaterThan(0);
  await expect(status(page)).toHaveCount(0);
  await page.clock.fastForward(9000);
  await expect(status(page)).toHaveCount(1);
}

/** Reads that hang once: the address, the call, and what is there after another try. */
const reads: Readonly<Record<string, { hash: string; call: typeof record; begin?: typeof openOptions; shown: Shown }>> =
  {
    'a first list': { hash: '/teams', call: firstPage, shown: (page) => switches(page).nth(9) },
    'a record': { hash: '/teams/edit/7', call: record, shown: (page) => entry(page, 'Full Name') },
    'a dropdown': {
      hash: '/teams/create',
      call: { path: /^\/api\/v1\/games\/all/, method: 'GET' },
      begin: openOptions,
      shown: (page) => page.getByRole('listbox').getByRole('option').first(),
    },
  };

for (const [name, { hash, call, begin, shown }] of Object.entries(reads)) {
  test(`${name} that hangs is shown as slow after eight seconds, and can be retried`, async ({ page, faults }) => {
    await faults.set('hang', { ...call, times: 1 });
    await open(page, hash);
    await begin?.(page);
    await wait(page, faults, call);
    await expectAccessible(page);
    await press(page, 'Try again');
    await expect(shown(page)).toBeVisible();
    await expect(page.getByText('This is taking longer than usual')).toHaveCount(0);
    expect(faults.count(call)).toBe(2);
  });
}

test('a save that hangs can be stopped: it is looked up, and sent once', async ({ page, faults }) => {
  await open(page, '/teams/edit/7');
  await typeLikeAPerson(entry(page, 'Full Name'), 'Waits For Nobody');
  await faults.set('hang', saving);
  faults.forget();
  await save(page);
  await wait(page, faults, saving);
  await press(page, 'Stop waiting');
  await expect(page.getByText('Your changes were not saved. Check them and press Save again.').first()).toBeVisible();
  await expect(entry(page, 'Full Name')).toHaveValue('Waits For Nobody');
  expect(faults.count(saving)).toBe(1);
  await faults.set('ok');
  await save(page);
  await expect(page.getByText('Team updated successfully')).toBeVisible();
});

test('without versions, hanging reads before and after a save can be retried', async ({ page, faults }) => {
  await faults.set('404', { path: /\/capabilities$/ });
  await open(page, '/teams/edit/7');
  await typeLikeAPerson(entry(page, 'Full Name'), 'Read Again Esports');
  await faults.set('hang', { ...record, times: 1 });
  faults.forget();
  await save(page);
  await wait(page, faults, record);
  await faults.set('lost response', saving);
  await faults.set('hang', { ...record, times: 1 });
  await press(page, 'Try again');
  await expect(page.getByRole('status').filter({ hasText: 'Trying again' })).toHaveCount(1);
  await page.clock.fastForward(9000);
  await press(page, 'Try again');
  await expect.poll(() => faults.count(saving)).toBe(1);
  await expect(page.getByText('Your changes were saved')).toBeVisible();
});

test('a switch that hangs can be stopped, and the list shows the server’s value', async ({ page, faults, team }) => {
  expect(team).toBeGreaterThan(0);
  await open(page, '/teams?search=Own');
  await expect(switches(page)).toHaveCount(1);
  const first = switches(page).first();
  await expect(first).toHaveAttribute('aria-checked', 'true');
  await faults.set('hang', saving);
  await first.click();
  await wait(page, faults, saving);
  await expectAccessible(page);
  await press(page, 'Stop waiting');
  await expect(page.getByText('This is taking longer than usual')).toHaveCount(0);
  await expect(first).not.toHaveAttribute('aria-busy');
  await expect(first).toHaveAttribute('aria-checked', 'true');
});

test('a deletion that hangs can be stopped', async ({ page, faults, team }) => {
  const removal = { path: /removeTeams/, method: 'DELETE' };
  await open(page, `/teams?search=Own`);
  await faults.set('hang', removal);
  await page
    .getByRole('button', { name: /^Actions for Own/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await wait(page, faults, removal);
  await expectAccessible(page);
  await press(page, 'Stop waiting');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(team).toBeGreaterThan(0);
  expect(faults.count(removal)).toBe(1);
});

test('an upload shows its progress, and can be stopped', async ({ page, faults }) => {
  const upload = { path: /^\/api\/v1\/games/, method: 'POST' };
  await page.goto('/#/games/create');
  await page.locator('input[type=file]').setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pngOf(900_000)),
  });
  await typeLikeAPerson(page.getByRole('textbox', { name: 'Name', exact: true }), 'Uploaded');
  await faults.set('hang', upload);
  await save(page);
  const progress = page.getByRole('progressbar', { name: 'Uploading' });
  await expect(progress).toBeVisible();
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0.5);
  await press(page, 'Stop waiting');
  await expect(progress).toHaveCount(0);
});

test('a failed record is read again automatically once the server is back', async ({ page, faults }) => {
  await page.goto('/#/dashboard');
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
  await faults.set('killed');
  await goTo(page, '/teams/edit/9');
  await expect(page.getByText('This record could not be loaded')).toBeVisible();
  await faults.set('ok');
  await expect(entry(page, 'Full Name')).toBeEditable();
});

test.describe('on a device that nobody has used', () => {
  test.use(visitor);

  test('a sign-in that hangs is cancelled, and the input stays', async ({ page, faults }) => {
    await faults.set('hang', { path: /users\/login$/, times: 1 });
    await open(page, '/login');
    await logIn(page);
    await wait(page, faults, { path: /users\/login$/, method: 'POST' });
    await expectAccessible(page);
    await press(page, 'Cancel');
    await expect(page.getByText('Sign-in cancelled')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await press(page, 'Login');
    await expect(page).toHaveURL(/#\/dashboard$/);
  });

  test('a one-time code that hangs can be stopped, and requested again', async ({ page, faults }) => {
    const code = { path: /users\/sendOtp$/, method: 'POST' };
    await faults.set('hang', { ...code, times: 1 });
    await open(page, '/forgot-password');
    await typeLikeAPerson(page.getByLabel('Email/Mobile No'), 'nobody@example.com');
    await press(page, 'Send OTP');
    await wait(page, faults, code);
    await press(page, 'Stop waiting');
    await expect(page.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  });
});
