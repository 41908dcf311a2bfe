import { screen, waitFor, within } from '@testing-library/react';
import Papa from 'papaparse';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listRows } from '#api/calls/entity-calls.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { teams as teamTable } from '#server/db/schema/catalogue.ts';
import { searched } from '#server/db/searched.ts';
import { insertRows } from '#server/seed/insert-rows.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { expectConsole } from '../../support/expect-console.ts';
import { demoAdmin, openTab, type Tab, withDevice } from '../../support/page/open-tab.ts';
import { ListHost } from '../support/list-host.tsx';
import { renderScreen } from '../support/render-screen.tsx';

const server = withReferenceServer();
withDevice();
let tab: Tab;
let saved: { name: string; blob: Blob }[] = [];

beforeAll(async () => {
  const many = Array.from({ length: 230 }, (_, at) => `Whole ${String(at).padStart(3, '0')}`);
  const rows = [
    ...many.map((name) => ({ name, full_name: `${name}, all of it` })),
    { name: 'Whole formula', full_name: '=HYPERLINK("x")' },
  ];
  await insertRows(server.db(), { table: teamTable, rows, search: searched.teams });
});

beforeEach(async () => {
  saved = [];
  let blob: Blob | undefined;
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (made: Blob) => {
        blob = made;
        return 'blob:made';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (blob) saved.push({ name: this.download, blob });
  });
  tab = await openTab(demoAdmin);
});

const list = 'GET /api/v1/teams';
const panel = async () => within(await screen.findByRole('region', { name: 'CSV' }));
async function open(search: string) {
  const { user } = renderScreen(tab, <ListHost entity={teams} from={{ search }} />);
  const button = await screen.findByRole('button', { name: 'CSV' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  return { user, press: () => user.click(button) };
}
async function fileRows() {
  const [file] = saved;
  return Papa.parse<string[]>(((await file?.blob.text()) ?? '').replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;
}

test('an export reads all pages of a search and saves the columns of the list', async () => {
  const { press } = await open('whole');
  const before = server.calls(list).length;
  await press();
  await (await panel()).findByText('231 records in Teams whole.csv');
  expect(
    server
      .calls(list)
      .slice(before)
      .map(({ search }) => search),
  ).toEqual([1, 2, 3].map((page) => `?page=${String(page)}&listPerPage=100&search=whole&type=web`));
  expect(saved.map(({ name }) => name)).toEqual(['Teams whole.csv']);
  const [head, ...rows] = await fileRows();
  expect(head).toEqual(['Name', 'Full Name', 'Game', 'Country', 'Status']);
  expect(rows).toHaveLength(231);
  expect(new Set(rows.map(([name]) => name)).size).toBe(231);
  expect(rows.find(([name]) => name === 'Whole 007')?.[1]).toBe('Whole 007, all of it');
  expect(rows.find(([name]) => name === 'Whole formula')?.[1]).toBe(`'=HYPERLINK("x")`);
});

test('after a failure no partial file is saved, and Retry continues', async () => {
  const { user, press } = await open('whole');
  server.failNext(list, 'serverFault');
  await press();
  await (await panel()).findByText('Stopped at 0 of …');
  (await panel()).getByText('No file was created, because the list is incomplete.');
  expect(saved).toEqual([]);
  await user.click((await panel()).getByRole('button', { name: 'Retry' }));
  await (await panel()).findByText('231 records in Teams whole.csv');
  expect(saved).toHaveLength(1);
});

test('a list that changes during the export has each record once, with a note that some may be missing', async () => {
  const second = await listRows(tab.api, list, { page: 2, perPage: 100, search: 'whole' }, { fixed: { type: 'web' } });
  const moved = second.kind === 'ok' ? second.data.data.slice(0, 2) : [];
  const { press } = await open('whole');
  const body = { status: true, message: '', data: { data: moved, totalPageCount: 3, totalData: 229 } };
  server.failNext(list, { status: 200, body: JSON.parse(JSON.stringify(body)) as typeof body });
  await press();
  await (await panel()).findByText('The list changed during the export, from 229 to 231 records. Some may be missing.');
  (await panel()).getByText('131 records in Teams whole.csv');
  expect((await fileRows()).slice(1)).toHaveLength(131);
});

test('an export waits for the sign-in after a lost session and continues', async () => {
  expectConsole('error', /^Refresh token error: Please sign in$/);
  const { press } = await open('whole');
  server.failNext(list, 'refusedToken');
  server.failNext('POST /api/v1/users/refreshToken', 'refusedToken');
  await press();
  await (await panel()).findByText('Waiting until you have signed in again');
  await tab.signIn(demoAdmin);
  await (await panel()).findByText('231 records in Teams whole.csv');
});

test('a cancelled export saves no file and returns the focus to its button', async () => {
  const { user, press } = await open('whole');
  server.failNext(list, 'silent');
  await press();
  await user.click((await panel()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'CSV' })).toBeNull());
  expect(document.activeElement?.textContent).toBe('CSV');
  expect(saved).toEqual([]);
});
