import { copiesMachine } from '#machines/copies/machine.ts';
import type { CopiesSummary, PlannedCall } from '#machines/copies/types.ts';
import type { Scenario } from '../support/scenario.ts';

const summary: CopiesSummary = { groups: [], keepsPersonal: false, isPersisted: null, usage: null };
const teams: PlannedCall = { path: '/api/v1/teams', query: { page: '1' } };
const games: PlannedCall = { path: '/api/v1/games', query: { page: '1' } };

export const copiesScenario: Scenario = {
  name: 'copies',
  machine: copiesMachine,
  inputs: { '': undefined },
  events: {
    'copies.updateAll': { '': {} },
    'copies.cancel': { '': {} },
    'copies.forget': { '': {} },
    'copies.keepPersonal': { on: { keeps: true }, off: { keeps: false } },
    'copies.persist': { '': {} },
  },
  outcomes: {
    readSummary: { summary },
    makePlan: { two: [teams, games], none: [] },
    renew: { renewed: true, 'not reached': false },
    forget: { done: undefined },
    keepPersonal: { done: undefined },
    persist: { done: undefined },
  },
  names: { summary, teams, games },
};
