import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ListPage } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { progressOf, scheduleMachine } from '#machines/schedule/machine.ts';
import type { CachedLists, PageCall } from '#machines/schedule/parts.ts';
import { failures, ok } from '../support/results.ts';

const page = ({ page: number }: PageCall): ListPage => ({ rows: [{ id: number }], totalData: 3, totalPageCount: 3 });

test('progress counts the known pages, and one for each list not started', async () => {
  const seen: string[] = [];
  const machine = scheduleMachine.provide({
    actors: {
      readCached: fromPromise<CachedLists, { lists: readonly string[] }>(() => Promise.resolve({})),
      loadPage: fromPromise<Result<ListPage>, PageCall>(({ input }) =>
        Promise.resolve(input.list === 'games' && input.page === 2 ? failures.fault : ok(page(input))),
      ),
    },
  });
  const schedule = createActor(machine, { input: { lists: ['matches', 'games', 'stages'] } });
  schedule.subscribe((snapshot) => {
    const { done, all } = progressOf(snapshot);
    seen.push(`${done} of ${all}`);
  });
  schedule.start();
  await waitFor(schedule, (snapshot) => snapshot.matches('idle'));
  expect([...new Set(seen)]).toEqual([
    ...['0 of 3', '1 of 5', '2 of 5', '3 of 5', '4 of 7', '4 of 5', '5 of 7', '6 of 7', '7 of 7'],
  ]);
});
