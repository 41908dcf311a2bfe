import { type Browser, expect, type Page } from '@playwright/test';
import { Random } from '../../simulation/world/random.ts';
import { testSeed } from '../../support/seed.ts';
import { signIn, waitForWorker } from '../support/app.ts';
import { addTeam } from '../support/flows/team.ts';
import { place } from '../support/locale.ts';
import { type FaultServer, reachServers, startFaultServer } from '../support/network/fault-server.ts';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import { startServer } from '../support/server/server.ts';
import { test } from '../support/test.ts';
import { drawFault } from './draw-fault.ts';
import { createTeam, editTeam } from './user.ts';

/**
 * An impatient user on a bad network: connections are reset before and after a request, and responses are late, cut or
 * missing. `npm run impatient -- --creates 200 --edits 200 --seed 7` runs more.
 */
const creates = Number(process.env['IMPATIENT_CREATES'] ?? 8);
const edits = Number(process.env['IMPATIENT_EDITS'] ?? 8);
/** The number of windows that work at the same time. */
const windows = Number(process.env['IMPATIENT_WINDOWS'] ?? 2);

interface Team {
  readonly id: number;
  readonly name: string;
  readonly full_name: string;
}

test(`an impatient user saves each of ${creates} creates and ${edits} edits exactly once`, async ({ browser }) => {
  test.setTimeout(120_000 + (creates + edits) * 20_000);
  const server = await startServer();
  const ids = await inTurn(edits, () => addTeam(server));
  let isPainted = true;
  const pickFault = drawFault(new Random(testSeed));
  const faults = await startFaultServer({
    target: server.url,
    pickFault: (method, path) => (isPainted ? { fault: 'ok' } : pickFault(method, path)),
  });
  const errors: string[] = [];
  const pages = await inTurn(windows, () => openPage(browser, faults, errors));
  isPainted = false;
  const names = Array.from({ length: creates }, (_, at) => `Impatient ${at + 1}`);

  await Promise.all(
    pages.map(async (page, window) => {
      const random = new Random(testSeed + window + 1);
      const isOwn = (_: unknown, at: number) => at % windows === window;
      for (const name of names.filter(isOwn)) await createTeam(page, name, random);
      for (const id of ids.filter(isOwn)) await editTeam(page, id, `Edited ${id}`, random);
    }),
  );
  isPainted = true;

  const stored = await teamsOf(server);
  const times = (name: string) => stored.filter((team) => team.name === name).length;
  expect(Object.fromEntries(names.map((name) => [name, times(name)]))).toEqual(
    Object.fromEntries(names.map((name) => [name, 1])),
  );
  const fullName = (id: number) => stored.find((team) => team.id === id)?.full_name;
  expect(ids.map(fullName)).toEqual(ids.map((id) => `Edited ${id}`));
  // The server treats equal creates within seconds as one, so the requests that reached it are looked at too. One create
  // may arrive several times, with the same key. Other calls, such as the refresh of a token, do not count.
  const arrived = (wanted: string) =>
    faults
      .log()
      .filter(
        ({ fault, method, path }) => reachServers.has(fault) && method === wanted && path.startsWith('/api/v1/teams'),
      );
  const keys = arrived('POST').map(({ headers }) => headers['idempotency-key']);
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(names.length);
  const paths = arrived('PATCH').map(({ path }) => path);
  expect(paths.toSorted()).toEqual(ids.map((id) => `/api/v1/teams/${id}`).toSorted());
  expect(errors).toEqual([]);

  for (const page of pages) await page.context().close();
  await faults.stop();
  await server.dispose();
});

async function openPage(browser: Browser, faults: FaultServer, errors: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: faults.url, ...place });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  await signIn(page);
  await waitForWorker(page);
  faults.forget();
  return page;
}

async function teamsOf(server: { readonly url: string }): Promise<readonly Team[]> {
  const teams: Team[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = (await askAsAdmin(server, 'GET', `/teams?page=${page}&listPerPage=100&type=web`)) as {
      readonly data: readonly Team[];
      readonly totalPageCount: number;
    };
    teams.push(...list.data);
    pages = list.totalPageCount;
  }
  return teams;
}

async function inTurn<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < count) made.push(await make());
  return made;
}
