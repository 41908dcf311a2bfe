import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { entity } from '#entities/declared/teams.ts';
import { forgetPage, invalidate } from '#lists/known.ts';
import { listLogic } from '#lists/list-logic.ts';
import { hasPage, knownPage, prefetchPage, preparePage } from '#lists/page-store.ts';
import { prefetchNeighbours } from '#lists/prefetch/prefetch-neighbours.ts';
import { apiOf } from '../../support/api-of.ts';
import { eventually } from '../../support/eventually.ts';
import { letTimePass } from '../../support/let-time-pass.ts';

const all = { noteView: vi.fn(), noteUse: vi.fn(), spend: vi.fn(() => true) };
const query = (page: number) => ({ page, perPage: 10, search: '' });

beforeEach(() => {
  vi.clearAllMocks();
  all.spend.mockReturnValue(true);
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
    session: 1,
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
  const credentials = { holder: () => server.userId, session: () => server.session };
  const api = apiOf({ baseUrl: 'https://desk.test', credentials, fetch });
  return { ...server, server, api };
}

const pagesOf = ({ requests }: Pick<ReturnType<typeof openServer>, 'requests'>) => requests.map(({ page }) => page);

async function openList({ api }: ReturnType<typeof openServer>) {
  const list = createActor(listLogic(api, entity), { input: { query: query(1) } }).start();
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
    expect(knownPage(opened.api, entity, query(1))?.rows[0]?.id).toBe(100);
    expect(knownPage(opened.api, entity, query(3))).toBeUndefined();
    invalidate(opened.api, entity.endpoints.list);
    expect(knownPage(opened.api, entity, query(1))).toBeUndefined();
    await goTo(1);
    opened.server.userId = 2;
    expect(knownPage(opened.api, entity, query(1))).toBeUndefined();
    opened.server.userId = 1;
    expect(knownPage(opened.api, entity, query(1))).toBeUndefined();
  });

  test('does not remember a response that is older than a change', async () => {
    const opened = openServer();
    const { list } = await openList(opened);
    opened.server.isHeld = true;
    list.send({ type: 'list.queryChanged', query: query(2) });
    await eventually(() => expect(pagesOf(opened)).toEqual([1, 2]));
    invalidate(opened.api, entity.endpoints.list);
    opened.release();
    await waitFor(list, (snapshot) => snapshot.matches({ loaded: 'idle' }));
    expect(knownPage(opened.api, entity, query(2))).toBeUndefined();
  });

  test('forgets the page that was not used for the longest time', async () => {
    const opened = openServer();
    const { goTo } = await openList(opened);
    for (let page = 2; page <= 301; page += 1) await goTo(page <= 300 ? page : 1);
    await goTo(301);
    expect(knownPage(opened.api, entity, query(1))).toBeDefined();
    expect(knownPage(opened.api, entity, query(2))).toBeUndefined();
  });

  test('has no page of which the cache has a newer one', async () => {
    const opened = openServer();
    await openList(opened);
    forgetPage(opened.api, entity.endpoints.list, '/api/v1/teams?listPerPage=10&page=1&type=web');
    expect(knownPage(opened.api, entity, query(1))).toBeUndefined();
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
    expect(list.getSnapshot().context.shown?.cached).toBeUndefined();
  });
});

describe('a prefetched page', () => {
  const neighbour = { noteUse: all.noteUse, maxAgeMs: 30_000 };
  const prefetch = async ({ api }: ReturnType<typeof openServer>, page: number) =>
    await prefetchPage(api, entity, query(page), neighbour).settled;

  test('is shown without another call, and the use is noted', async () => {
    const opened = openServer();
    const { goTo } = await openList(opened);
    await prefetch(opened, 2);
    const { context } = await goTo(2);
    expect(context.shown).toMatchObject({ query: query(2) });
    expect(context.shown?.cached).toBeUndefined();
    expect(pagesOf(opened)).toEqual([1, 2]);
    expect(all.noteUse).toHaveBeenCalledTimes(1);
  });

  test('is asked for again after a change, or when it is old', async () => {
    const opened = openServer();
    const { goTo } = await openList(opened);
    await prefetch(opened, 2);
    invalidate(opened.api, entity.endpoints.list);
    await goTo(2);
    expect(pagesOf(opened)).toEqual([1, 2, 2]);
    await prefetch(opened, 3);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    await goTo(3);
    now.mockRestore();
    expect(pagesOf(opened)).toEqual([1, 2, 2, 3, 3]);
  });

  test.each([
    ['before', true],
    ['after', false],
  ])('is not known if its list changes %s the response', async (_, isEarly) => {
    const opened = openServer();
    opened.server.isHeld = true;
    const { settled } = prefetchPage(opened.api, entity, query(2));
    await eventually(() => expect(pagesOf(opened)).toEqual([2]));
    if (isEarly) invalidate(opened.api, entity.endpoints.list);
    opened.release();
    await settled;
    if (!isEarly) invalidate(opened.api, entity.endpoints.list);
    expect(knownPage(opened.api, entity, query(2))).toBeUndefined();
    expect(hasPage(opened.api, entity, query(2))).toBe(false);
  });

  test('is known if another list changes', async () => {
    const opened = openServer();
    await prefetch(opened, 2);
    invalidate(opened.api, 'GET /api/v1/players');
    expect(knownPage(opened.api, entity, query(2))).toBeDefined();
  });

  test('is asked for again when its call failed', async () => {
    const opened = openServer();
    const { goTo } = await openList(opened);
    opened.server.status = 500;
    await prefetch(opened, 2);
    opened.server.status = 200;
    expect((await goTo(2)).context.failure).toBeNull();
    expect(pagesOf(opened).filter((page) => page === 2).length).toBeGreaterThan(1);
  });

  test.each([
    ['to the next user', { userId: 2 }],
    ['in the next session of the same user', { session: 2 }],
  ])('is not known %s', async (_, next) => {
    const opened = openServer();
    await prefetch(opened, 2);
    Object.assign(opened.server, next);
    expect(knownPage(opened.api, entity, query(2))).toBeUndefined();
    expect(hasPage(opened.api, entity, query(2))).toBe(false);
  });
});

describe('the page of a list that opens', () => {
  let visit: AbortController;
  beforeEach(() => {
    visit = new AbortController();
  });

  test('is asked for again if the user left before its list was there', async () => {
    const opened = openServer();
    opened.server.isHeld = true;
    const left = preparePage(opened.api, entity, query(1), visit.signal);
    await eventually(() => expect(pagesOf(opened)).toEqual([1]));
    visit.abort();
    await left;
    expect(opened.requests[0]?.signal.aborted).toBe(true);
    opened.server.isHeld = false;
    await openList(opened);
    expect(pagesOf(opened)).toEqual([1, 1]);
  });

  test('is asked for again if its call was in flight when the session ended', async () => {
    const opened = openServer();
    opened.server.isHeld = true;
    const prepared = preparePage(opened.api, entity, query(1), visit.signal);
    await eventually(() => expect(pagesOf(opened)).toEqual([1]));
    opened.server.session = 2;
    opened.server.isHeld = false;
    opened.release();
    await prepared;
    await openList(opened);
    expect(pagesOf(opened)).toEqual([1, 1]);
  });

  test('is the response of the call that started before the list', async () => {
    const opened = openServer();
    await preparePage(opened.api, entity, query(1), visit.signal);
    const first = knownPage(opened.api, entity, query(1));
    expect(first?.rows[0]?.id).toBe(100);
    expect(first?.cached).toBeUndefined();
    await openList(opened);
    expect(pagesOf(opened)).toEqual([1]);
  });

  test('is ready at once if it was read before, while the server is asked', async () => {
    const opened = openServer();
    await openList(opened);
    opened.server.isHeld = true;
    await preparePage(opened.api, entity, query(1), visit.signal);
    expect(knownPage(opened.api, entity, query(1))?.cached).toEqual({ isStale: false, foundIn: null });
    await eventually(() => expect(pagesOf(opened)).toEqual([1, 1]));
    const reopened = openList(opened);
    opened.release();
    await reopened;
    expect(pagesOf(opened)).toEqual([1, 1]);
  });
});

describe('beside an idle list', () => {
  /** The list at page 1, and its neighbours in 0.4 seconds. */
  async function openIdle() {
    const opened = openServer();
    const { list, goTo } = await openList(opened);
    const stop = prefetchNeighbours({ api: opened.api, entity, list, budget: all });
    return { ...opened, opened, list, goTo, stop };
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
    await letTimePass(20);
    expect(opened.requests[2]?.signal.aborted).toBe(false);
    opened.release();
    expect((await opening).context.shown?.query.page).toBe(2);
    expect(pagesOf(opened)).toEqual([1, 2, 2]);
    stop();
  });

  test('only one call is in flight, and none without a budget', async () => {
    const { opened, server, goTo, stop } = await openIdle();
    await goTo(5);
    server.isHeld = true;
    await eventually(() => expect(pagesOf(opened)).toEqual([1, 5, 6]));
    await letTimePass(600);
    expect(pagesOf(opened)).toEqual([1, 5, 6]);
    all.spend.mockReturnValue(false);
    opened.release();
    await letTimePass(600);
    expect(pagesOf(opened)).toEqual([1, 5, 6]);
    stop();
  });

  test('a neighbour whose call failed is not asked for again by itself', async () => {
    const { opened, server, stop } = await openIdle();
    server.status = 500;
    await eventually(() => expect(pagesOf(opened)).toEqual([1, 2]));
    await letTimePass(1000);
    expect(pagesOf(opened)).toEqual([1, 2]);
    stop();
  });

  test('nothing is prefetched after the list is closed', async () => {
    const { opened, stop } = await openIdle();
    stop();
    await letTimePass(600);
    expect(pagesOf(opened)).toEqual([1]);
  });
});
