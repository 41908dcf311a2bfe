import { expect, type Page } from '@playwright/test';
import { expectConsole } from '../support/access/console.ts';
import { logOut, signIn, waitForWorker } from '../support/app.ts';
import { entry, save } from '../support/flows/entity-form.ts';
import { draftStored } from '../support/storage/drafts.ts';
import { blockDatabases, hangIndexedDb } from '../support/storage/hang-storage.ts';
import { test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

const notice = (page: Page) =>
  page.getByRole('region', { name: 'Notices' }).getByText("because this device's storage does not respond.");

async function openTeams(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Teams' }).click();
  await expect(page.getByRole('switch').first()).toBeVisible();
}

async function editTeam(page: Page, id: number, name: string): Promise<void> {
  await page.goto(`/#/teams/edit/${id}`);
  await expect(entry(page, 'Full Name')).toBeVisible();
  await typeLikeAPerson(entry(page, 'Full Name'), name);
  await save(page);
  await expect(page.getByText('Team updated successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/teams$/);
  // The form stays until the list is ready.
  await expect(entry(page, 'Full Name')).toHaveCount(0);
}

test('with storage that never responds, everything that does not need storage works', async ({ page, team }) => {
  await hangIndexedDb(page);
  await signIn(page);
  await expect(notice(page)).toBeVisible();
  await openTeams(page);
  await editTeam(page, team, 'Saved Without Storage');
  // One notice for everything.
  await expect(notice(page)).toHaveCount(1);

  await page.goto('/#/games/create');
  const name = `Stored ${team}`;
  await typeLikeAPerson(entry(page, 'Name'), name);
  await expect(page.getByText('The draft could not be saved on this device.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Game created successfully').first()).toBeVisible();

  await page.goto('/#/drafts');
  await expect(page.getByText('Drafts could not be loaded')).toBeVisible();

  await page.reload();
  await page.goto('/#/teams');
  await expect(page.getByRole('switch').first()).toBeVisible();
  expectConsole(/^Session storage error: StorageUnresponsive/);
  await logOut(page);
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByLabel('Email/Mobile No')).toBeVisible();
});

test('a version change blocked by another tab delays nothing, and typing is stored once it is over', async ({
  context,
  page,
  team,
  server,
}) => {
  await signIn(page);
  await waitForWorker(page);
  await openTeams(page);
  await page.goto(`/#/teams/edit/${team}`);
  await typeLikeAPerson(entry(page, 'Full Name'), 'A draft, so that its database is there');
  await expect(draftStored(page)).toBeVisible();
  await page.goto('about:blank');

  const other = await context.newPage();
  await blockDatabases(other, server.url);
  // Through the worker, whose databases are blocked too.
  await page.goto('/#/teams');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await editTeam(page, team, 'Saved While Blocked');
  await page.goto(`/#/teams/edit/${team}`);
  await typeLikeAPerson(entry(page, 'Full Name'), 'Typed while blocked');
  await expect(page.getByText('The draft could not be saved on this device.')).toBeVisible();

  await other.close();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText('The draft could not be saved on this device.')).toHaveCount(0);
  await expect(draftStored(page)).toBeVisible();
});
