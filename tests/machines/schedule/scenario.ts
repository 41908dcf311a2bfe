import type { ListPage } from '#machines/list/types.ts';
import { scheduleMachine } from '#machines/schedule/machine.ts';
import type { KnownRows } from '#machines/schedule/parts.ts';
import { failures, ok } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

const match = { id: 1, name: 'T1 vs GEN' };
/** Every list has two pages. `parts.test.ts` tests their content. */
const page: ListPage = { rows: [match], totalData: 1, totalPageCount: 2 };
const known: KnownRows = { rows: [match], total: 1, asOf: null, isCached: true, isStale: false };
const cached = { matches: known, games: null };

export const scheduleScenario: Scenario = {
  name: 'schedule',
  machine: scheduleMachine,
  inputs: { '': { lists: ['matches', 'games'] } },
  events: {
    ...plain('schedule.refresh', 'schedule.cancel', 'schedule.pageUpdated', 'session.resumed'),
  },
  outcomes: {
    readCached: { cached, nothing: {} },
    loadPage: {
      page: ok(page),
      offline: failures.offline,
      // The message of a failure makes no difference.
      fault: failures.fault,
      sessionExpired: failures.sessionExpired,
    },
  },
  names: { ...failures, match, known },
};
