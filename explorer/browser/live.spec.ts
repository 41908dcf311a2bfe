import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../tests/browser/support/access/accessibility.ts';
import { signIn } from '../../tests/browser/support/app.ts';
import { choose, entry, save } from '../../tests/browser/support/flows/entity-form.ts';
import { typeLikeAPerson } from '../../tests/browser/support/typing/type-like-a-person.ts';
import { createTest } from './support/created-test.ts';
import { test } from './support/live-test.ts';

const actor = (explorer: Page, machine: string) =>
  explorer.getByRole('listitem').filter({ has: explorer.getByRole('link', { name: new RegExp(`^${machine} x:`) }) });
const events = (explorer: Page) => explorer.getByRole('region', { name: 'Events' }).getByRole('listitem');

test('the app is seen live, and a recording of it becomes a test that passes', async ({ page, dev, context }) => {
  const explorer = await context.newPage();
  const frames: string[] = [];
  explorer.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await explorer.goto(`${dev.explorer}/#/live`);
  await expect(explorer.getByText('No tab of the app is attached')).toBeVisible();

  await signIn(page);
  // In development, React stops every actor and starts it again.
  await expect(page.getByRole('region', { name: 'Now and next' })).toContainText('DEMO ');
  await expect(actor(explorer, 'session')).toContainText('present(');
  await actor(explorer, 'session').getByRole('link').click();
  await expect(explorer.getByRole('group', { name: 'The machine session', exact: true })).toBeVisible();
  await expect(explorer.locator('[data-state="present"]')).toHaveClass(/emphasised/);
  await expect(events(explorer).filter({ hasText: 'session.signedIn' })).toContainText(/login x:\d+/);
  await expect(events(explorer).filter({ hasText: 'callForm.submit' })).toContainText('user (submit)');
  expect(frames.join('')).toContain('session.signedIn');
  for (const secret of ['Admin@1234', btoa('Admin@1234'), 'eyJ']) expect(frames.join('')).not.toContain(secret);

  await expectAccessible(explorer);

  await page.goto('/#/teams/create');
  await typeLikeAPerson(entry(page, 'Name'), 'Night Owls');
  await typeLikeAPerson(entry(page, 'Full Name'), 'Night Owls Esports');
  await choose(page, 'Game', 'valor', 'VALORANT');
  await choose(page, 'Country', 'nepal', 'Nepal');
  await save(page);
  await expect(page).toHaveURL(/#\/teams(\?|$)/);
  await expect(actor(explorer, 'form')).toContainText('saved (done)');
  await actor(explorer, 'form').getByRole('link').click();

  await explorer.getByText('Create test', { exact: true }).click();
  await expect(explorer.getByText('goes through the recorded states')).toBeVisible();
  await createTest(explorer, { machine: 'form', title: 'created from a recording' });

  await events(explorer).filter({ hasText: 'form.save' }).first().getByRole('button').click();
  await explorer.getByLabel('From the chosen event').check();
  await expect(explorer.getByText(/^From form\.save at /)).toBeVisible();
  await expect(explorer.locator('.create-test pre')).toContainText("value: { editing: 'usual' }");
});

test('an explorer that opens later sees what has happened, and tabs are distinguished', async ({ page, context }) => {
  await page.goto('/#/login');
  await typeLikeAPerson(page.locator('input[autocomplete=username]'), 'ann');
  const panel = page.locator('machines-panel');
  await panel.locator('summary').press('Enter');
  const opened = page.waitForEvent('popup');
  await panel.getByRole('link', { name: 'login' }).press('Enter');
  const explorer = await opened;
  await expect(events(explorer).filter({ hasText: 'callForm.change' }).first()).toContainText('user (input)');
  await expect(explorer.getByRole('group', { name: 'The machine login', exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/#/forgot-password');
  await expect(explorer.getByRole('heading', { name: /^Tab 2, attached at/ })).toBeVisible();
  await expect(actor(explorer, 'recovery')).toHaveCount(1);
  await explorer.reload();
  await expect(explorer.getByRole('heading', { name: /^Tab \d, attached at/ })).toHaveCount(2);
  await other.close();
  await expect(explorer.getByRole('heading', { name: /, closed$/ })).toBeVisible();
});

test('the events are filtered by actor, held back while it is paused, and cleared', async ({ page, dev, context }) => {
  const explorer = await context.newPage();
  await explorer.goto(`${dev.explorer}/#/live`);
  await page.goto('/#/login');
  const username = page.locator('input[autocomplete=username]');
  await typeLikeAPerson(username, 'a');
  const changes = events(explorer).filter({ hasText: 'callForm.change' });
  await expect(changes).toHaveCount(1);
  await explorer.getByRole('combobox', { name: 'Events of' }).selectOption({ label: await loginOption(explorer) });
  await expect(events(explorer).filter({ hasText: 'session x:' })).toHaveCount(0);
  await expect(changes).toHaveCount(1);

  await explorer.getByRole('button', { name: 'Pause' }).click();
  await typeLikeAPerson(username, 'ab');
  await expect(page.locator('input[autocomplete=username]')).toHaveValue('ab');
  await expect(explorer.getByText('Paused.')).toBeVisible();
  await expect(changes).toHaveCount(1);
  await explorer.getByRole('button', { name: 'Continue' }).click();
  await expect(changes).toHaveCount(2);

  await changes.last().getByRole('button').click();
  const chosen = explorer.getByRole('region', { name: 'The chosen event' });
  await expect(chosen).toContainText('editing → editing');
  await expect(chosen.locator('.changed').filter({ hasText: 'username' }).last()).toContainText('"ab"');
  await explorer.getByRole('button', { name: 'Clear' }).click();
  await expect(events(explorer)).toHaveCount(0);
});

async function loginOption(explorer: Page): Promise<string> {
  const option = explorer.getByRole('option', { name: /^login x:/ });
  return (await option.textContent())?.trim() ?? '';
}
