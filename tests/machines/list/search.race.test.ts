import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { listMachine, listView } from '#machines/list/machine.ts';
import { isSameQuery } from '#machines/list/query.ts';
import type { ListEvent, ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { fc } from '../../support/fast-check.ts';
import { ok } from '../support/results.ts';
import { scheduled } from '../support/scheduled.ts';

const query = (search: string, page = 1): ListQuery => ({ page, perPage: 10, search });

/** A server with three pages for every search. A row contains its query and the version of the data. */
function makeServer() {
  const server = { version: 0 };
  const answer = ({ search, page }: ListQuery): Result<ListPage> =>
    ok({ rows: [{ id: `${search}/${page}`, version: server.version }], totalData: 30, totalPageCount: 3 });
  return { server, answer };
}

const steps = fc.array(
  fc.oneof(
    fc
      .record({ search: fc.constantFrom('', 'l', 'li', 'lio'), page: fc.integer({ min: 1, max: 4 }) })
      .map(({ search, page }): ListEvent => ({ type: 'list.queryChanged', query: query(search, page) })),
    fc.constantFrom<ListEvent | 'write' | 'wait'>({ type: 'list.refresh' }, 'write', 'wait'),
  ),
  { maxLength: 15 },
);

it('ends with the current rows of the last query, in whatever order responses arrive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, sent) => {
      const { server, answer } = makeServer();
      const clock = new SimulatedClock();
      const list = createActor(listMachine.provide({ actors: { loadPage: scheduled(scheduler, 'load', answer) } }), {
        input: { query: query('') },
        clock,
      }).start();
      const wrong: unknown[] = [];
      list.subscribe((snapshot) => {
        const view = listView(snapshot);
        if (view.kind !== 'rows') return;
        const { query: asked, shown } = snapshot.context;
        const rowsAreOf = `${shown?.query.search}/${shown?.query.page}`;
        const isMarked = view.isFormer === !(shown && isSameQuery(shown.query, asked));
        if (view.rows[0]?.id !== rowsAreOf || !isMarked) wrong.push(snapshot.value, snapshot.context);
      });
      scheduler.scheduleSequence(
        sent.map((step) => async () => {
          if (step === 'wait') clock.increment(300);
          // This device reloads its list after a write.
          else if (step === 'write') server.version += 1;
          list.send(typeof step === 'object' ? step : { type: 'list.refresh' });
        }),
      );
      await scheduler.waitIdle();
      const { value, context } = list.getSnapshot();
      expect(wrong).toEqual([]);
      expect(value).toEqual({ loaded: 'idle' });
      expect(context.shown?.query).toEqual(context.query);
      expect(context.shown?.rows).toEqual([
        { id: `${context.query.search}/${Math.min(context.query.page, 3)}`, version: server.version },
      ]);
    }),
    { numRuns: 100 },
  );
});
