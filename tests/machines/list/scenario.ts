import { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery, ListRow } from '#machines/list/types.ts';
import { failures, ok } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

const query = (page: number): ListQuery => ({ page, perPage: 10, search: '' });
const lions: ListRow = { id: 1, name: 'Lions', status: '1' };
const lionsOff: ListRow = { id: 1, name: 'Lions', status: '0' };
const tigers: ListRow = { id: 2, name: 'Tigers', status: '1' };
const stranger: ListRow = { id: 9, name: 'Stranger', status: '1' };
const page: ListPage = { rows: [lions, tigers], totalData: 12, totalPageCount: 2, asOf: 20 };
const none: ListPage = { rows: [], totalData: 0, totalPageCount: 0, asOf: 20 };
const short: ListPage = { rows: [], totalData: 3, totalPageCount: 1 };
const moved: ListPage = { rows: [tigers, lions], totalData: 12, totalPageCount: 2, asOf: 20 };
const cachedPage = (rows: readonly ListRow[], asOf: number): ListPage => ({
  rows,
  totalData: 12,
  totalPageCount: 2,
  asOf,
  cached: { isStale: false, foundIn: null },
});
const cached = cachedPage([lions, tigers], 10);
const newerCached = cachedPage([lions, tigers], 30);
const movedCached = cachedPage([tigers, lions], 30);
/** The cached page of a response that was `moved` itself, so it is not newer. */
export const cachedMoved = cachedPage([tigers, lions], 10);

const queries = { p1: query(1), p2: query(2) };
const { offline, fault, sessionExpired } = failures;

export const listScenario: Scenario = {
  name: 'list',
  machine: listMachine,
  inputs: {
    '': { query: queries.p1 },
    'first: page': { query: queries.p1, first: page },
    'first: cached': { query: queries.p1, first: cached },
  },
  byDefault: ['readCached'],
  events: {
    'list.queryChanged': { p1: { query: query(1) }, p2: { query: query(2) } },
    'list.rowChanged': { 'lions off': { row: lionsOff }, 'row elsewhere': { row: stranger } },
    ...plain(
      'list.refresh',
      'list.retry',
      'list.revalidate',
      'list.pageUpdated',
      'list.touched',
      'list.applyPending',
      'session.resumed',
    ),
  },
  outcomes: {
    loadPage: {
      page: ok(page),
      moved: ok(moved),
      none: ok(none),
      short: ok(short),
      cached: ok(cached),
      offline,
      fault,
      sessionExpired,
    },
    readCached: { cached, newerCached, movedCached, nothing: null },
  },
  names: {
    ...failures,
    ...queries,
    lions,
    lionsOff,
    tigers,
    stranger,
    page,
    moved,
    cached,
    newerCached,
    movedCached,
  },
};
