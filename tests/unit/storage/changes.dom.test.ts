import { beforeEach, expect, test } from 'vitest';
import { type CacheDatabase, openCacheDatabase } from '#storage/cache/store/database.ts';
import { closeScopes, openScope } from '#storage/cache/store/scopes.ts';
import { type Change, changesName, deleteChangesExcept } from '#storage/changes.ts';
import { putChange, readChanges } from '#storage/put-change.ts';
import { resetIndexedDb } from '../../support/page/reset-indexed-db.ts';

let cache: CacheDatabase;
beforeEach(async () => {
  resetIndexedDb();
  cache = await openCacheDatabase();
  await openScope(cache, { userId: 1, now: 0, newId: 'asha' });
});

const change = (name: string): Change => ({
  at: 5,
  area: 'teams',
  action: 'edit',
  id: 7,
  name,
  outcome: 'saved',
  fields: [{ name: 'name', before: 'Soul', after: name }],
});
const names = async (scope: string) => (await readChanges(scope)).map(({ name }) => name);

test('changes are stored with the former values, newest first', async () => {
  await putChange(cache, 'asha', change('one'));
  await putChange(cache, 'asha', change('two'));
  expect(await names('asha')).toEqual(['two', 'one']);
  expect((await readChanges('asha'))[0]).toMatchObject(change('two'));
});

test('a user sees only their own changes', async () => {
  await putChange(cache, 'asha', change('one'));
  expect(await names('ravi')).toEqual([]);
});

test('the last 200 changes are stored', async () => {
  for (let at = 1; at <= 203; at += 1) await putChange(cache, 'asha', change(`${at}`));
  const found = await names('asha');
  expect(found).toHaveLength(200);
  expect([found[0], found.at(-1)]).toEqual(['203', '4']);
});

test('a response after a sign-out is not stored', async () => {
  await closeScopes(cache, 1);
  await putChange(cache, 'asha', change('late'));
  expect(await names('asha')).toEqual([]);
});

test('changes of former users are deleted, those of the current user are not', async () => {
  await putChange(cache, 'asha', change('one'));
  await deleteChangesExcept(async () => ['asha']);
  expect(await names('asha')).toEqual(['one']);
  await deleteChangesExcept(async () => []);
  expect(await names('asha')).toEqual([]);
});

test("clearing the site's data is not blocked", async () => {
  await putChange(cache, 'asha', change('one'));
  await new Promise<void>((done, fail) => {
    const removing = indexedDB.deleteDatabase(changesName);
    removing.onsuccess = () => done();
    removing.onblocked = () => fail(new Error('held'));
  });
  expect(await names('asha')).toEqual([]);
});
