import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { formMachine } from '#machines/form/machine.ts';
import { goTo } from '../../support/app.ts';
import { entry } from '../../support/flows/entity-form.ts';
import { type AdminCall, signInAdmin } from '../../support/server/ask-as-admin.ts';
import { draftStored } from '../../support/storage/drafts.ts';
import { test } from '../../support/test.ts';
import { typeLikeAPerson } from '../../support/typing/type-like-a-person.ts';
import type { TourFixture } from '../../support/walks/tour-fixture.ts';
import { failRefresh, refuseToken } from '../support/common-steps.ts';
import { pollOften } from '../support/poll-often.ts';
import type { At, Step } from '../support/tour.ts';
import { withFeatures } from '../support/with-features.ts';

/** A user in a form. Every call waits for a step. */
export interface FormWorld extends Pick<TourFixture, 'page' | 'faults' | 'device'> {
  readonly asAdmin: AdminCall;
  /** The edited player, who has no game yet. */
  readonly id: number;
  /** A game that another user may give the player. */
  readonly game: string;
  /** The last typed category id. No other walk types it. */
  category: number;
  /** The last sent category id. */
  sent: number;
  /** How many requests of each kind the server has received. */
  readonly asked: { load: number; save: number; lookUp: number };
  /** Whether a call can leave the device. */
  isOnline: boolean;
}

/** The state of the world around the machine. */
export type FormMemory = {
  readonly isOnline: boolean;
  /** The server has versions. */
  readonly hasVersions: boolean;
  /** A row's switch in the list was pressed, and the response is pending. */
  readonly isChanging: boolean;
  readonly hasOffer: boolean;
  /** Another user has given the player a game, which cannot be removed again. */
  readonly hasGame: boolean;
  /** The id in the form belongs to another user's category. */
  readonly isTaken: boolean;
  /** What the list has under the last sent id: nothing, another user's category, or the sent one. */
  readonly sent: 'free' | 'taken' | 'stored';
};

export type Here = At<SnapshotFrom<typeof formMachine>, FormMemory>;
export type FormStep = Step<FormWorld, SnapshotFrom<typeof formMachine>, FormMemory>;

const players = '/players';
const categories = '/news/category';

export const isEdit = ({ snapshot }: Here) => snapshot.context.mode === 'edit';
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const categoryId = (page: Page) => entry(page, 'Category Id');
export const categoryName = (page: Page) => entry(page, 'Category Name');
export const playerName = (page: Page) => entry(page, 'Name');

let given = 0;
let typed = 9000;

export function nextCategory(): number {
  typed += 1;
  return typed;
}

/** A player that no walk has changed yet: changes are permanent. */
async function nextPlayer(asAdmin: AdminCall): Promise<number> {
  const query = '?page=1&listPerPage=100&type=web';
  const { data } = (await asAdmin('GET', `${players}${query}`)) as { data: Row[] };
  // A walk presses the switch of the first row, which is the newest.
  const free = data.filter(({ current_game_id: game }) => game === null).toReversed();
  const row = free[given % free.length];
  given += 1;
  if (row === undefined) throw new Error('No player is without a game');
  return row.id;
}

interface Row {
  readonly id: number;
  readonly current_game_id: number | null;
}

async function someGame(asAdmin: AdminCall): Promise<string> {
  const games = (await asAdmin('GET', '/games/all')) as { pandascore_id: number | null }[];
  return String(games.find(({ pandascore_id: known }) => known !== null)?.pandascore_id);
}

export const formTest = test.extend<{ world: FormWorld }>({
  world: async ({ tourFixture, tourServer }, use) => {
    await tourFixture.reset({ hasFeatures: false });
    const asAdmin = await signInAdmin(tourServer);
    const [id, game] = await Promise.all([nextPlayer(asAdmin), someGame(asAdmin)]);
    const { page, faults, device } = tourFixture;
    faults.forget();
    await use({
      page,
      faults,
      device,
      asAdmin,
      id,
      game,
      category: 0,
      sent: 0,
      asked: { load: 0, save: 0, lookUp: 0 },
      isOnline: true,
    });
    await page.clock.resume();
  },
});

const recordCall = ({ id }: FormWorld) => new RegExp(`^/api/v1${players}/${id}$`);
const createCall = new RegExp(`^/api/v1${categories}$`);
const lookUpCall = /^\/api\/v1\/news\/getCategory$/;
const otherCall = /^\/api\/v1\/players\/\d+$/;

/** On a server with versions. */
export async function openVersionedPlayer(world: FormWorld): Promise<void> {
  await withFeatures(world);
  await openPlayer(world);
}

/** Opens the form; the record's response is held. */
export async function openPlayer(world: FormWorld): Promise<void> {
  await world.faults.set('stalled', { path: recordCall(world) });
  await goTo(world.page, `/player/edit/${world.id}`);
}

/** An earlier visit has left a draft. */
export async function openPlayerAgain(world: FormWorld): Promise<void> {
  const { page } = world;
  await changePlayer(world, 'Lions');
  await goTo(page, `/player/edit/${world.id}`);
  await typeLikeAPerson(playerName(page), 'Lynx');
  await expect(draftStored(page)).toBeVisible();
  await goTo(page, '/dashboard');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save as draft' }).click();
  // The address changes while the question is still open.
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
  world.faults.forget();
  await openPlayer(world);
}

/** The switch of another player was pressed in the list. */
export async function openPlayerFromList(world: FormWorld): Promise<void> {
  const { page, faults } = world;
  await goTo(page, '/player');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await faults.set('stalled', { path: otherCall, method: 'PATCH' });
  await page.getByRole('switch').first().press('Enter');
  await expect.poll(() => faults.count({ method: 'PATCH' })).toBe(1);
  faults.forget();
  await openPlayer(world);
}

/** The session ends during the change of the other player. */
export const refuseChange = ({ faults }: FormWorld) => refuseToken(faults, otherCall);

export async function openCategories(world: FormWorld): Promise<void> {
  const { page, faults } = world;
  await faults.set('stalled', { path: createCall, method: 'POST' });
  await goTo(page, '/category');
  await expect(categoryId(page)).toBeVisible();
  await expect(page.getByRole('table', { name: 'All categories' })).toBeVisible();
  await faults.set('stalled', { path: lookUpCall });
}

/** Another user saves the player. */
export async function changePlayer({ asAdmin, id, game }: FormWorld, name: string, hasGame = false): Promise<void> {
  await asAdmin('PATCH', `${players}/${id}`, { name, ...(hasGame && { current_game_id: game }) });
}

export const removePlayer = ({ asAdmin, id }: FormWorld) => asAdmin('DELETE', `${players}/removePlayer?Id=${id}`);

/** Stores what was sent, as if only its response had been lost. */
export const storeSent = ({ asAdmin, sent }: FormWorld) =>
  asAdmin('POST', categories, { items: [{ id: sent, name: 'Lynx' }] });

export const takeId = ({ asAdmin, category }: FormWorld) =>
  asAdmin('POST', categories, { items: [{ id: category, name: 'Another user’s' }] });

type Fault = Parameters<FormWorld['faults']['settle']>[1];

/** The call in flight. */
function callOf(world: FormWorld, here: Here): RegExp {
  const { snapshot } = here;
  if (isEdit(here)) return recordCall(world);
  return snapshot.matches('lookingUp') || snapshot.matches('lookingUpFirst') ? lookUpCall : createCall;
}

/** Settles the call in flight. */
export const settle = (world: FormWorld, here: Here, fault: Fault) => world.faults.settle(callOf(world, here), fault);

/** Its token and the refresh are rejected. */
export const rejectToken = (world: FormWorld, here: Here) => refuseToken(world.faults, callOf(world, here));

/** Its token is rejected, and the refresh breaks off. */
export const loseRefresh = (world: FormWorld, here: Here) => failRefresh(world.faults, callOf(world, here));

/** Another lookup has arrived. */
export async function serverLookedUp(world: FormWorld): Promise<void> {
  const calls = () => world.faults.count({ path: lookUpCall });
  await expect.poll(calls, { message: 'lookups', ...pollOften }).toBeGreaterThan(world.asked.lookUp);
  world.asked.lookUp = calls();
}

/** Another call of this kind has arrived. */
export const serverAsked = (kind: 'load' | 'save') => async (world: FormWorld) => {
  const isOf = (method: string) => (kind === 'load') === (method === 'GET');
  const calls = () =>
    world.faults
      .log()
      .filter(({ method, path }) => isOf(method) && (createCall.test(path) || recordCall(world).test(path))).length;
  if (!world.isOnline) return;
  await expect.poll(calls, { message: `calls to ${kind}`, ...pollOften }).toBeGreaterThan(world.asked[kind]);
  world.asked[kind] = calls();
};
