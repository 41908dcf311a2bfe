import { expect, type Page } from '@playwright/test';
import { declaredEntities } from '../../support/further/entities.ts';
import { confirmButton } from '../support/app.ts';
import { addMatches } from '../support/flows/add-match.ts';
import { signInAdmin } from '../support/server/ask-as-admin.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

/** A screen in a state that users meet, reachable in any language. */
export interface Screen {
  readonly name: string;
  /** Whether a user is signed in. */
  readonly isPrivate: boolean;
  /** Whether it needs only its address and leaves nothing behind: others can follow in the same window. */
  readonly isPlain: boolean;
  readonly open: (page: Page) => Promise<void>;
}

/** The screen has its title and nothing is busy. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const go = (path: string) => async (page: Page) => {
  await page.goto(`/#${path}`);
};

/** A form after a press of Save that shows all missing values. */
const submitted = (path: string) => async (page: Page) => {
  await page.goto(`/#${path}`);
  await expect(page.locator('form')).toBeVisible();
  await page.keyboard.press('Control+s');
};

type Way = Screen['open'];

const ofVisitors = (name: string, open: Way): Screen => ({ name, isPrivate: false, isPlain: false, open });
const plain = (name: string, open: Way): Screen => ({ name, isPrivate: true, isPlain: true, open });
const own = (name: string, open: Way): Screen => ({ name, isPrivate: true, isPlain: false, open });

/** The form of the first record of a list. */
const firstOf = (path: string) => async (page: Page) => {
  await page.goto(`/#/${path}`);
  const link = page.locator(`a[href*="#/${path}/edit/"]`).first();
  await expect(link).toBeAttached();
  await page.goto(`/${((await link.getAttribute('href')) ?? '').replace(/^.*#/, '#')}`);
  await expect(page.locator('form')).toBeVisible();
};

const areas = declaredEntities.flatMap(({ path }): readonly Screen[] => [
  plain(`/${path}`, go(`/${path}`)),
  plain(`/${path}, no results`, go(`/${path}?search=nothing%20is%20called%20this`)),
  plain(`/${path}/create, required fields missing`, submitted(`/${path}/create`)),
  plain(`/${path}/edit`, firstOf(path)),
]);

export const screens: readonly Screen[] = [
  ofVisitors('login', go('/login')),
  ofVisitors('login, required fields missing', submittedLogin),
  ofVisitors('forgotten password', go('/forgot-password')),
  ofVisitors('forgotten password, the OTP, required fields missing', submittedOtp),
  ofVisitors('new password, required fields missing', submittedNewPassword),
  ofVisitors('privacy policy', go('/privacy-policy')),
  ofVisitors('account deletion', go('/account-deletion')),
  ofVisitors('an unknown page', go('/nowhere')),
  plain('dashboard', go('/dashboard')),
  ...areas,
  plain('schedule, a week', go('/schedule?view=week&date=2025-11-14')),
  own('schedule, with warnings', async (page) => {
    await page.goto('/#/dashboard');
    await addMatches(
      { url: new URL(page.url()).origin },
      {
        'Owl vs Bat': '2034-03-07 18:00:00',
        'Owl vs Fox': '2034-03-07 18:20:00',
      },
    );
    await page.goto('/#/schedule?date=2034-03-07&zone=utc');
    await expect(page.locator('a[href*="#/matches/edit/"]').first()).toBeVisible();
  }),
  own('search of everything', async (page) => {
    await page.goto('/#/dashboard');
    await expectSettled(page);
    await page.keyboard.press('Control+k');
    await typeLikeAPerson(page.locator('dialog[open] input'), 'esports');
    await expect(page.locator('dialog[open] [role=option]').first()).toBeVisible();
  }),
  own('keyboard shortcuts', async (page) => {
    await page.goto('/#/dashboard');
    await expectSettled(page);
    await page.keyboard.press('?');
    await expect(page.locator('dialog[open] dl').first()).toBeVisible();
  }),
  own('a point table, with warnings', openTable),
  own('a point table pasted from a spreadsheet, previewed', async (page) => {
    await openTable(page);
    await tableTool(page, 3).click();
    await typeLikeAPerson(page.locator('dialog[open] textarea'), spreadsheet);
    await expect(page.locator('dialog[open] table').first()).toBeVisible();
  }),
  own('a match that cannot be added to a point table yet', async (page) => {
    await openTable(page);
    await tableTool(page, 4).click();
    const box = page.locator('dialog[open] input');
    for (const at of [0, 2, 4]) await typeLikeAPerson(box.nth(at), '1');
    await page.locator('dialog[open] footer button').last().click();
    await expect(page.locator('dialog[open] .points-errors li').first()).toBeVisible();
  }),
  plain('the tournaments of a team', go('/teams/edit/40?tab=tournament')),
  plain('the teams of a game', go('/games/edit/18?tab=teams')),
  plain('a point table in its tab', go('/tournament/edit/11?tab=points')),
  own('a copy of a team', go('/teams/create?copy=40')),
  own('an offered draft', async (page) => {
    await page.goto('/#/games/create');
    await typeLikeAPerson(page.locator('input[name=name]'), 'Started Before');
    await page.goto('/#/games');
    await confirmButton(page).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goto('/#/games/create');
    await expect(page.getByText('Started Before')).toBeVisible();
  }),
  own('recent changes', async (page) => {
    await changeTeam(page);
    await page.goto('/#/changes');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  }),
  own('history', async (page) => {
    await changeTeam(page);
    await page.goto('/#/history');
    await expect(page.getByRole('article').first()).toBeVisible();
  }),
  plain('history, no changes', go('/history?area=games&day=2001-02-03')),
  own('the history of a team, a question before a restore', async (page) => {
    await changeTeam(page);
    await page.goto('/#/teams/edit/40?tab=history');
    await page.getByRole('article').first().getByRole('button').click();
    await expect(page.locator('dialog[open] dl').first()).toBeVisible();
  }),
  own('the unsaved changes of a team', async (page) => {
    await firstOf('teams')(page);
    await typeLikeAPerson(page.locator('[id="field-name"]'), 'Something else');
    await page.locator('form button', { hasText: /What changed|क्या बदला/ }).click();
    await expect(page.locator('dialog[open] table')).toBeVisible();
  }),
  plain('category', go('/category')),
  plain('category, required fields missing', submitted('/category')),
  plain('sync', go('/sync')),
  plain('notification, required fields missing', async (page) => {
    await page.goto('/#/sync');
    await page.locator('[id="field-message"]').press('Enter');
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  }),
  own('the confirmation before a notification', async (page) => {
    await page.goto('/#/sync');
    await typeLikeAPerson(page.locator('[id="field-title"]'), 'Squads are out');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  plain('profile', go('/profile')),
  own('profile, required fields missing', async (page) => {
    await page.goto('/#/profile');
    await typeLikeAPerson(page.locator('input[autocomplete=given-name]'), '');
    await page.keyboard.press('Control+s');
  }),
  own('profile, a new password, required fields missing', async (page) => {
    await page.goto('/#/profile');
    await page.locator('form button[type=button]', { hasText: /Change Password|पासवर्ड बदलें/ }).click();
    await page.locator('dialog[open] button[type=submit]').click();
    await expect(page.locator('dialog[open] [aria-invalid=true]').first()).toBeVisible();
  }),
  own('profile, the question before a device is logged out', async (page) => {
    await page.goto('/#/dashboard');
    await signInAdmin({ url: new URL(page.url()).origin });
    await page.goto('/#/profile');
    await page.getByRole('main').getByRole('listitem').getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  own('profile, a number to be verified', async (page) => {
    await page.goto('/#/profile');
    await expect(page.locator('input[autocomplete=given-name]')).toHaveValue('Demo');
    await typeLikeAPerson(page.locator('input[autocomplete=tel-national]'), '9123456780');
    await page.keyboard.press('Control+s');
    await expect(page.locator('dialog[open]')).toBeVisible();
  }),
  plain('drafts, none', go('/drafts')),
  own('drafts', leaveDraft),
  own('a list with rows selected', async (page) => {
    await page.goto('/#/teams');
    await page.locator('tbody input[data-pick]').first().check();
    await expect(page.getByRole('toolbar')).toBeVisible();
  }),
  plain('a list with filters', async (page) => {
    await page.goto('/#/teams?status=1');
    await expect(page.locator('[aria-label=Filters], [aria-label=फ़िल्टर]')).toBeVisible();
  }),
  plain('a list as another device has saved it', go('/teams?search=esports&view=Theirs&order=-name')),
  own('the confirmation before a bulk removal', async (page) => {
    await page.goto('/#/teams');
    for (const at of [0, 1, 2]) await page.locator('tbody input[data-pick]').nth(at).check();
    await page.getByRole('toolbar').getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  own('a finished bulk action', async (page) => {
    await page.goto('/#/teams?page=2');
    for (const at of [0, 1]) await page.locator('tbody input[data-pick]').nth(at).check();
    // The first bulk action: it sets active rows to active.
    await page.getByRole('toolbar').getByRole('button').nth(1).click();
    await expect(page.getByRole('dialog').locator('[data-kind=done]')).toHaveCount(2);
  }),
  own('the view of a list', async (page) => {
    await page.goto('/#/games');
    await page.getByRole('button', { name: /^(View|दृश्य)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  own('a list as a CSV file, sorted', async (page) => {
    await page.goto('/#/teams');
    await expect(page.getByRole('button', { name: 'CSV' })).toBeVisible();
    // On a phone rows have no header.
    const header = page.getByRole('columnheader').getByRole('button').first();
    if (await header.isVisible()) await header.click();
    await page.getByRole('button', { name: 'CSV' }).click();
    await expect(page.getByRole('region', { name: 'CSV' })).toContainText('.csv');
  }),
  own('the confirmation before a form is left', async (page) => {
    await page.goto('/#/teams/create');
    await typeLikeAPerson(page.locator('input[name=name]'), 'Not Saved Yet');
    await page.goto('/#/teams');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
];

/** A real table: rows with wrong totals, ranks and ties. */
async function openTable(page: Page): Promise<void> {
  await page.goto('/#/tournament/edit/11');
  await expect(page.locator('[id="field-pointTable[1][team_id]"]')).toHaveValue('GodLike Esports');
}

const tableTool = (page: Page, at: number) => page.locator('.points-tools button').nth(at);

/** As copied from a sheet: a known team, an unknown one, an invalid number. */
const spreadsheet = [
  'Team\tMatches\tFinishes\tPosition\tTotal',
  'GodLike Esports\t6\t40\t31\t71',
  'Nobody’s Team\t6\t12\t9\t21',
  'Soul\t6\tmany\t9\t21',
].join('\n');

const otp = (page: Page) => page.locator('input[autocomplete=one-time-code]');

/** No code needs to be sent: every call is answered with success. */
async function reachOtp(page: Page): Promise<void> {
  await page.route('**/api/v1/users/*', (route) => route.fulfill({ json: { status: true, message: 'Good' } }));
  await page.goto('/#/forgot-password');
  await typeLikeAPerson(page.locator('input[autocomplete=username]'), 'somebody@example.com');
  await page.locator('form button[type=submit]').click();
  await expect(otp(page)).toBeFocused();
}

async function submittedOtp(page: Page): Promise<void> {
  await reachOtp(page);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

async function submittedNewPassword(page: Page): Promise<void> {
  await reachOtp(page);
  await page.keyboard.type('123456');
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/#\/new-password$/);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

async function submittedLogin(page: Page): Promise<void> {
  await page.goto('/#/login');
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** Leaves a form for the page of drafts. */
export async function leaveDraft(page: Page): Promise<void> {
  await page.goto('/#/teams/create');
  await typeLikeAPerson(page.locator('input[name=name]'), 'Saved For Later');
  await page.goto('/#/drafts');
  await confirmButton(page).click();
  await expect(page).toHaveURL(/#\/drafts$/);
  await expect(page.getByRole('region')).not.toHaveCount(0);
}

/** Toggles the status of a team twice. */
export async function changeTeam(page: Page): Promise<void> {
  await page.goto('/#/teams?search=FS%20Esports');
  const status = page.getByRole('switch', { name: /^FS Esports / });
  for (const isOn of [false, true]) {
    await status.click();
    await expect(status).toBeChecked({ checked: isOn });
  }
}
