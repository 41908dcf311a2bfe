import { historyMachine } from '#machines/history/machine.ts';
import type { HistoryEntry, HistoryPage } from '#machines/history/types.ts';
import { failures, ok } from '../support/results.ts';
import type { Scenario } from '../support/scenario.ts';

const change: HistoryEntry = {
  id: 41,
  entity: 'teams',
  recordId: 7,
  recordName: 'Soul',
  action: 'update',
  at: '2025-04-25 08:05:00',
  user: { id: 1, name: 'Asha' },
  seriesId: null,
  changes: [],
  isRestorable: true,
};

const first = { page: 1, perPage: 10 };
const second = { page: 2, perPage: 10 };
const ofTeams = { page: 1, perPage: 10, entity: 'teams' };

const some: HistoryPage = { entries: [change], total: 1, pageCount: 1 };
const none: HistoryPage = { entries: [], total: 0, pageCount: 0 };

export const historyScenario: Scenario = {
  name: 'history',
  machine: historyMachine,
  inputs: { first: { query: first } },
  events: {
    'history.queryChanged': { second: { query: second }, ofTeams: { query: ofTeams } },
    'history.refresh': { '': {} },
    'history.retry': { '': {} },
    'history.reconnected': { '': {} },
    'session.resumed': { '': {} },
  },
  outcomes: { loadPage: { some: ok(some), none: ok(none), ...failures } },
  names: { ...failures, first, second, ofTeams, some, none, change },
};
