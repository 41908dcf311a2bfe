import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { draftSendMachine } from '#machines/draft-send/machine.ts';
import { goTo } from '../../support/app.ts';
import { entry } from '../../support/flows/entity-form.ts';
import { draftStored } from '../../support/storage/drafts.ts';
import { typeLikeAPerson } from '../../support/typing/type-like-a-person.ts';
import type { TourFixture } from '../../support/walks/tour-fixture.ts';
import { type AdminCall, signInAdmin } from '../support/admin.ts';
import { pollOften } from '../support/poll-often.ts';
import type { At, Step } from '../support/tour.ts';
import { tourTest } from '../support/tour-test.ts';
import { withFeatures } from '../support/with-features.ts';

/** A user on the drafts page with one draft. Every call waits for a step. */
export interface DraftSendWorld extends Pick<TourFixture, 'page' | 'faults' | 'device'> {
  readonly asAdmin: AdminCall;
  /** Signs in again on another device. */
  readonly signInAsAdmin: () => Promise<AdminCall>;
  /** The name in the draft. No other walk types it. */
  readonly mine: string;
  /** The player that the draft changes, named "Lions". */
  readonly id: number;
  /** How many record and list requests the server has received. */
  readonly asked: { read: number };
}

/** The state of the world around the machine. */
export type DraftSendMemory = {
  /** The server has versions. */
  readonly hasVersions: boolean;
  /** How many records like the new one other users have added. */
  readonly others: 0 | 1 | 2;
};

export type Here = At<SnapshotFrom<typeof draftSendMachine>, DraftSendMemory>;
export type DraftSendStep = Step<DraftSendWorld, SnapshotFrom<typeof draftSendMachine>, DraftSendMemory>;

const players = '/api/v1/players';
const videos = '/api/v1/youtube';
const url = 'https://www.youtube.com/watch?v=zF5Ddo9JdpY';
const refreshCall = /^\/api\/v1\/users\/refreshToken/;
const listCall = /^\/api\/v1\/youtube\?/;
const createCall = /^\/api\/v1\/youtube$/;
const recordCall = ({ id }: Pick<DraftSendWorld, 'id'>) => new RegExp(`^${players}/${id}$`);

export const isEdit = ({ snapshot }: Here) => snapshot.context.mode === 'edit';
export const card = ({ page, mine }: DraftSendWorld) => page.getByRole('region', { name: mine, exact: true });

let made = 0;

async function addPlayer(asAdmin: AdminCall): Promise<number> {
  made += 1;
  const body = {
    name: 'Lions',
    full_name: 'Lions',
    nickname: 'Lions',
    twitch_id: `lions-${made}`,
    pandascore_id: String(700_000 + made),
    current_game_id: await someGame(asAdmin),
    status: '1',
  };
  const { data } = (await asAdmin('POST', players, body)) as { data: { id: number } };
  return data.id;
}

async function someGame(asAdmin: AdminCall): Promise<string> {
  const { data } = (await asAdmin('GET', '/api/v1/games/all')) as { data: { pandascore_id: number | null }[] };
  return String(data.find(({ pandascore_id: known }) => known !== null)?.pandascore_id);
}

export const draftSendTest = tourTest.extend<{ world: DraftSendWorld }>({
  world: async ({ tourFixture, tourServer }, use) => {
    await tourFixture.reset({ hasFeatures: false });
    const signInAsAdmin = () => signInAdmin(tourServer);
    const asAdmin = await signInAsAdmin();
    const id = await addPlayer(asAdmin);
    const { page, faults, device } = tourFixture;
    await use({ page, faults, device, asAdmin, signInAsAdmin, id, mine: `Lynx ${made}`, asked: { read: 0 } });
    await page.clock.resume();
  },
});

/** Types into a form, leaves it, and opens the drafts page. */
async function draft(world: DraftSendWorld, form: string, type: (page: Page) => Promise<void>): Promise<void> {
  const { page, faults } = world;
  await goTo(page, form);
  await type(page);
  await expect(draftStored(page)).toBeVisible();
  await goTo(page, '/drafts');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save as draft' }).click();
  await expect(card(world)).toBeVisible();
  faults.forget();
  for (const path of [recordCall(world), listCall, createCall]) await faults.set('stalled', { path });
}

/** On a server with versions. */
export async function draftVersionedEdit(world: DraftSendWorld): Promise<void> {
  await withFeatures(world);
  await draftEdit(world);
}

export const draftEdit = (world: DraftSendWorld) =>
  draft(world, `/player/edit/${world.id}`, async (page) => {
    await expect(entry(page, 'Name')).toHaveValue('Lions');
    await typeLikeAPerson(entry(page, 'Name'), world.mine);
  });

/** From the list, so that the app knows which records are older. */
export async function draftNew(world: DraftSendWorld): Promise<void> {
  await goTo(world.page, '/youtube');
  await expect(world.page.getByRole('switch').first()).toBeVisible();
  await draft(world, '/youtube/create', async (page) => {
    await typeLikeAPerson(entry(page, 'Name'), world.mine);
    await typeLikeAPerson(entry(page, 'URL'), url);
  });
}

/** Another user saves the player. */
export const changePlayer = ({ asAdmin, id }: DraftSendWorld, body: { name: string; nickname: string }) =>
  asAdmin('PATCH', `${players}/${id}`, body);

export const removePlayer = ({ asAdmin, id }: DraftSendWorld) => asAdmin('DELETE', `${players}/removePlayer?Id=${id}`);

/** Uses its own session: the server stores only one of several equal creates of a session within seconds. */
export async function addVideo({ signInAsAdmin, mine }: DraftSendWorld): Promise<void> {
  const asAdmin = await signInAsAdmin();
  await asAdmin('POST', videos, { name: mine, url, status: '1' });
}

type Fault = Parameters<DraftSendWorld['faults']['settle']>[1];

/** Settles the call in flight: the record's, the list's, or that of the new record. */
export async function settle(world: DraftSendWorld, here: Here, fault: Fault): Promise<void> {
  const isLookedUp = here.snapshot.matches('lookingUp') || here.snapshot.matches('lookingUpFirst');
  const ofNew = isLookedUp ? listCall : createCall;
  await world.faults.settle(isEdit(here) ? recordCall(world) : ofNew, fault);
}

/**
 * The server rejects the token, and the connection breaks during the refresh. A call that loses its own connection
 * would be sent again first.
 */
export async function failRefresh(world: DraftSendWorld, here: Here): Promise<void> {
  await world.faults.set('killed', { path: refreshCall, times: 1 });
  await settle(world, here, '401');
}

/** The server rejects the token and the refresh. */
export async function rejectToken(world: DraftSendWorld, here: Here): Promise<void> {
  await world.faults.set('401', { path: refreshCall, times: 1 });
  await settle(world, here, '401');
}

/** Another request has arrived. */
export async function serverAsked(world: DraftSendWorld): Promise<void> {
  const isQuestion = (path: string) => listCall.test(path) || recordCall(world).test(path);
  const calls = () => world.faults.log().filter(({ method, path }) => method === 'GET' && isQuestion(path)).length;
  await expect.poll(calls, { message: 'requests to the server', ...pollOften }).toBeGreaterThan(world.asked.read);
  world.asked.read = calls();
}

/** Before anything is sent, the draft is marked as possibly sent. */
export const deviceAsked = ({ page, device }: DraftSendWorld): Promise<void> => device.called(page, 'write a draft');
