import type { CacheSummary, PlannedCall } from '#machines/sync/machine.ts';
import { syncMachine } from '#machines/sync/machine.ts';
import { plain, type Scenario } from '../support/scenario.ts';

const summary: CacheSummary = { groups: [], keepsPersonal: false, isPersisted: null, usage: null };
const teams: PlannedCall = { path: '/api/v1/teams', query: { page: '1' } };
const games: PlannedCall = { path: '/api/v1/games', query: { page: '1' } };

export const syncScenario: Scenario = {
  name: 'sync',
  machine: syncMachine,
  inputs: { '': undefined },
  events: {
    'sync.cachePersonal': { on: { keeps: true }, off: { keeps: false } },
    ...plain('sync.updateAll', 'sync.cancel', 'sync.forget', 'sync.persist'),
  },
  outcomes: {
    readSummary: { summary, unreadable: null },
    makePlan: { two: [teams, games], none: [] },
    updatePage: { updated: true, 'not reached': false },
    forget: { done: undefined },
    cachePersonal: { done: undefined },
    persist: { done: undefined },
  },
  names: { summary, teams, games },
};
