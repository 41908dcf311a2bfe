import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { removeRow } from '../support/flows/list-rows.ts';
import { addTeams } from '../support/flows/team.ts';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import type { Server } from '../support/server/server.ts';
import { signedIn, test, withFaults } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withFaults, ...signedIn });

const bar = (page: Page) => page.getByRole('status', { name: 'Undo', exact: true });
const undo = (page: Page) => bar(page).getByRole('button', { name: 'Undo', exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function openTeams(page: Page, server: Server, word: string, names: readonly string[]): Promise<void> {
  await addTeams(server, names);
  await page.goto(`/#/teams?search=${word}`);
  await expect(row(page, names[0] ?? '')).toBeVisible();
}

async function deleteTeam(page: Page, name: string): Promise<void> {
  await removeRow(page, name);
  await expect(row(page, name)).toHaveCount(0);
}

test('a toggled status and a saved change are undone', async ({ page, server }) => {
  await openTeams(page, server, 'unchange', ['Unchange One']);
  const status = row(page, 'Unchange One').getByRole('switch');
  await status.click();
  await expect(status).not.toBeChecked();
  await expect(undo(page)).toBeVisible();
  await expectAccessible(page);
  await undo(page).click();
  await expect(status).toBeChecked();

  await row(page, 'Unchange One').getByRole('link').first().click();
  await typeLikeAPerson(page.getByRole('textbox', { name: 'Full Name', exact: true }), 'Unchange Two');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bar(page)).toContainText('changed');
  await undo(page).click();
  // The page may still say 'Undone' of the first undo.
  await expect(bar(page)).toHaveCount(0);
  await row(page, 'Unchange One').getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Full Name', exact: true })).toHaveValue('Unchange One');
});

test('a form that is opened during an undo shows what it restored, and leaves input alone', async ({
  page,
  server,
  faults,
}) => {
  await openTeams(page, server, 'unopened', ['Unopened One']);
  const fullName = page.getByRole('textbox', { name: 'Full Name', exact: true });
  const restoring = /^\/api\/v1\/history\/restore$/;
  for (const isTyped of [false, true]) {
    await row(page, 'Unopened One').getByRole('link').first().click();
    await typeLikeAPerson(fullName, 'Changed');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(bar(page)).toContainText('changed');
    await faults.set('stalled', { path: restoring });
    await undo(page).click();
    await faults.waitForStalled(restoring);
    await row(page, 'Unopened One').getByRole('link').first().click();
    await expect(fullName).toHaveValue('Changed');
    if (isTyped) await typeLikeAPerson(fullName, 'Typed');
    await faults.set('ok');
    await faults.settle(restoring, 'ok');
    await expect(bar(page)).toHaveCount(0);
    await expect(fullName).toHaveValue(isTyped ? 'Typed' : 'Unopened One');
    if (!isTyped) await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  }
});

test('the time to undo a bulk action begins when its dialog is closed; a selection does not cover the offer', async ({
  page,
  server,
}) => {
  await page.clock.install();
  const names = ['Uncover A', 'Uncover B', 'Uncover C'];
  await openTeams(page, server, 'uncover', names);
  for (const name of names.slice(1)) await row(page, name).getByRole('checkbox').check();
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Done: 2');
  await page.clock.runFor(20_000);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(bar(page)).toContainText('2 records updated');
  await row(page, 'Uncover A').getByRole('checkbox').check();
  await expect(page.getByRole('toolbar', { name: 'Selected rows' })).toBeVisible();
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 780 });
    await undo(page).click({ trial: true });
    await page
      .getByRole('toolbar', { name: 'Selected rows' })
      .getByRole('button', { name: 'Delete' })
      .click({ trial: true });
  }
  await undo(page).click();
  await expect(row(page, 'Uncover C').getByRole('switch')).toBeChecked();
});

test('the offer ends after ten seconds, and stays while the focus is on it', async ({ page, server }) => {
  await page.clock.install();
  await openTeams(page, server, 'untimed', ['Untimed One']);
  const status = row(page, 'Untimed One').getByRole('switch');
  await status.click();
  await expect(undo(page)).toBeVisible();
  await undo(page).focus();
  await page.clock.runFor(20_000);
  await expect(undo(page)).toBeVisible();
  await status.focus();
  await page.clock.runFor(10_000);
  await expect(bar(page)).toHaveCount(0);
});

for (const [choice, word] of [
  ['Keep the later changes', 'uncertain'],
  ['Undo anyway', 'undecided'],
] as const) {
  const name = `${word} team`;

  test(`when a colleague has changed the same field since, it shows their value and asks: ${choice}`, async ({
    page,
    server,
  }) => {
    await openTeams(page, server, word, [name]);
    const link = row(page, name).getByRole('link').first();
    const id = /\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0];
    const fullName = page.getByRole('textbox', { name: 'Full Name', exact: true });
    await link.click();
    await typeLikeAPerson(fullName, 'My name');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(undo(page)).toBeVisible();
    await askAsAdmin(server, 'PATCH', `/teams/${id}`, { full_name: 'Their name' });

    await undo(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'Changed again since' });
    await expect(dialog).toContainText(name);
    await expect(dialog).toContainText('Full Name');
    await expect(dialog).toContainText('Their name');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toBeHidden();
    await expect(bar(page)).toHaveCount(0);
    const isTheirs = choice === 'Keep the later changes';
    await expect(page.getByText('Undone', { exact: true })).toHaveCount(isTheirs ? 0 : 1);
    await link.click();
    await expect(fullName).toHaveValue(isTheirs ? 'Their name' : name);
  });
}

test('without a connection it waits, also across a reload, until the user sends it', async ({
  page,
  server,
  faults,
}) => {
  await openTeams(page, server, 'unsent', ['Unsent One']);
  await deleteTeam(page, 'Unsent One');
  await expect(undo(page)).toBeVisible();
  await faults.set('killed');
  await undo(page).click();
  await expect(bar(page)).toContainText('Undo waits for a connection: Unsent One');
  await page.reload();
  await expect(bar(page)).toContainText('Undo waits for a connection: Unsent One');
  await faults.set('ok');
  await bar(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await page.goto('/#/teams?search=unsent');
  await expect(row(page, 'Unsent One')).toBeVisible();
  await page.reload();
  await expect(bar(page)).toHaveCount(0);
});
