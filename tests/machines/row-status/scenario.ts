import { rowStatusMachine } from '#machines/row-status/machine.ts';
import { failures, ok } from '../support/results.ts';
import type { Scenario } from '../support/scenario.ts';

/** The id of the action in the server's history. */
const series = 'series';

export const rowStatusScenario: Scenario = {
  name: 'row-status',
  machine: rowStatusMachine,
  inputs: { active: { id: 1, value: '1' }, inactive: { id: 1, value: '0' } },
  events: {
    'rowStatus.set': { on: { to: '1' }, off: { to: '0' } },
    'rowStatus.valueRead': { on: { value: '1' }, off: { value: '0' } },
    'session.resumed': { '': {} },
  },
  outcomes: {
    saveStatus: {
      ok: { ...ok(null, 'Status updated'), series },
      ...failures,
    },
  },
  names: failures,
};
