import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { importMachine } from '#machines/import/machine.ts';
import { currentRow } from '#machines/import/progress.ts';
import { rowInTurn } from '#machines/import/rows.ts';
import { goTo } from '../../support/app.ts';
import { openWindow } from '../../support/open-window.ts';
import { type AdminCall, signInAdmin } from '../../support/server/ask-as-admin.ts';
import { clearImports, clearLists, countImports } from '../../support/storage/browser-databases.ts';
import { test } from '../../support/test.ts';
import { typeLikeAPerson } from '../../support/typing/type-like-a-person.ts';
import type { TourFixture } from '../../support/walks/tour-fixture.ts';
import { pauseClock } from '../support/pause-clock.ts';
import { pollOften } from '../support/poll-often.ts';
import type { At, Step } from '../support/tour.ts';
import { withFeatures } from '../support/with-features.ts';
import { type FileName, fileOf } from './files.ts';

/** A user at the import of teams. Calls and writes wait for a step, and the clock is paused. */
export interface ImportWorld extends Pick<TourFixture, 'page' | 'faults' | 'device'> {
  /** Signs in on another device: the server stores only one of several equal creates of a session within seconds. */
  readonly signInAsAdmin: () => Promise<AdminCall>;
  /** In the names of this walk. */
  readonly number: number;
  /** How many writes the device has received. */
  readonly asked: { writes: number };
  /** Another window with the same import. */
  other: Page | null;
}

/** The state of the world around the machine. */
export type ImportMemory = {
  readonly file: FileName | null;
  /** The server has versions of its records. */
  readonly hasVersions: boolean;
  /** How many teams the server has with the name of the first row. */
  readonly teams: 0 | 1 | 2;
  /** Another window has the import, or has discarded it. */
  readonly other: 'none' | 'open' | 'gone';
  /** The import continues when the other window ends. */
  readonly isWaiting: boolean;
};

export type Here = At<SnapshotFrom<typeof importMachine>, ImportMemory>;
export type ImportStep = Step<ImportWorld, SnapshotFrom<typeof importMachine>, ImportMemory>;

const teams = '/teams';
export const gamesCall = /^\/api\/v1\/games\/all/;
export const listCall = /^\/api\/v1\/teams\?/;
const createCall = /^\/api\/v1\/teams$/;
const updateCall = /^\/api\/v1\/teams\/\d+$/;

let made = 0;

export const importTest = test.extend<{ world: ImportWorld }>({
  world: async ({ tourFixture, tourServer }, use) => {
    await tourFixture.reset({ hasFeatures: false });
    const { page, faults, device } = tourFixture;
    await clearImports(page);
    made += 1;
    const signInAsAdmin = () => signInAdmin(tourServer);
    const asked = { writes: 0 };
    const world: ImportWorld = { page, faults, device, signInAsAdmin, number: made, asked, other: null };
    await use(world);
    await world.other?.close();
    await page.clock.resume();
  },
});

export const main = ({ page }: Pick<ImportWorld, 'page'>) => page.getByRole('main');
export const button = (world: Pick<ImportWorld, 'page'>, name: string) =>
  main(world).getByRole('button', { name, exact: true });

/** A text of the model as it is in the browser. */
const shown = ({ number }: ImportWorld, text: string) => text.replace(/^(Lions|Tigers|Lynx)$/, `$1 ${number}`);

/** From the list, so that the app knows which teams are older. */
export async function openImport(world: ImportWorld): Promise<void> {
  await openWith(world);
  await pauseWorld(world);
}

/** On a server with versions. */
export async function openWithVersions(world: ImportWorld): Promise<void> {
  await withFeatures(world);
  await openImport(world);
}

/** The page has reloaded during the check of the rows. */
export async function restoreImport(world: ImportWorld): Promise<void> {
  await openAndCheck(world);
  await reload(world);
}

/** Another window got the import during the reload. */
export async function restoreElsewhere(world: ImportWorld): Promise<void> {
  const { page } = world;
  await openAndCheck(world);
  const other = await openWindow(page);
  await expect(other.getByText('This import is open in another window')).toBeVisible();
  world.other = other;
  await reload(world);
  await expect(other.getByRole('button', { name: 'Edit row 2' })).toBeVisible();
}

/** The page has reloaded after the user renamed a row that the server had rejected. */
export async function restoreRenamed(world: ImportWorld): Promise<void> {
  const { page, faults } = world;
  await openAndCheck(world);
  await faults.set('404', { path: createCall, times: 1 });
  await button(world, 'Import 1 row').press('Enter');
  await button(world, 'Correct rows').press('Enter');
  world.device.hold(page, 'write an import');
  await editRow(page, 'Name', shown(world, 'Lynx'));
  await storeHeld(world);
  await reload(world);
}

async function openWith({ page }: ImportWorld): Promise<void> {
  await goTo(page, '/teams');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).press('Enter');
  await expect(page.getByText('Choose a spreadsheet')).toBeVisible();
}

async function openAndCheck(world: ImportWorld): Promise<void> {
  await openWith(world);
  world.device.hold(world.page, 'write an import');
  await chooseFile(world, 'one team');
  await button(world, 'Check the rows').press('Enter');
  await storeHeld(world);
}

/** Lets the device make the write that waits, and the next ones. */
async function storeHeld({ page, device }: ImportWorld): Promise<void> {
  await device.called(page, 'write an import');
  device.release(page, 'write an import');
  expect(await countImports(page)).toBe(1);
}

/** The import's lock waits for a step. */
async function reload(world: ImportWorld): Promise<void> {
  const { page, device } = world;
  device.hold(page, 'lock an import');
  await page.reload();
  await device.called(page, 'lock an import');
  await pauseWorld(world);
}

/** From now on everything waits for a step. */
async function pauseWorld(world: ImportWorld): Promise<void> {
  const { page, faults, device } = world;
  await faults.set('stalled', { path: listCall });
  await faults.set('stalled', { path: createCall });
  await faults.set('stalled', { path: updateCall, method: 'PATCH' });
  device.hold(page, 'read a spreadsheet', 'write an import');
  world.asked.writes = device.asked(page, 'write an import');
  await pauseClock(page);
}

export async function chooseFile({ page, number }: ImportWorld, name: FileName): Promise<void> {
  await page.getByLabel(/Choose a spreadsheet/).setInputFiles(await fileOf(name, number));
}

/** Asks the server for the games, not the cache. */
export async function checkRows(world: ImportWorld): Promise<void> {
  await clearLists(world.page);
  await world.faults.set('stalled', { path: gamesCall, times: 1 });
  await button(world, 'Check the rows').press('Enter');
}

/** Changes the first row. */
export async function editRow(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit row 2', exact: true }).press('Enter');
  const row = page.getByRole('dialog', { name: 'Row 2' });
  await typeLikeAPerson(row.getByRole('textbox', { name: label, exact: true }), value);
  await row.getByRole('button', { name: 'Done' }).press('Enter');
}

/** Other users add teams with the name of the first row, by default like it. */
export async function addTeams(
  world: ImportWorld,
  { snapshot, known }: Here,
  { until, fullName }: { readonly until: number; readonly fullName?: string },
): Promise<void> {
  const { name, full_name: ownName } = snapshot.context.rows[0]?.values ?? {};
  const team = { name: shown(world, String(name)), full_name: fullName ?? ownName, game_id: '18', status: '1' };
  for (let count: number = known.teams; count < until; count += 1) {
    const asAdmin = await world.signInAsAdmin();
    await asAdmin('POST', teams, team);
  }
}

/** Another user changes the team that the first row updates. */
export async function changeTeam(world: ImportWorld): Promise<void> {
  const asAdmin = await world.signInAsAdmin();
  const search = encodeURIComponent(shown(world, 'Lions'));
  const path = `${teams}?page=1&listPerPage=10&type=web&search=${search}`;
  const { data } = (await asAdmin('GET', path)) as { data: readonly { id: number; name: string }[] };
  const team = data.find(({ name }) => name === shown(world, 'Lions'));
  await asAdmin('PATCH', `${teams}/${String(team?.id)}`, { full_name: 'Changed meanwhile' });
}

export const isCreate = ({ snapshot: { context } }: Here) =>
  rowInTurn(context.rows) !== null && currentRow(context).action === 'create';

export const sendCall = (here: Here) => (isCreate(here) ? createCall : updateCall);

/** Lets the device make the write or the removal that waits. The device stores one import, or none. */
export async function write({ page, device }: ImportWorld, { left }: { readonly left: 0 | 1 }): Promise<void> {
  await device.settle(page, 'write an import');
  expect(await countImports(page), 'imports on the device').toBe(left);
}

/** Another write has reached the device. */
export async function isWritten({ page, device, asked }: ImportWorld): Promise<void> {
  const writes = () => device.asked(page, 'write an import');
  await expect.poll(writes, { message: 'writes of the import', ...pollOften }).toBeGreaterThan(asked.writes);
  asked.writes = writes();
}

export const isRead = ({ page, device }: ImportWorld) => device.called(page, 'read a spreadsheet');
/** Once the user has decided what was open, nothing is looked up again. */
export const isResolved = async ({ faults }: ImportWorld, { snapshot }: Here) => {
  if (snapshot.context.resolved === null) await faults.waitForStalled(gamesCall);
};
export const isLookedUp = ({ faults }: ImportWorld) => faults.waitForStalled(listCall);
export const isSent = ({ faults }: ImportWorld, here: Here) => faults.waitForStalled(sendCall(here));
