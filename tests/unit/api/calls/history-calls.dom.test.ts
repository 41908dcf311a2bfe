import { beforeAll, expect, test } from 'vitest';
import { type Api, ownApi } from '#api/api.ts';
import { updateRecord } from '#api/calls/entity-calls.ts';
import { historySchema, listHistory, restoreEntry } from '#api/calls/history-calls.ts';
import { withReferenceServer } from '../../../support/contract/reference-server.ts';
import { demoAdmin, openTab } from '../../../support/page/open-tab.ts';

const server = withReferenceServer();
let api: Api;

beforeAll(async () => {
  const tab = await openTab(demoAdmin);
  api = tab.api;
});

const restore = 'POST /api/v1/history/restore';

/** Renames team 1 and returns the entry of that change. */
async function renameTeam(name: string) {
  await updateRecord(ownApi(api), 'PATCH /api/v1/teams/{id}', 1, { name });
  const page = await listHistory(api, { page: 1, perPage: 1, search: '', filters: { entity: 'teams', recordId: '1' } });
  const entry = page.kind === 'ok' ? page.data.rows[0] : undefined;
  if (entry === undefined) throw new Error('The change is not in the history');
  return entry;
}

test('a page of the history has only the filters that are set', async () => {
  await listHistory(api, { page: 2, perPage: 10, search: '', filters: { entity: '', userId: '', from: '' } });
  await listHistory(api, {
    page: 1,
    perPage: 25,
    search: 'Soul',
    filters: {
      entity: 'teams',
      recordId: '7',
      userId: '1',
      action: 'delete',
      seriesId: '3d0b8a52-1f4e-4b6c-9a70-5c2f1e8d9b04',
      from: '2025-04-25 00:00:00',
      to: '2025-04-25 23:59:59',
    },
  });
  const reads = server.calls().filter(({ path }) => path === '/api/v1/history');
  expect(reads.map(({ search }) => new URLSearchParams(search).toString())).toEqual([
    'page=2&listPerPage=10',
    'page=1&listPerPage=25&search=Soul&entity=teams&id=7&user=1&action=delete&series=3d0b8a52-1f4e-4b6c-9a70-5c2f1e8d9b04&from=2025-04-25+00%3A00%3A00&to=2025-04-25+23%3A59%3A59',
  ]);
});

test('an entry names the record, the user and the values before and after', async () => {
  const entry = await renameTeam('Soul of old');
  expect(entry).toMatchObject({
    entity: 'teams',
    recordId: 1,
    recordName: 'Soul of old',
    action: 'update',
    user: { id: 1 },
    seriesId: null,
    isRestorable: true,
  });
  expect(entry.changes).toContainEqual(expect.objectContaining({ field: 'name', after: 'Soul of old' }));
});

test('a restore returns the record with its former values', async () => {
  await renameTeam('First');
  const { id } = await renameTeam('Second');
  expect(await restoreEntry(ownApi(api), { id })).toMatchObject({ kind: 'ok', data: { id: 1, name: 'First' } });
  expect(server.calls().at(-1)).toMatchObject({ path: '/api/v1/history/restore', body: { id: String(id) } });
});

test('later changes are a conflict with the current record, unless the restore is forced', async () => {
  await renameTeam('First');
  const { id } = await renameTeam('Second');
  await renameTeam('Third');
  const seen = await restoreEntry(ownApi(api), { id });
  expect(seen).toMatchObject({
    kind: 'outdated',
    current: { id: 1, name: 'Third' },
    version: expect.any(String) as string,
  });
  await renameTeam('Fourth');
  if (seen.kind !== 'outdated') throw new Error('It is a conflict');
  const again = await restoreEntry(ownApi(api), { id, seen });
  expect(again).toMatchObject({ kind: 'outdated', current: { id: 1, name: 'Fourth' } });
  if (again.kind !== 'outdated') throw new Error('It is a conflict');
  expect(await restoreEntry(ownApi(api), { id, seen: again })).toMatchObject({ kind: 'ok', data: { name: 'First' } });
  expect(server.calls().at(-1)?.body).toEqual({ id: String(id), force: '1' });
});

test('a restored creation has no record', async () => {
  server.failNext(restore, { status: 200, body: { status: true, message: 'Restored successfully', data: null } });
  expect(await restoreEntry(ownApi(api), { id: 1 })).toMatchObject({ kind: 'ok', data: null });
});

test.each([
  [409, { message: 'Other records still use it' }],
  [409, { message: 'The same values have been changed again since', data: 'malformed' }],
  [410, { message: 'The Team is no longer in the trash', data: { id: 1 } }],
  [404, { message: 'Entry not found' }],
])('a %i refusal %j is not a conflict', async (status, more) => {
  server.failNext(restore, { status, body: { status: false, ...more } });
  expect(await restoreEntry(ownApi(api), { id: 1 })).toEqual({ kind: 'rejected', message: more.message, errors: [] });
});

test('a restore without a response may have happened', async () => {
  server.failNext(restore, 'answerLost');
  expect(await restoreEntry(ownApi(api), { id: 1 })).toMatchObject({ kind: 'unknown' });
});

const wire = {
  id: 1,
  entity: 'teams',
  record_id: 7,
  record_name: 'Soul',
  action: 'update',
  at: '2025-04-25 08:05:00',
  user: { id: null, name: 'Import' },
  session_id: null,
  series_id: null,
  changes: [],
  is_restorable: false,
};

const pageOf = (entry: object) => ({ data: [entry], totalData: 1, totalPageCount: 1 });

test('an unknown kind of change reads as an update', () => {
  const parsed = historySchema.safeParse(pageOf({ ...wire, action: 'merge' }));
  expect(parsed).toMatchObject({ success: true, data: { rows: [{ action: 'update' }] } });
});

test.each([{ id: 'x' }, { user: null }, { changes: [{ before: 1, after: 2 }] }, { record_name: 7 }])(
  'an entry with %j is not understood',
  (wrong) => {
    expect(historySchema.safeParse(pageOf({ ...wire, ...wrong })).success).toBe(false);
  },
);
