import { removalMachine } from '#machines/removal/machine.ts';
import { failures, ok } from '../support/results.ts';
import type { Scenario } from '../support/scenario.ts';

/** The id of the action in the server's history. */
const series = 'series';

export const removalScenario: Scenario = {
  name: 'removal',
  machine: removalMachine,
  inputs: { '': undefined },
  events: {
    'removal.ask': { lions: { id: 1, name: 'Lions' }, tigers: { id: 2, name: 'Tigers' } },
    'removal.confirm': { '': {} },
    'removal.cancel': { '': {} },
    'session.resumed': { '': {} },
  },
  outcomes: {
    remove: { ok: { ...ok(null, 'Team deleted'), series }, ...failures },
  },
  names: failures,
};
