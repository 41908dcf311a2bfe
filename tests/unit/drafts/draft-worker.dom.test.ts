import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftChange, DraftMessage } from '#drafts/store/change.ts';
import type { DraftContent } from '#machines/draft/types.ts';

/** A page that no service worker controls, with a shared worker that starts when the test lets it. */

const inbox: (readonly [DraftMessage, readonly MessagePort[]])[] = [];
let fail: () => void = () => undefined;

beforeEach(() => {
  vi.resetModules();
  inbox.length = 0;
  vi.stubGlobal(
    'SharedWorker',
    class extends EventTarget {
      readonly port = {
        start: () => undefined,
        postMessage: (...message: (typeof inbox)[number]) => void inbox.push(message),
      };
      constructor() {
        super();
        fail = () => this.dispatchEvent(new Event('error'));
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** The worker has started, and responds to what was posted meanwhile. */
function start() {
  for (const [, [port]] of inbox) port?.postMessage('stored');
}

async function newPage() {
  const [worker, { DraftWriter }] = await Promise.all([
    import('#drafts/draft-worker.ts'),
    import('#drafts/draft-writer.ts'),
  ]);
  const storedHere: DraftChange[] = [];
  const storeHere = (change: DraftChange) => Promise.resolve('stored' as const).finally(() => storedHere.push(change));
  const writer = new DraftWriter({ userId: 1, secrets: [], storeHere });
  const write = (name: string) => {
    const content: DraftContent = {
      place: { form: 'teams', id: null },
      status: 'typing',
      base: {},
      values: { name },
    };
    return writer.write({ id: 'd1', content, restored: null });
  };
  return { ...worker, write, storedHere };
}

test('a worker that is still starting stores nothing after its last page: the user is asked to wait, and the page stores', async () => {
  const page = await newPage();
  const changed = vi.fn();
  page.subscribeDraftWorker(changed);
  expect(page.isDraftWorkerRunning()).toBe(false);
  expect(await page.write('L')).toBe('stored');
  expect(page.storedHere).toHaveLength(1);
  start();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(page.isDraftWorkerRunning()).toBe(true);
});

test('a worker that runs stores alone', async () => {
  const page = await newPage();
  void page.write('L');
  start();
  await vi.waitFor(() => expect(page.isDraftWorkerRunning()).toBe(true));
  const before = page.storedHere.length;
  const written = page.write('Ly');
  inbox.at(-1)?.[1][0]?.postMessage('stored');
  expect(await written).toBe('stored');
  expect(page.storedHere).toHaveLength(before);
});

test('a worker that cannot be loaded never runs', async () => {
  const page = await newPage();
  const changed = vi.fn();
  page.subscribeDraftWorker(changed);
  expect(page.hasDraftWorker()).toBe(true);
  fail();
  expect(changed).toHaveBeenCalledTimes(1);
  expect([page.hasDraftWorker(), page.isDraftWorkerRunning()]).toEqual([false, false]);
});
