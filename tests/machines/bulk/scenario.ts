import { bulkMachine } from '#machines/bulk/machine.ts';
import { failures, ok } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

const lions = { id: 1, name: 'Lions' };
const tigers = { id: 2, name: 'Tigers' };

/** The id of the action in the server's history. */
const series = 'series';

export const bulkScenario: Scenario = {
  name: 'bulk',
  machine: bulkMachine,
  inputs: {
    activate: { work: 'activate', subjects: [lions, tigers] },
    delete: { work: 'delete', subjects: [lions, tigers] },
  },
  events: {
    ...plain('bulk.confirm', 'bulk.cancel', 'bulk.goOn', 'session.resumed'),
  },
  outcomes: {
    act: { ok: { ...ok(null, 'Team updated'), series }, ...failures },
  },
  names: { ...failures, lions, tigers },
};
