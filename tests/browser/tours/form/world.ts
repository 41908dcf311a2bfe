import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { formMachine } from '#machines/form/machine.ts';
import { kept } from '../../support/drafts.ts';
import { entry } from '../../support/entity-form.ts';
import type { Seat } from '../../support/seat.ts';
import { type Elsewhere, workElsewhere } from '../support/admin.ts';
import { often } from '../support/often.ts';
import type { At, Step } from '../support/tour.ts';
import { tourTest } from '../support/tour-test.ts';

/** Somebody at a form whose every call waits for a step. */
export interface FormWorld extends Pick<Seat, 'page' | 'faults' | 'device'> {
  readonly elsewhere: Elsewhere;
  /** The player that is changed: nobody has given them a game yet. */
  readonly id: number;
  /** A game that somebody may give them. */
  readonly game: string;
  /** The id that was typed for a category last: no other walk has typed it. */
  category: number;
  /** The id of the category that was sent last. */
  sent: number;
  /** How often the server has been asked to read, and to save. */
  readonly asked: { load: number; save: number; lookUp: number };
  /** Whether a call can leave the device. */
  isOnline: boolean;
}

/** What the world has come to. */
export type FormMemory = {
  readonly isOnline: boolean;
  /** The switch of a row of the list was pressed, and the server takes its time. */
  readonly isChanging: boolean;
  readonly hasOffer: boolean;
  /** Somebody has given the player a game, which cannot be taken away any more. */
  readonly hasGame: boolean;
  /** The id that stands in the form is somebody else's category. */
  readonly isTaken: boolean;
  /** What the list has under the id that was sent last: nothing, somebody else's category, or the one that was sent. */
  readonly sent: 'free' | 'taken' | 'stored';
};

export type Here = At<SnapshotFrom<typeof formMachine>, FormMemory>;
export type FormStep = Step<FormWorld, SnapshotFrom<typeof formMachine>, FormMemory>;

const players = '/api/v1/players';
const categories = '/api/v1/news/category';
const refreshCall = /^\/api\/v1\/users\/refreshToken/;

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

/** A player whom no walk has changed yet: what is given to them stays. */
async function nextPlayer(elsewhere: Elsewhere): Promise<number> {
  const query = '?page=1&listPerPage=100&type=web';
  const { data } = (await elsewhere('GET', `${players}${query}`)) as { data: { data: Row[] } };
  // The newest stands first in the list, where a walk presses its switch.
  const free = data.data.filter(({ current_game_id: game }) => game === null).toReversed();
  const row = free[given % free.length];
  given += 1;
  if (row === undefined) throw new Error('No player is without a game');
  return row.id;
}

interface Row {
  readonly id: number;
  readonly current_game_id: number | null;
}

async function someGame(elsewhere: Elsewhere): Promise<string> {
  const { data } = (await elsewhere('GET', '/api/v1/games/all')) as { data: { pandascore_id: number | null }[] };
  return String(data.find(({ pandascore_id: known }) => known !== null)?.pandascore_id);
}

export const formTest = tourTest.extend<{ world: FormWorld }>({
  world: async ({ seat, tourServer }, use) => {
    await seat.tidy();
    const elsewhere = await workElsewhere(tourServer);
    const [id, game] = await Promise.all([nextPlayer(elsewhere), someGame(elsewhere)]);
    const { page, faults, device } = seat;
    faults.forget();
    await use({
      page,
      faults,
      device,
      elsewhere,
      id,
      game,
      category: 0,
      sent: 0,
      asked: { load: 0, save: 0, lookUp: 0 },
      isOnline: true,
    });
  },
});

const goTo = (page: Page, hash: string) =>
  page.evaluate((to) => {
    window.location.hash = to;
  }, hash);

const recordCall = ({ id }: FormWorld) => new RegExp(`^${players}/${id}$`);
const createCall = new RegExp(`^${categories}$`);
const lookUpCall = /^\/api\/v1\/news\/getCategory$/;
const otherCall = /^\/api\/v1\/players\/\d+$/;

/** The record is on its way. */
export async function openPlayer(world: FormWorld): Promise<void> {
  await world.faults.set('stalled', { path: recordCall(world) });
  await goTo(world.page, `/player/edit/${world.id}`);
}

/** An earlier visit has left what was typed. */
export async function openPlayerAgain(world: FormWorld): Promise<void> {
  const { page } = world;
  await changePlayer(world, 'Lions');
  await goTo(page, `/player/edit/${world.id}`);
  await playerName(page).fill('Lynx');
  await expect(kept(page)).toBeVisible();
  await goTo(page, '/dashboard');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep as draft' }).click();
  // The address says so while the question is still open.
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
  world.faults.forget();
  await openPlayer(world);
}

/** Another player's switch has been pressed in the list. */
export async function openPlayerFromList(world: FormWorld): Promise<void> {
  const { page, faults } = world;
  await goTo(page, '/player');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await faults.set('stalled', { path: otherCall, method: 'PATCH' });
  await page.getByRole('switch').first().press('Enter');
  await expect.poll(() => faults.log().filter(({ method }) => method === 'PATCH').length).toBe(1);
  faults.forget();
  await openPlayer(world);
}

/** The change of the other player meets the end of the session. */
export async function refuseChange({ faults }: FormWorld): Promise<void> {
  await faults.set('401', { path: refreshCall, times: 1 });
  await faults.settle(otherCall, '401');
}

export async function openCategories({ page, faults }: FormWorld): Promise<void> {
  await faults.set('stalled', { path: createCall, method: 'POST' });
  await goTo(page, '/category');
  await expect(categoryId(page)).toBeVisible();
  await expect(page.getByRole('table', { name: 'All categories' })).toBeVisible();
  await faults.set('stalled', { path: lookUpCall });
}

/** Somebody else saves the player. */
export async function changePlayer({ elsewhere, id, game }: FormWorld, name: string, hasGame = false): Promise<void> {
  await elsewhere('PATCH', `${players}/${id}`, { name, ...(hasGame && { current_game_id: game }) });
}

export const removePlayer = ({ elsewhere, id }: FormWorld) => elsewhere('DELETE', `${players}/removePlayer?Id=${id}`);

/** What was sent is stored, though its response is lost. */
export const storeSent = ({ elsewhere, sent }: FormWorld) =>
  elsewhere('POST', categories, { items: [{ id: sent, name: 'Lynx' }] });

export const takeId = ({ elsewhere, category }: FormWorld) =>
  elsewhere('POST', categories, { items: [{ id: category, name: 'Somebody else’s' }] });

type Fault = Parameters<FormWorld['faults']['settle']>[1];

/** What becomes of the call that is on its way. */
export async function settle(world: FormWorld, here: Here, fault: Fault): Promise<void> {
  const { snapshot } = here;
  const isLookedUp = snapshot.matches('lookingUp') || snapshot.matches('lookingUpFirst');
  await world.faults.settle(isEdit(here) ? recordCall(world) : isLookedUp ? lookUpCall : createCall, fault);
}

/** The call is refused its token, and the connection breaks over the renewal: one that loses its own is sent again first. */
export async function loseRenewal(world: FormWorld, here: Here): Promise<void> {
  await world.faults.set('killed', { path: refreshCall, times: 1 });
  await settle(world, here, '401');
}

/** The call is refused its token, and so is the renewal. */
export async function refuse(world: FormWorld, here: Here): Promise<void> {
  await world.faults.set('401', { path: refreshCall, times: 1 });
  await settle(world, here, '401');
}

/** Another lookup has arrived. */
export async function serverLookedUp(world: FormWorld): Promise<void> {
  const calls = () => world.faults.log().filter(({ path }) => lookUpCall.test(path)).length;
  await expect.poll(calls, { message: 'lookups', ...often }).toBeGreaterThan(world.asked.lookUp);
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
  await expect.poll(calls, { message: `calls to ${kind}`, ...often }).toBeGreaterThan(world.asked[kind]);
  world.asked[kind] = calls();
};
