import { expect, type Page } from '@playwright/test';
import { confirmButton, signIn } from '../app.ts';
import { boxes, button, username } from '../flows/recovery.ts';
import { acceptsPassword } from '../server/accepts-password.ts';
import { askAsAdmin } from '../server/ask-as-admin.ts';
import type { Server } from '../server/server.ts';
import { heldText } from './held-text.ts';
import { typeOption } from './type-option.ts';
import type { TypedRow, Typist } from './typist.ts';

interface Others {
  readonly page: Page;
  readonly typist: Typist;
  readonly server: Server;
}

type Types = (others: Others) => Promise<void>;

/** A group of screens that are no list and no form of an entity. */
interface OtherScreens {
  readonly name: string;
  readonly type: Types;
}

const admin = 'admin@example.com';
const fresh = 'Fresh@1234';

const account: Types = async ({ page, typist }) => {
  await page.goto('/#/forgot-password');
  await typist.slowDown();
  const who = await typist.type({
    screen: '/forgot-password',
    field: 'Email/Mobile No',
    box: username(page),
    text: admin,
  });
  const response = page.waitForResponse('**/api/v1/users/sendOtp');
  await button(page, 'Send OTP').click();
  const { otp = '' } = (await (await response).json()) as { otp?: string };
  typist.store(who, otp === '' ? '' : admin);
  await expect(boxes(page)).toHaveCount(otp.length);
  const digits: TypedRow[] = [];
  for (const [at, digit] of Array.from(otp).entries()) {
    const field = `OTP character ${at + 1}`;
    const typing = { screen: '/forgot-password', field, box: boxes(page).nth(at), text: digit, isQuick: at > 1 };
    digits.push(await typist.type(typing));
  }
  await button(page, 'Verify').click();
  await expect(page).toHaveURL(/#\/new-password$/);
  const chosen = await typeAll(page, typist, '/new-password', { 'New Password': fresh, 'Confirm Password': fresh });
  await button(page, 'Submit').click();
  await expect(page).toHaveURL(/#\/login$/);
  const entered = await typeAll(page, typist, '/login', { 'Email/Mobile No': admin, Password: fresh });
  await button(page, 'Login').click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  // The server accepts only the code that it sent and the password that it has stored.
  for (const row of [...digits, ...chosen, ...entered]) typist.store(row, row.typed);
};

const profile: Types = async ({ page, typist, server }) => {
  await signIn(page);
  await page.goto('/#/profile');
  await expect(page.getByText('Profile fetched')).toBeVisible();
  await typist.slowDown();
  const names = await typeAll(page, typist, '/profile', {
    'First Name': 'Ace 017',
    'Last Name': 'Sky 8 x',
    'Mobile Number': '9123456780',
  });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Verify Mobile Number' });
  const response = page.waitForResponse('**/api/v1/users/send/sendMobileOtp');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const { otp = '' } = (await (await response).json()) as { otp?: string };
  const first = dialog.getByRole('textbox', { name: 'Please enter OTP character 1' });
  await expect(first).toBeFocused();
  await typist.type({ screen: '/profile, the number', field: 'OTP character 1', box: first, text: otp.charAt(0) });
  await page.keyboard.type(otp.slice(1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await page.goto('about:blank');
  await page.goto('/#/profile');
  for (const row of names) typist.store(row, await heldText(labelled(page, row.field)));

  await page.getByRole('button', { name: 'Change Password' }).click();
  const rows = await typeAll(page, typist, '/profile, the password', {
    'Old Password': 'Admin@1234',
    'New Password': fresh,
    'Confirm Password': fresh,
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await acceptsPassword(server, admin, fresh)).toBe(true);
  for (const row of rows) typist.store(row, row.typed);
};

const screens: Types = async ({ page, typist, server }) => {
  await signIn(page);
  await page.goto('/#/schedule?date=2025-11-14');
  await typist.slowDown();
  const words = page.getByRole('searchbox');
  await typist.type({ screen: '/schedule', field: 'filter', box: words, text: 'Ace 017' });
  await expect(page).toHaveURL(/filter=Ace/);
  await typist.type({ screen: '/schedule', field: 'Go to', box: page.getByLabel('Go to'), text: '29 Nov 2026' });
  await expect(page).toHaveURL(/date=2026-11-29/);

  await page.goto('/#/history');
  await typist.type({
    screen: '/history',
    field: 'Changed on',
    box: page.getByLabel('Changed on'),
    text: '28 Nov 2026',
  });
  await expect(page).toHaveURL(/day=2026-11-28/);
  await typeOption(typist, {
    screen: '/history',
    field: 'Changed by',
    box: page.getByRole('combobox', { name: 'Changed by' }),
  });

  await page.goto('/#/category');
  await typist.type({ screen: '/category', field: 'search', box: page.getByRole('searchbox'), text: 'Ace 017' });
  await page.getByRole('button', { name: 'Clear search' }).click();
  const ids = page.locator('[id="field-items[0][id]"]');
  const id = await typist.type({ screen: '/category', field: 'items[0][id]', box: ids, text: '9017' });
  const names = page.locator('[id="field-items[0][name]"]');
  const name = await typist.type({ screen: '/category', field: 'items[0][name]', box: names, text: 'Ace 017' });
  await page
    .getByRole('button', { name: /^(Save|Create)/ })
    .first()
    .click();
  await expect(page.getByText('Category created successfully')).toBeVisible();
  const stored = (await askAsAdmin(server, 'GET', '/news/getCategory')) as readonly { id: number; name: string }[];
  const created = stored.find((category) => category.name === name.typed);
  typist.store(id, String(created?.id));
  typist.store(name, created?.name ?? '');

  await page.goto('/#/sync');
  for (const field of ['message', 'id', 'title', 'image', 'redirectUrl']) {
    const text = { id: '17', image: 'https://a.example/17', redirectUrl: 'https://a.example/18' }[field] ?? 'Ace 017';
    await typist.type({ screen: '/sync', field, box: page.locator(`[id="field-${field}"]`), text });
  }
  await page.goto('/#/dashboard');
  // A sent notification cannot be read again. What was typed stays as a draft.
  await confirmButton(page).click();
  await expect(page).toHaveURL(/dashboard$/);
  await page.keyboard.press('Control+k');
  await typist.type({
    screen: 'search everything',
    field: 'words',
    box: page.getByRole('dialog').getByRole('combobox'),
    text: 'Ace 017',
  });
};

const dialogs: Types = async ({ page, typist }) => {
  const dialog = page.getByRole('dialog');
  const typeBoxes = async (screen: string, texts: readonly string[]) => {
    const found = dialog.locator('input[type=text], input[type=url], input:not([type]), textarea:not([readonly])');
    await expect(found.first()).toBeVisible();
    for (const [at, text] of texts.entries()) {
      await typist.type({ screen, field: `box ${at + 1}`, box: found.nth(at), text });
    }
    await page.keyboard.press('Escape');
  };
  await signIn(page);
  await page.goto('/#/teams?search=esports&density=compact');
  await typist.slowDown();
  await button(page, 'Save view').click();
  await typeBoxes('/teams, a saved view', ['Ace 017']);

  await page.goto('/#/pages/create');
  await button(page, 'Link').click();
  await typeBoxes('/pages/create, a link', ['https://a.example/17']);

  await page.goto('/#/series/create');
  await button(page, 'Paste').click();
  await typeBoxes('/series/create, pasted rows', ['Ace 017\nSky']);

  await page.goto('/#/tournament/edit/11');
  await expect(page.locator('[id="field-pointTable[1][team_id]"]')).toHaveValue('GodLike Esports');
  await button(page, 'Add a match').click();
  await typeBoxes('/tournament/edit, a match', ['1', '12', '2', '7']);
  await button(page, 'Paste or import').click();
  await typeBoxes('/tournament/edit, a pasted table', ['Team\tTotal\nSoul\t7']);

  await page.goto('/#/schedule?date=2025-11-14');
  // The match is unfinished.
  await confirmButton(page).click();
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click();
  await typeBoxes('/schedule, a picture', ['Ace 017', 'Day 2', '29 Nov']);
};

const points: Types = async ({ page, typist, server }) => {
  await signIn(page);
  await page.goto('/#/tournament/edit/11');
  await button(page, 'Rulesets').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Duplicate 12 for the first place/ }).click();
  await typist.slowDown();
  const texts = { name: 'Ace 017', places: '15-12-10-8', lobby: '18', per_finish: '2', finish_cap: '9' };
  const labels: Readonly<Record<keyof typeof texts, RegExp>> = {
    name: /^Name/,
    places: /^Points for the places/,
    lobby: /^Teams in a match/,
    per_finish: /^Points for a finish/,
    finish_cap: /^Finishes that count/,
  };
  const rows: (readonly [member: string, row: TypedRow])[] = [];
  for (const [member, text] of Object.entries(texts)) {
    const box = dialog.getByRole('textbox', { name: labels[member as keyof typeof texts] });
    rows.push([member, await typist.type({ screen: '/tournament/edit, a ruleset', field: member, box, text })]);
  }
  await button(page, 'Save and use').click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const rulesets = (await askAsAdmin(server, 'GET', '/rulesets')) as readonly Readonly<Record<string, unknown>>[];
  const saved = rulesets.find(({ name }) => name === texts.name);
  for (const [member, row] of rows) typist.store(row, String(saved?.[member]));

  await button(page, 'Penalties').click();
  const screen = '/tournament/edit, penalties';
  const cell = (field: string, text: string) =>
    typist.type({ screen, field, box: dialog.getByRole('textbox', { name: `Orangutan: ${field}` }), text });
  const penalty = await cell('Points', '-10');
  const reason = await cell('Reason', 'Ace 017, late');
  await button(page, 'Apply').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Tournament updated successfully')).toBeVisible();
  const { pointTable } = (await askAsAdmin(server, 'GET', '/events/tournament/11')) as {
    readonly pointTable: readonly Readonly<Record<string, unknown>>[];
  };
  const stored = pointTable.find(({ reason: text }) => text !== undefined && text !== null && text !== '');
  typist.store(penalty, String(stored?.['adjustment']));
  typist.store(reason, String(stored?.['reason']));
};

export const otherScreens: readonly OtherScreens[] = [
  { name: 'recovery and login', type: account },
  { name: 'the profile', type: profile },
  { name: 'schedule, history, category, notifications and search', type: screens },
  { name: 'dialogs', type: dialogs },
  { name: 'rulesets and penalties', type: points },
];

/** The field with this label, with or without the mark of a required one. */
const labelled = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\s*\\*?$`));

/** Types into the fields with these labels. */
async function typeAll(page: Page, typist: Typist, screen: string, texts: Readonly<Record<string, string>>) {
  const rows: TypedRow[] = [];
  for (const [field, text] of Object.entries(texts)) {
    rows.push(await typist.type({ screen, field, box: labelled(page, field), text }));
  }
  return rows;
}
