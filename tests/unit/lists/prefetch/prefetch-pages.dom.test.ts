import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createApi } from '#api/api.ts';
import { changesOf, forgetPages, rememberedPage } from '#cache/page-memory.ts';
import { entity } from '#entities/declared/teams.ts';
import { listLogic, type Neighbours } from '#lists/list-logic.ts';
import { createPagePrefetcher } from '#lists/prefetch/page-prefetcher.ts';
import { prefetchNeighbours } from '#lists/prefetch/prefetch-neighbours.ts';
import { eventually } from '../../../support/eventually.ts';

const all = { noteView: vi.fn(), noteUse: vi.fn(), take: vi.fn(() => true) };
const query = (page: number) => ({ page, perPage: 10, search: '' });

beforeEach(() => {
  vi.clearAllMocks();
  all.take.mockReturnValue(true);
});

/** A server of 95 teams, and a user with id 1. Requests wait while `isHeld`. */
function openServer() {
  const requests: { readonly page: number; readonly signal: AbortSignal }[] = [];
  const held: (() => void)[] = [];
  const server = {
    requests,
    isHeld: false,
    status: 200,
    userId: 1,
    release: () => {
      for (const send of held.splice(0)) send();
    },
  };
  const fetch = async (request: Request): Promise<Response> => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    requests.push({ page, signal: request.signal });
    if (server.isHeld) {
      await new Promise<void>((resolve, reject) => {
        held.push(resolve);
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      });
    }
    const rows = Array.from({ length: 10 }, (_, at) => ({
      id: page * 100 + at,
      name: `Team ${at}`,
      full_name: '',
      status: '1',
    }));
    const data = { data: rows, totalData: 95, totalPageCount: 10 };
    return Response.json({ status: true, message: 'Success', data }, { status: server.status });
  };
  const credentials = {
    accessToken: () => 'token',
    holder: () => server.userId,
    session: () => 1,
    refresh: () => Promise.reject(new Error('nobody asks')),
  };
  const api = createApi({ baseUrl: 'https://desk.test', credentials, fetch });
  return { ...server, server, api };
}

const pagesOf = ({ requests }: Pick<ReturnType<typeof openServer>, 'requests'>) => requests.map(({ page }) => page);

async function openList({ api }: ReturnType<typeof openServer>, neighbours: Neighbours = {}) {
  const list = createActor(listLogic(api, entity, undefined, neighbours), { input: { query: query(1) } }).start();
  await waitFor(list, (snapshot) => snapshot.matches({ loaded: 'idle' }));
  const goTo = async (page: number) => {
    list.send({ type: 'list.queryChanged', query: query(page) });
    return await waitFor(list, (snapshot) => snapshot.matches({ loaded: 'idle' }));
  };
  return { list, goTo };
}

describe('the memory', () => {
  test('has the pages that were read, until the list changes or another user signs in', async () => {
    const opened = openServer();
    const { goTo } = await openList(opened);
    await goTo(2);
    expect(rememberedPage(opened.api, entity, query(1))?.rows[0]?.id).toBe(100);
    expect(rememberedPage(opened.api, entity, query(3))).toBeUndefined();
    forgetPages(opened.api, entity.endpoints.list);
    expect(rememberedPage(opened.api, entity, query(1))).toBeUndefined();
    await goTo(1);
    opened.server.userId = 2;
    expect(rememberedPage(opened.api, entity, query(1))).toBeUndefined();
    opened.server.userId = 1;
    expect(rememberedPage(opened.api, entity, query(1))).toBeUndefined();
  });

  test('does not remember a response that is older than a change', async () => {
    const opened = openServer();
    const { list } = await openList(opened);
    opened.server.isHeld = true;
    list.send({ type: 'list.queryChanged', query: query(2) });
    await eventually(() => expect(pagesOf(opened)).toEqual([1, 2]));
    forgetPages(opened.api, entity.endpoints.list);
    opened.release();
    await waitFor(list, (snapshot) => snapshot.matches({ loaded: 'idle' }));
    expect(rememberedPage(opened.api, entity, query(2))).toBeUndefined();
    expect(changesOf(opened.api, entity.endpoints.list)).toBe(1);
  });

  test('forgets the page that was not used for the longest time', async () => {
    const opened = openServer();
    const { goTo } = await openList(opened);
    for (let page = 2; page <= 301; page += 1) await goTo(page <= 300 ? page : 1);
    await goTo(301);
    expect(rememberedPage(opened.api, entity, query(1))).toBeDefined();
    expect(rememberedPage(opened.api, entity, query(2))).toBeUndefined();
  });

  test('shows a visited page at once, and asks the server again', async () => {
    const opened = openServer();
    const { list, goTo } = await openList(opened);
    await goTo(2);
    opened.server.isHeld = true;
    list.send({ type: 'list.queryChanged', query: query(1) });
    const shown = await waitFor(list, ({ context }) => context.shown?.query.page === 1);
    expect(shown.context.shown?.rows[0]?.id).toBe(100);
    expect(pagesOf(opened)).toEqual([1, 2, 1]);
    opened.release();
    await waitFor(list, (snapshot) => snapshot.matches({ loaded: 'idle' }));
    expect(list.getSnapshot().context.shown?.copy).toBeUndefined();
  });
});

describe('a prefetched page', () => {
  test('is shown without another call, and the use is noted', async () => {
    const opened = openServer();
    const neighbours: Neighbours = { prefetcher: createPagePrefetcher(opened.api, entity, all) };
    const { goTo } = await openList(opened, neighbours);
    await neighbours.prefetcher?.prefetch([query(2)]);
    const { context } = await goTo(2);
    expect(context.shown).toMatchObject({ query: query(2) });
    expect(pagesOf(opened)).toEqual([1, 2]);
    expect(all.noteUse).toHaveBeenCalledTimes(1);
  });

  test('is asked for again after a change, or when it is old', async () => {
    const opened = openServer();
    const neighbours: Neighbours = { prefetcher: createPagePrefetcher(opened.api, entity, all) };
    const { goTo } = await openList(opened, neighbours);
    await neighbours.prefetcher?.prefetch([query(2)]);
    forgetPages(opened.api, entity.endpoints.list);
    await goTo(2);
    expect(pagesOf(opened)).toEqual([1, 2, 2]);
    await neighbours.prefetcher?.prefetch([query(3)]);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    await goTo(3);
    now.mockRestore();
    expect(pagesOf(opened)).toEqual([1, 2, 2, 3, 3]);
  });

  test('is asked for again when its call failed', async () => {
    const opened = openServer();
    const neighbours: Neighbours = { prefetcher: createPagePrefetcher(opened.api, entity, all) };
    const { goTo } = await openList(opened, neighbours);
    opened.server.status = 500;
    await neighbours.prefetcher?.prefetch([query(2)]);
    opened.server.status = 200;
    expect((await goTo(2)).context.failure).toBeNull();
    expect(pagesOf(opened).filter((page) => page === 2).length).toBeGreaterThan(1);
  });

  test('is fetched one call after the other, within the budget, and once', async () => {
    const opened = openServer();
    const prefetcher = createPagePrefetcher(opened.api, entity, all);
    opened.server.isHeld = true;
    const done = prefetcher.prefetch([query(2), query(4)]);
    await eventually(() => expect(pagesOf(opened)).toEqual([2]));
    all.take.mockReturnValueOnce(true);
    opened.release();
    await eventually(() => expect(pagesOf(opened)).toEqual([2, 4]));
    opened.release();
    await done;
    await prefetcher.prefetch([query(2)]);
    all.take.mockReturnValue(false);
    await prefetcher.prefetch([query(5)]);
    expect(pagesOf(opened)).toEqual([2, 4]);
  });
});

describe('beside an idle list', () => {
  /** The list at page 1, and its neighbours in 0.4 seconds. */
  async function openIdle() {
    const opened = openServer();
    const neighbours: Neighbours = {};
    const { list, goTo } = await openList(opened, neighbours);
    const stop = prefetchNeighbours({ api: opened.api, entity, list, neighbours, budget: all });
    return { ...opened, opened, list, goTo, stop, neighbours };
  }

  test('the next page is prefetched, then both neighbours of a later one', async () => {
    const { opened, goTo, stop } = await openIdle();
    await eventually(() => expect(pagesOf(opened)).toEqual([1, 2]));
    await goTo(2);
    await eventually(() => expect(pagesOf(opened)).toEqual([1, 2, 3]));
    await goTo(7);
    await eventually(() => expect(pagesOf(opened)).toEqual([1, 2, 3, 7, 8, 6]));
    stop();
  });

  test('a press ends the call in flight, unless it opens its page', async () => {
    const { opened, server, goTo, stop } = await openIdle();
    server.isHeld = true;
    await eventually(() => expect(pagesOf(opened)).toEqual([1, 2]));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await eventually(() => expect(opened.requests[1]?.signal.aborted).toBe(true));
    await eventually(() => expect(pagesOf(opened)).toEqual([1, 2, 2]));
    window.dispatchEvent(new MouseEvent('click'));
    const opening = goTo(2);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(opened.requests[2]?.signal.aborted).toBe(false);
    opened.release();
    expect((await opening).context.shown?.query.page).toBe(2);
    expect(pagesOf(opened)).toEqual([1, 2, 2]);
    stop();
  });

  test('nothing is prefetched after the list is closed', async () => {
    const { opened, stop, neighbours } = await openIdle();
    stop();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(pagesOf(opened)).toEqual([1]);
    expect(neighbours.prefetcher).toBeUndefined();
  });
});
