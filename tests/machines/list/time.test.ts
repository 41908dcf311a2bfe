import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { listMachine, listView } from '#machines/list/machine.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { failures, ok } from '../support/results.ts';

const query = (page: number): ListQuery => ({ page, perPage: 10, search: '' });
const freshOf = { asOf: null, cached: null, hasPendingPage: false };
const pageOf = (page: number) => ok({ rows: [{ id: page }], totalData: 30, totalPageCount: 3 });

/** A list whose loads the test answers by hand, and a clock that the test advances. */
function open({ readCached = () => Promise.resolve<ListPage | null>(null) } = {}) {
  const clock = new SimulatedClock();
  const waiting: { answer: (answer: Result<ListPage>) => Promise<void> }[] = [];
  const loadPage = fromPromise<Result<ListPage>, ListQuery>(
    () =>
      new Promise((resolve) => {
        const answer = async (given: Result<ListPage>) => {
          resolve(given);
          await Promise.resolve();
          await Promise.resolve();
        };
        waiting.push({ answer });
      }),
  );
  const list = createActor(listMachine.provide({ actors: { loadPage, readCached: fromPromise(readCached) } }), {
    input: { query: query(1) },
    clock,
  });
  list.start();
  return { list, clock, waiting, view: () => listView(list.getSnapshot()) };
}

it('shows a skeleton before anything is known', () => {
  expect(open().view()).toEqual({ kind: 'skeleton' });
});

it('keeps the former rows, marked, for 300 ms, then shows a skeleton', async () => {
  const { list, clock, waiting, view } = open();
  await waiting[0]?.answer(pageOf(1));
  expect(view()).toEqual({ kind: 'rows', rows: [{ id: 1 }], isFormer: false, refreshFailure: null, ...freshOf });

  list.send({ type: 'list.queryChanged', query: query(2) });
  clock.increment(299);
  expect(view()).toMatchObject({ rows: [{ id: 1 }], isFormer: true, refreshFailure: null });
  clock.increment(1);
  expect(view()).toEqual({ kind: 'skeleton' });
});

it('keeps the former rows, marked and without the failure, while the cache is read', async () => {
  const { list, waiting, view } = open({ readCached: () => new Promise(() => undefined) });
  await waiting[0]?.answer(pageOf(1));
  list.send({ type: 'list.queryChanged', query: query(2) });
  await waiting[1]?.answer(failures.offline);
  expect(list.getSnapshot().matches('lookingUp')).toBe(true);
  expect(view()).toMatchObject({ rows: [{ id: 1 }], isFormer: true, refreshFailure: null });
});

it('keeps the rows and shows the failure when they cannot be reloaded', async () => {
  const { list, clock, waiting, view } = open();
  await waiting[0]?.answer(pageOf(1));
  list.send({ type: 'list.refresh' });
  clock.increment(10_000);
  expect(view()).toEqual({ kind: 'rows', rows: [{ id: 1 }], isFormer: false, refreshFailure: null, ...freshOf });
  await waiting[1]?.answer(failures.offline);
  expect(view()).toMatchObject({ rows: [{ id: 1 }], isFormer: false, refreshFailure: failures.offline });
});

it('shows why there are no rows', async () => {
  const { waiting, view } = open();
  await waiting[0]?.answer(failures.fault);
  expect(view()).toEqual({ kind: 'failed', failure: failures.fault });
});
