import { deleteDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CacheDatabase, cacheDatabase, openCacheDatabase, readEntries } from '#storage/cache/store/database.ts';
import { clearScope, setCachesPersonal } from '#storage/cache/store/manage-scope.ts';
import { markStale, putCachedPage } from '#storage/cache/store/put-page.ts';
import { readCachedPage } from '#storage/cache/store/read-page.ts';
import { readPagesOf } from '#storage/cache/store/read-pages-of.ts';
import { closeScopes, openScope, scopeLifetimeMs } from '#storage/cache/store/scopes.ts';
import { eventually } from '../../../support/eventually.ts';

let database: CacheDatabase;

beforeEach(async () => {
  database = await openCacheDatabase();
  await closeScopes(database, null);
});

const open = (userId: number, newId: string, now = 0) => openScope(database, { userId, now, newId });
const pageOf = (key: string, body = 'x', at = 0, scope = 's1') => ({
  scope,
  key,
  path: key.split('?')[0] ?? '',
  kind: 'list' as const,
  body,
  at,
  isPersonal: false,
});
const put = (key: string, body?: string, at?: number, scope?: string) =>
  putCachedPage(database, pageOf(key, body, at, scope));
const keys = async (scope = 's1') => (await readEntries(database, scope)).map(({ key }) => key);

describe('a scope', () => {
  it('is reused when the same user signs in again', async () => {
    await open(1, 's1');
    expect((await open(1, 's2', 5000)).id).toBe('s1');
  });

  it('of another user is deleted with its pages when a user signs in', async () => {
    await open(1, 's1');
    await put('/teams?page=1', 'of A');
    await open(2, 's2');
    expect(await keys('s1')).toEqual([]);
    expect(await database.count('bodies')).toBe(0);
    expect(await database.getAllKeys('scopes')).toEqual(['s2']);
  });

  it('of another user is deleted even if storage is full and there is no space for the new one', async () => {
    await open(1, 's1');
    await put('/teams?page=1', 'of A');
    undoWrites();
    await expect(open(2, 's2')).rejects.toThrow();
    expect(await database.getAllKeys('scopes')).toEqual([]);
    expect(await database.count('bodies')).toBe(0);
  });

  it('keeps its pages when the same user signs in with full storage', async () => {
    await open(1, 's1');
    await put('/teams?page=1');
    undoWrites();
    expect((await open(1, 's2')).id).toBe('s1');
    expect(await keys('s1')).toEqual(['/teams?page=1']);
  });

  it('is replaced, without its pages, if the server has not responded for twelve hours', async () => {
    await open(1, 's1');
    await put('/teams?page=1', 'x', 1000);
    expect((await open(1, 's2', 1000 + scopeLifetimeMs - 1)).id).toBe('s1');
    expect((await open(1, 's2', 1000 + scopeLifetimeMs)).id).toBe('s2');
    expect(await keys('s1')).toEqual([]);
  });

  it('is closed for one user, or for all', async () => {
    await open(1, 's1');
    await put('/teams?page=1');
    await closeScopes(database, 7);
    expect(await keys()).toHaveLength(1);
    await closeScopes(database, 1);
    expect(await keys()).toEqual([]);
    await open(2, 's2');
    await closeScopes(database, null);
    expect(await database.count('scopes')).toBe(0);
  });

  it('accepts nothing after it was closed', async () => {
    await open(1, 's1');
    await closeScopes(database, 1);
    expect(await put('/teams?page=1')).toBe(false);
    expect(await database.count('bodies')).toBe(0);
  });
});

it('the connection is closed when the database is deleted, and opened again', async () => {
  const connection = await cacheDatabase();
  expect(await cacheDatabase()).toBe(connection);
  await open(1, 's1');
  await deleteDB(connection.name);
  const next = await cacheDatabase();
  expect(next).not.toBe(connection);
  expect(await next.count('scopes')).toBe(0);
});

describe('a cached page', () => {
  beforeEach(() => open(1, 's1'));

  it('is found by its key, with its age', async () => {
    await put('/teams?page=1', 'body', 700);
    const found = await readCachedPage(database, { scope: 's1', key: '/teams?page=1', now: 800 });
    expect(found).toEqual({ body: 'body', at: 700, isStale: false });
    expect(await readCachedPage(database, { scope: 's1', key: '/teams?page=2', now: 800 })).toBeNull();
    expect(await readCachedPage(database, { scope: 's2', key: '/teams?page=1', now: 800 })).toBeNull();
  });

  it('is replaced by a newer one, which is not stale', async () => {
    await put('/teams?page=1', 'old', 1);
    await markStale(database, 's1', () => true);
    expect(await readCachedPage(database, { scope: 's1', key: '/teams?page=1', now: 2 })).toMatchObject({
      isStale: true,
    });
    await put('/teams?page=1', 'new', 3);
    expect(await readCachedPage(database, { scope: 's1', key: '/teams?page=1', now: 4 })).toMatchObject({
      body: 'new',
      isStale: false,
    });
  });

  it('is listed by its path, newest first, and not under a longer path', async () => {
    await put('/teams?page=1', 'one', 1);
    await put('/teams?page=2', 'two', 2);
    await put('/teams/all?', 'all', 3);
    const pages = await readPagesOf(database, { scope: 's1', path: '/teams', now: 4 });
    expect(pages.map(({ body }) => body)).toEqual(['two', 'one']);
  });

  it('is listed without its body if the caller has parsed it already', async () => {
    await put('/teams?page=1', 'one', 1);
    await put('/teams?page=2', 'two', 2);
    const isParsed = ({ key, at }: { key: string; at: number }) => key === '/teams?page=1' && at === 1;
    const read = () => readPagesOf(database, { scope: 's1', path: '/teams', now: 4, isParsed });
    expect((await read()).map(({ body }) => body)).toEqual(['two', null]);
    await put('/teams?page=1', 'one again', 3);
    expect((await read()).map(({ body }) => body)).toEqual(['one again', 'two']);
  });

  it('is the only stale one if no others are affected', async () => {
    await put('/teams?page=1', 'one', 1);
    await put('/games?page=1', 'two', 1);
    await markStale(database, 's1', ({ path }) => path === '/teams');
    const stale = (await readEntries(database, 's1')).filter(({ isStale }) => isStale);
    expect(stale.map(({ key }) => key)).toEqual(['/teams?page=1']);
  });

  it('is not read without its scope, after the scope has expired, or if one half is missing', async () => {
    await put('/teams?page=1', 'one', 1000);
    const at = (now: number, scope = 's1') => ({ scope, path: '/teams', key: '/teams?page=1', now });
    expect(await readPagesOf(database, at(1001, 's2'))).toEqual([]);
    expect(await readPagesOf(database, at(1000 + scopeLifetimeMs - 1))).toHaveLength(1);
    expect(await readPagesOf(database, at(1000 + scopeLifetimeMs))).toEqual([]);
    expect(await readCachedPage(database, at(1000 + scopeLifetimeMs))).toBeNull();
    await database.delete('bodies', ['s1', '/teams?page=1']);
    expect(await readPagesOf(database, at(1001))).toEqual([]);
    expect(await readCachedPage(database, at(1001))).toBeNull();
    await put('/teams?page=1', 'one', 1000);
    await database.delete('entries', ['s1', '/teams?page=1']);
    expect(await readCachedPage(database, at(1001))).toBeNull();
  });

  it('with personal data is deleted when that is turned off, and the others are not', async () => {
    await setCachesPersonal(database, 's1', { keeps: true, paths: ['/users'] });
    expect(await putCachedPage(database, { ...pageOf('/users?page=1'), isPersonal: true })).toBe(true);
    await put('/users/all?');
    await put('/teams?page=1');
    await setCachesPersonal(database, 's1', { keeps: true, paths: ['/users'] });
    expect(await keys()).toEqual(['/teams?page=1', '/users/all?', '/users?page=1']);
    await setCachesPersonal(database, 's1', { keeps: false, paths: ['/users'] });
    expect(await keys()).toEqual(['/teams?page=1', '/users/all?']);
    expect(await database.count('bodies')).toBe(2);
    expect(await putCachedPage(database, { ...pageOf('/users?page=1'), isPersonal: true })).toBe(false);
  });

  it('is deleted with all others when the scope is cleared, and the scope is not', async () => {
    await put('/teams?page=1');
    await clearScope(database, 's1');
    expect(await keys()).toEqual([]);
    expect(await put('/teams?page=1')).toBe(true);
  });
});

describe('space', () => {
  beforeEach(() => open(1, 's1'));
  const caps = { entries: 3, size: 100 };

  it('is made by evicting the least recently used pages', async () => {
    for (const [at, key] of ['/a?', '/b?', '/c?'].entries()) await putCachedPage(database, pageOf(key, 'x', at), caps);
    await readCachedPage(database, { scope: 's1', key: '/a?', now: 50 });
    await eventually(async () => expect((await readEntries(database, 's1'))[0]?.usedAt).toBe(50));
    await putCachedPage(database, pageOf('/d?', 'x', 60), caps);
    expect(await keys()).toEqual(['/a?', '/c?', '/d?']);
  });

  it('is also limited by size', async () => {
    await putCachedPage(database, pageOf('/a?', 'x'.repeat(60), 1), caps);
    await putCachedPage(database, pageOf('/b?', 'x'.repeat(30), 2), caps);
    await putCachedPage(database, pageOf('/c?', 'x'.repeat(50), 3), caps);
    expect(await keys()).toEqual(['/b?', '/c?']);
    expect(await putCachedPage(database, pageOf('/d?', 'x'.repeat(101), 4), caps)).toBe(false);
    expect(await keys()).toEqual(['/b?', '/c?']);
  });

  it('is used up to the limit, and a replaced page only replaces itself', async () => {
    await putCachedPage(database, pageOf('/a?', 'x'.repeat(60), 1), caps);
    await putCachedPage(database, pageOf('/b?', 'x'.repeat(40), 2), caps);
    expect(await keys()).toEqual(['/a?', '/b?']);
    await putCachedPage(database, pageOf('/b?', 'y'.repeat(40), 3), caps);
    expect(await keys()).toEqual(['/a?', '/b?']);
    expect(await putCachedPage(database, pageOf('/c?', 'x'.repeat(100), 4), caps)).toBe(true);
    expect(await keys()).toEqual(['/c?']);
    expect(await database.getAllKeys('bodies')).toEqual([['s1', '/c?']]);
  });

  it('in full storage is made by evicting the least recently used half, and the write is repeated', async () => {
    for (const [at, key] of ['/d?', '/c?', '/a?', '/b?'].entries()) await put(key, 'x', at);
    let refusals = 1;
    refuseBodies(() => refusals-- > 0);
    expect(await put('/e?', 'x', 9)).toBe(true);
    expect(await keys()).toEqual(['/a?', '/b?', '/e?']);
    expect(await database.count('bodies')).toBe(3);
  });

  it.each([
    ['another fault of the browser', new DOMException('broken', 'DataError')],
    ['an error that only calls itself so', Object.assign(new Error('broken'), { name: 'QuotaExceededError' })],
  ])('is not made for %s, which is thrown', async (_, fault) => {
    for (const key of ['/a?', '/b?']) await put(key);
    let refusals = 0;
    refuseBodies(
      () => true,
      () => fault,
    );
    await expect(put('/c?')).rejects.toThrow('broken');
    expect(await keys()).toEqual(['/a?', '/b?']);
    vi.restoreAllMocks();
    refuseBodies(
      () => true,
      () => (refusals++ === 0 ? new DOMException('full', 'QuotaExceededError') : fault),
    );
    await expect(put('/c?')).rejects.toThrow('broken');
  });

  it('in storage that stays full is not found: the response is not cached, and nothing is thrown', async () => {
    await put('/a?');
    refuseBodies(() => true);
    expect(await put('/b?')).toBe(false);
    expect(await keys()).not.toContain('/b?');
  });
});

/** Makes writes of bodies fail, as with full storage. */
function refuseBodies(
  isRefused: () => boolean,
  fault: () => Error = () => new DOMException('full', 'QuotaExceededError'),
): void {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === 'bodies' && isRefused()) throw fault();
    return put.apply(this, given);
  });
}

/** Aborts every write transaction. Some browsers detect full storage only at its end. */
function undoWrites(): void {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    const request = put.apply(this, given);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
}
