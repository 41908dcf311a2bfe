import { expect, type Locator, type Page } from '@playwright/test';
import type { Random } from '../../simulation/world/random.ts';
import { letTimePass } from '../../support/let-time-pass.ts';
import { goTo } from '../support/app.ts';
import { choose, entry } from '../support/flows/entity-form.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

/** A record that takes longer than this to save means a stuck user. */
const stuckAfterMs = 120_000;
/** The interval between two checks of the screen. */
const checkIntervalMs = 250;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const listHeading = (page: Page) => page.getByRole('heading', { name: 'Teams', exact: true });

/** Fills in a new team and does everything needed until it is saved. */
export async function createTeam(page: Page, name: string, random: Random): Promise<void> {
  await openForm(page, '#/teams/create');
  await typeLikeAPerson(entry(page, 'Name'), name);
  await typeLikeAPerson(entry(page, 'Full Name'), `${name} Esports`);
  await choose(page, 'Game', 'valor', 'VALORANT');
  await saveImpatiently(page, random);
}

/** Changes a team and does everything needed until it is saved. */
export async function editTeam(page: Page, id: number, fullName: string, random: Random): Promise<void> {
  await openForm(page, `#/teams/edit/${id}`);
  await typeLikeAPerson(entry(page, 'Full Name'), fullName);
  await saveImpatiently(page, random);
}

/** Opens the list first, as users come from there. */
async function openForm(page: Page, hash: string): Promise<void> {
  await goTo(page, '#/teams');
  await until(page, readOffers, async () => await page.getByRole('switch').first().isVisible());
  await goTo(page, hash);
  // Without a limit `isEditable` would wait for a form that the user has to read again.
  await until(page, readOffers, async () => await isEditable(entry(page, 'Full Name')));
}

async function isEditable(field: Locator): Promise<boolean> {
  return await field.isEditable({ timeout: checkIntervalMs }).catch(() => false);
}

async function saveImpatiently(page: Page, random: Random): Promise<void> {
  await button(page, 'Save').click();
  // A second press at once, by keyboard: a disabled button cannot be clicked.
  if (random.chance(0.5)) await page.keyboard.press('Control+s');
  await until(page, saveOffers, async () => {
    if (await listHeading(page).isVisible()) return true;
    if (random.chance(0.3)) await page.keyboard.press('Control+s');
    return false;
  });
  if (await page.getByText('Waiting to be sent').first().isVisible()) await sendDrafts(page);
}

/** Sends drafts that could not be sent at once from the drafts page. */
async function sendDrafts(page: Page): Promise<void> {
  await goTo(page, '#/drafts');
  await until(page, saveOffers, async () => {
    if (await page.getByText('No drafts', { exact: true }).isVisible()) return true;
    const send = button(page, /^Send (?!all|again)/).first();
    if (await send.isEnabled({ timeout: checkIntervalMs }).catch(() => false)) await press(send);
    else if ((await button(page, /^Send (?!all|again)/).count()) === 0) {
      return await page.getByText('Sent', { exact: true }).first().isVisible();
    }
    return false;
  });
}

/** What a user presses to read something, in the order of preference. */
const readOffers = ['Try again', 'Retry'];
/** What a user presses to save something, in the order of preference. */
const saveOffers = [/^This one/, 'Check again', 'Stop waiting', ...readOffers, 'Save'];

type Offers = readonly (string | RegExp)[];

/** Checks the screen and presses what the app offers meanwhile, until the condition holds. */
async function until(page: Page, offers: Offers, isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + stuckAfterMs;
  while (Date.now() < end) {
    if (await isDone()) return;
    await pressOffered(page, offers);
    await letTimePass(checkIntervalMs);
  }
  expect(await page.locator('main').textContent(), 'The user is stuck').toBe('');
}

async function pressOffered(page: Page, offers: Offers): Promise<void> {
  for (const name of offers) {
    const offered = button(page, name).first();
    if (!(await offered.isVisible()) || !(await offered.isEnabled({ timeout: checkIntervalMs }).catch(() => false)))
      continue;
    await press(offered);
    return;
  }
}

/** The button may be gone or moved by the time of the press. */
async function press(offered: Locator): Promise<void> {
  await offered.click({ timeout: 1000 }).catch(() => undefined);
}
