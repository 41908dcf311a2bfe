import { rowStatusMachine, type StatusChange } from '#machines/row-status/machine.ts';
import { failures, ok } from '../support/results.ts';
import type { Scenario } from '../support/scenario.ts';

const on: StatusChange = { id: 1, to: '1' };
const off: StatusChange = { id: 1, to: '0' };

export const rowStatusScenario: Scenario = {
  name: 'row-status',
  machine: rowStatusMachine,
  inputs: { '': undefined },
  events: {
    'call.ask': { on: { subject: on }, off: { subject: off } },
    'session.resumed': { '': {} },
  },
  outcomes: {
    call: { ok: ok(null, 'Status updated'), ...failures },
  },
  names: { ...failures, on, off },
};
