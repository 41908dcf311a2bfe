import { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery, ListRow } from '#machines/list/types.ts';
import { failureNames, failures, ok } from '../support/answers.ts';
import type { Scenario } from '../support/scenario.ts';

const query = (page: number, search = ''): ListQuery => ({ page, perPage: 10, search });
const lions: ListRow = { id: 1, name: 'Lions', status: '1' };
const lionsOff: ListRow = { id: 1, name: 'Lions', status: '0' };
const tigers: ListRow = { id: 2, name: 'Tigers', status: '1' };
const stranger: ListRow = { id: 9, name: 'Stranger', status: '1' };
const page: ListPage = { rows: [lions, tigers], totalData: 12, totalPageCount: 2 };
const none: ListPage = { rows: [], totalData: 0, totalPageCount: 0 };
const short: ListPage = { rows: [], totalData: 3, totalPageCount: 1 };

const queries = { p1: query(1), p2: query(2), search: query(1, 'li') };

export const listScenario: Scenario = {
  name: 'list',
  machine: listMachine,
  inputs: { '': { query: queries.p1 } },
  events: {
    'list.queryChanged': { p1: { query: query(1) }, p2: { query: query(2) }, search: { query: query(1, 'li') } },
    'list.refresh': { '': {} },
    'list.retry': { '': {} },
    'list.rowChanged': { 'lions off': { row: lionsOff }, 'row elsewhere': { row: stranger } },
    'session.resumed': { '': {} },
  },
  outcomes: { loadPage: { page: ok(page), none: ok(none), short: ok(short), ...failures } },
  names: {
    ...failureNames,
    ...queries,
    lions,
    lionsOff,
    tigers,
    stranger,
  },
};
