import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { type DraftsDatabase, openDrafts } from '#drafts/store/database.ts';
import { DraftWrites } from '#drafts/store/draft-writes.ts';
import { addKey } from '#drafts/store/key-store.ts';
import { readDrafts } from '#drafts/store/read-drafts.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { draftChange } from '../../support/draft-change.ts';
import { eventually } from '../../support/eventually.ts';

const userId = 1;
let database: DraftsDatabase;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDrafts();
  await database.put('persons', { userId, salt: new Uint8Array(16), rounds: 1 });
  await addKey(database, { userId, password: 'Password@1', isStillSignedIn: () => true });
});

/** The worker's core with its own database, and its notifications of other contexts. */
function newWrites(openDatabase = () => Promise.resolve(database)) {
  const notify = vi.fn();
  const shown: Promise<unknown>[] = [];
  const writes = new DraftWrites({ openDatabase, notify, showUntil: (ended) => shown.push(ended) });
  const post = (data: unknown, ports: readonly { postMessage: (response: unknown) => void }[] = []) =>
    writes.receive({ data, ports });
  return { writes, notify, shown, post };
}

const change = (id: string, name: string | null, status: DraftContent['status'] = 'typing') => ({
  type: 'draft.change',
  change: draftChange(
    id,
    name === null ? null : { place: { form: 'teams', id: 7 }, status, base: {}, values: { name } },
  ),
});

async function names(): Promise<readonly unknown[]> {
  return (await readDrafts(database, userId)).drafts.map(({ values }) => values['name']).toSorted();
}

test('stores changes that pages post, and runs until they are stored', async () => {
  const { post } = newWrites();
  const first = post(change('d1', 'Lynx'));
  await post(change('d2', 'Puma'));
  await first;
  expect(await names()).toEqual(['Lynx', 'Puma']);
});

test('only the newest queued change of a draft is written', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const { post } = newWrites();
  for (const name of ['L', 'Ly', 'Lyn', 'Lynx']) void post(change('d1', name));
  await post(change('d2', 'Puma'));
  expect(await names()).toEqual(['Lynx', 'Puma']);
  expect(put).toHaveBeenCalledTimes(2);
});

test('a change that arrives while its draft is written is written after it', async () => {
  const { writes } = newWrites();
  const first = writes.store(change('d1', 'L').change);
  await Promise.resolve();
  const [second, third] = [writes.store(change('d1', 'Ly').change), writes.store(change('d1', 'Lyn').change)];
  expect(await Promise.all([first, second, third])).toEqual(['stored', 'stored', 'stored']);
  expect(await names()).toEqual(['Lyn']);
});

test('responds to each change with its outcome, also to one that a newer one replaced', async () => {
  const { post } = newWrites();
  const outcomes: unknown[] = [];
  const port = { postMessage: (outcome: unknown) => void outcomes.push(outcome) };
  const posted = ['L', 'Ly'].map((name) => post(change('d1', name), [port]) ?? Promise.reject(new Error('Ignored')));
  await Promise.all(posted);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await post(change('d1', 'Lyn'), [port]);
  await database.clear('keys');
  await post(change('d1', 'Lynx'), [port]);
  expect(outcomes).toEqual(['stored', 'stored', 'full', 'gone']);
});

test("responds to a page's request after all earlier changes are stored", async () => {
  const { post } = newWrites();
  const seen: unknown[] = [];
  const port = { postMessage: () => void names().then((found) => seen.push(found)) };
  void post(change('d1', 'Lynx'));
  await post({ type: 'draft.settle' }, [port]);
  await eventually(() => expect(seen).toEqual([['Lynx']]));
});

test('responds at once if nothing is queued', async () => {
  const { post } = newWrites();
  const port = { postMessage: vi.fn() };
  await post({ type: 'draft.settle' }, [port]);
  expect(port.postMessage).toHaveBeenCalledOnce();
});

test('shows that it is storing while it does, and again the next time', async () => {
  const { post, shown } = newWrites();
  await Promise.all([post(change('d1', 'L')), post(change('d1', 'Ly'))]);
  expect(shown).toHaveLength(1);
  await shown[0];
  expect(await names()).toEqual(['Ly']);
  await post(change('d1', 'Lyn'));
  expect(shown).toHaveLength(2);
  await shown[1];
  expect(await names()).toEqual(['Lyn']);
});

test('notifies of a new number of drafts or a new status, but not of each keystroke', async () => {
  const { post, notify } = newWrites();
  for (const name of ['L', 'Ly', 'Lyn']) await post(change('d1', name));
  expect(notify).toHaveBeenCalledTimes(1);
  await post(change('d1', 'Lyn', 'waiting'));
  expect(notify).toHaveBeenCalledTimes(2);
  await post(change('d1', null));
  expect(notify).toHaveBeenCalledTimes(3);
});

test('a change that cannot be stored does not block others, and is reported', async () => {
  let isBroken = true;
  const { post, notify } = newWrites(async () => {
    if (isBroken) throw new DOMException('It could not be opened', 'UnknownError');
    return await Promise.resolve(database);
  });
  const port = { postMessage: vi.fn() };
  await post(change('d1', 'Lynx'), [port]);
  expect(port.postMessage).toHaveBeenCalledWith('fault');
  expect(notify).not.toHaveBeenCalled();
  isBroken = false;
  await post(change('d2', 'Puma'));
  expect(await names()).toEqual(['Puma']);
});

test('nothing is stored for a user who has signed out', async () => {
  await database.clear('keys');
  const { post, notify } = newWrites();
  await post(change('d1', 'Lynx'));
  expect(await database.getAll('drafts')).toEqual([]);
  expect(notify).not.toHaveBeenCalled();
});

test.each([undefined, null, 'draft.change', {}, { type: 'SKIP_WAITING' }])('ignores the message %j', (message) => {
  expect(newWrites().post(message)).toBeUndefined();
});
