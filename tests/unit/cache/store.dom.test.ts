import { deleteDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearScope } from '#cache/store/clear-scope.ts';
import { type CacheDatabase, cacheDatabase, openCacheDatabase } from '#cache/store/database.ts';
import { markStale } from '#cache/store/mark-stale.ts';
import { putCachedPage } from '#cache/store/put-page.ts';
import { readEntries } from '#cache/store/read-entries.ts';
import { readCachedPage } from '#cache/store/read-page.ts';
import { readPagesOf } from '#cache/store/read-pages-of.ts';
import { closeScopes, openScope, scopeLifetimeMs } from '#cache/store/scopes.ts';
import { setCachesPersonal } from '#cache/store/set-caches-personal.ts';

let database: CacheDatabase;

beforeEach(async () => {
  database = await openCacheDatabase();
  await closeScopes(database, null);
});

const enter = (userId: number, newId: string, now = 0) => openScope(database, { userId, now, newId });
const copyOf = (key: string, body = 'x', at = 0, scope = 's1') => ({
  scope,
  key,
  path: key.split('?')[0] ?? '',
  kind: 'list' as const,
  body,
  at,
  isPersonal: false,
});
const keep = (key: string, body?: string, at?: number, scope?: string) =>
  putCachedPage(database, copyOf(key, body, at, scope));
const keys = async (scope = 's1') => (await readEntries(database, scope)).map(({ key }) => key);

describe('a stay', () => {
  it('goes on with the same scope when the same person comes back', async () => {
    await enter(1, 's1');
    expect((await enter(1, 's2', 5000)).id).toBe('s1');
  });

  it('removes everybody else’s scope and copies when another person comes', async () => {
    await enter(1, 's1');
    await keep('/teams?page=1', 'of A');
    await enter(2, 's2');
    expect(await keys('s1')).toEqual([]);
    expect(await database.count('bodies')).toBe(0);
    expect(await database.getAllKeys('scopes')).toEqual(['s2']);
  });

  it('removes them on a full disk too, where there is no room for the new stay', async () => {
    await enter(1, 's1');
    await keep('/teams?page=1', 'of A');
    undoWrites();
    await expect(enter(2, 's2')).rejects.toThrow();
    expect(await database.getAllKeys('scopes')).toEqual([]);
    expect(await database.count('bodies')).toBe(0);
  });

  it('keeps its copies on a full disk when the same person comes back', async () => {
    await enter(1, 's1');
    await keep('/teams?page=1');
    undoWrites();
    expect((await enter(1, 's2')).id).toBe('s1');
    expect(await keys('s1')).toEqual(['/teams?page=1']);
  });

  it('begins anew, without its copies, when the server has not answered for twelve hours', async () => {
    await enter(1, 's1');
    await keep('/teams?page=1', 'x', 1000);
    expect((await enter(1, 's2', 1000 + scopeLifetimeMs - 1)).id).toBe('s1');
    expect((await enter(1, 's2', 1000 + scopeLifetimeMs)).id).toBe('s2');
    expect(await keys('s1')).toEqual([]);
  });

  it('ends for one person, and for everybody', async () => {
    await enter(1, 's1');
    await keep('/teams?page=1');
    await closeScopes(database, 7);
    expect(await keys()).toHaveLength(1);
    await closeScopes(database, 1);
    expect(await keys()).toEqual([]);
    await enter(2, 's2');
    await closeScopes(database, null);
    expect(await database.count('scopes')).toBe(0);
  });

  it('takes nothing after its end', async () => {
    await enter(1, 's1');
    await closeScopes(database, 1);
    expect(await keep('/teams?page=1')).toBe(false);
    expect(await database.count('bodies')).toBe(0);
  });
});

it('is let go when somebody removes everything that is kept, and opened anew', async () => {
  const held = await cacheDatabase();
  expect(await cacheDatabase()).toBe(held);
  await enter(1, 's1');
  await deleteDB(held.name);
  const next = await cacheDatabase();
  expect(next).not.toBe(held);
  expect(await next.count('scopes')).toBe(0);
});

describe('a copy', () => {
  beforeEach(() => enter(1, 's1'));

  it('is found by its key, with its age', async () => {
    await keep('/teams?page=1', 'body', 700);
    const found = await readCachedPage(database, { scope: 's1', key: '/teams?page=1', now: 800 });
    expect(found).toEqual({ body: 'body', at: 700, isStale: false });
    expect(await readCachedPage(database, { scope: 's1', key: '/teams?page=2', now: 800 })).toBeNull();
    expect(await readCachedPage(database, { scope: 's2', key: '/teams?page=1', now: 800 })).toBeNull();
  });

  it('is replaced by a newer one, which is no longer stale', async () => {
    await keep('/teams?page=1', 'old', 1);
    await markStale(database, 's1', () => true);
    expect(await readCachedPage(database, { scope: 's1', key: '/teams?page=1', now: 2 })).toMatchObject({
      isStale: true,
    });
    await keep('/teams?page=1', 'new', 3);
    expect(await readCachedPage(database, { scope: 's1', key: '/teams?page=1', now: 4 })).toMatchObject({
      body: 'new',
      isStale: false,
    });
  });

  it('is among those of its path, newest first, and not among those of a longer path', async () => {
    await keep('/teams?page=1', 'one', 1);
    await keep('/teams?page=2', 'two', 2);
    await keep('/teams/all?', 'all', 3);
    const copies = await readPagesOf(database, { scope: 's1', path: '/teams', now: 4 });
    expect(copies.map(({ body }) => body)).toEqual(['two', 'one']);
  });

  it('is told without its body where the caller holds that already', async () => {
    await keep('/teams?page=1', 'one', 1);
    await keep('/teams?page=2', 'two', 2);
    const isParsed = ({ key, at }: { key: string; at: number }) => key === '/teams?page=1' && at === 1;
    const held = () => readPagesOf(database, { scope: 's1', path: '/teams', now: 4, isParsed });
    expect((await held()).map(({ body }) => body)).toEqual(['two', null]);
    await keep('/teams?page=1', 'one again', 3);
    expect((await held()).map(({ body }) => body)).toEqual(['one again', 'two']);
  });

  it('alone is stale when others are not touched', async () => {
    await keep('/teams?page=1', 'one', 1);
    await keep('/games?page=1', 'two', 1);
    await markStale(database, 's1', ({ path }) => path === '/teams');
    const stale = (await readEntries(database, 's1')).filter(({ isStale }) => isStale);
    expect(stale.map(({ key }) => key)).toEqual(['/teams?page=1']);
  });

  it('is not read without its stay, nor after it, nor where half of it is gone', async () => {
    await keep('/teams?page=1', 'one', 1000);
    const at = (now: number, scope = 's1') => ({ scope, path: '/teams', key: '/teams?page=1', now });
    expect(await readPagesOf(database, at(1001, 's2'))).toEqual([]);
    expect(await readPagesOf(database, at(1000 + scopeLifetimeMs - 1))).toHaveLength(1);
    expect(await readPagesOf(database, at(1000 + scopeLifetimeMs))).toEqual([]);
    expect(await readCachedPage(database, at(1000 + scopeLifetimeMs))).toBeNull();
    await database.delete('bodies', ['s1', '/teams?page=1']);
    expect(await readPagesOf(database, at(1001))).toEqual([]);
    expect(await readCachedPage(database, at(1001))).toBeNull();
    await keep('/teams?page=1', 'one', 1000);
    await database.delete('entries', ['s1', '/teams?page=1']);
    expect(await readCachedPage(database, at(1001))).toBeNull();
  });

  it('of a person goes when such are not to be kept any more; the others stay', async () => {
    await setCachesPersonal(database, 's1', { keeps: true, paths: ['/users'] });
    expect(await putCachedPage(database, { ...copyOf('/users?page=1'), isPersonal: true })).toBe(true);
    await keep('/users/all?');
    await keep('/teams?page=1');
    await setCachesPersonal(database, 's1', { keeps: true, paths: ['/users'] });
    expect(await keys()).toEqual(['/teams?page=1', '/users/all?', '/users?page=1']);
    await setCachesPersonal(database, 's1', { keeps: false, paths: ['/users'] });
    expect(await keys()).toEqual(['/teams?page=1', '/users/all?']);
    expect(await database.count('bodies')).toBe(2);
    expect(await putCachedPage(database, { ...copyOf('/users?page=1'), isPersonal: true })).toBe(false);
  });

  it('goes with all others when they are to be forgotten; the stay does not', async () => {
    await keep('/teams?page=1');
    await clearScope(database, 's1');
    expect(await keys()).toEqual([]);
    expect(await keep('/teams?page=1')).toBe(true);
  });
});

describe('room', () => {
  beforeEach(() => enter(1, 's1'));
  const caps = { entries: 3, size: 100 };

  it('is made by dropping what was used least recently', async () => {
    for (const [at, key] of ['/a?', '/b?', '/c?'].entries()) await putCachedPage(database, copyOf(key, 'x', at), caps);
    await readCachedPage(database, { scope: 's1', key: '/a?', now: 50 });
    await vi.waitFor(async () => expect((await readEntries(database, 's1'))[0]?.usedAt).toBe(50));
    await putCachedPage(database, copyOf('/d?', 'x', 60), caps);
    expect(await keys()).toEqual(['/a?', '/c?', '/d?']);
  });

  it('is counted in size too', async () => {
    await putCachedPage(database, copyOf('/a?', 'x'.repeat(60), 1), caps);
    await putCachedPage(database, copyOf('/b?', 'x'.repeat(30), 2), caps);
    await putCachedPage(database, copyOf('/c?', 'x'.repeat(50), 3), caps);
    expect(await keys()).toEqual(['/b?', '/c?']);
    expect(await putCachedPage(database, copyOf('/d?', 'x'.repeat(101), 4), caps)).toBe(false);
    expect(await keys()).toEqual(['/b?', '/c?']);
  });

  it('is filled to the last, and what is written anew takes the place of its former self alone', async () => {
    await putCachedPage(database, copyOf('/a?', 'x'.repeat(60), 1), caps);
    await putCachedPage(database, copyOf('/b?', 'x'.repeat(40), 2), caps);
    expect(await keys()).toEqual(['/a?', '/b?']);
    await putCachedPage(database, copyOf('/b?', 'y'.repeat(40), 3), caps);
    expect(await keys()).toEqual(['/a?', '/b?']);
    expect(await putCachedPage(database, copyOf('/c?', 'x'.repeat(100), 4), caps)).toBe(true);
    expect(await keys()).toEqual(['/c?']);
    expect(await database.getAllKeys('bodies')).toEqual([['s1', '/c?']]);
  });

  it('on a full disk: the half that was used least recently goes, and the write is tried once more', async () => {
    for (const [at, key] of ['/d?', '/c?', '/a?', '/b?'].entries()) await keep(key, 'x', at);
    let refusals = 1;
    refuseBodies(() => refusals-- > 0);
    expect(await keep('/e?', 'x', 9)).toBe(true);
    expect(await keys()).toEqual(['/a?', '/b?', '/e?']);
    expect(await database.count('bodies')).toBe(3);
  });

  it.each([
    ['another fault of the browser', new DOMException('broken', 'DataError')],
    ['an error that only calls itself so', Object.assign(new Error('broken'), { name: 'QuotaExceededError' })],
  ])('is not made for %s, which is thrown', async (_, fault) => {
    for (const key of ['/a?', '/b?']) await keep(key);
    let refusals = 0;
    refuseBodies(
      () => true,
      () => fault,
    );
    await expect(keep('/c?')).rejects.toThrow('broken');
    expect(await keys()).toEqual(['/a?', '/b?']);
    vi.restoreAllMocks();
    refuseBodies(
      () => true,
      () => (refusals++ === 0 ? new DOMException('full', 'QuotaExceededError') : fault),
    );
    await expect(keep('/c?')).rejects.toThrow('broken');
  });

  it('on a disk that stays full: the answer is not kept, and nothing is thrown', async () => {
    await keep('/a?');
    refuseBodies(() => true);
    expect(await keep('/b?')).toBe(false);
    expect(await keys()).not.toContain('/b?');
  });
});

/** Makes writes of bodies fail as they do on a full disk. */
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

/** Undoes every transaction that writes, as browsers do that find the disk full only at its end. */
function undoWrites(): void {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    const request = put.apply(this, given);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
}
