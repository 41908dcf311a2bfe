import { removalMachine, type Subject } from '#machines/removal/machine.ts';
import { failures, ok } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

const lions: Subject = { id: 1, name: 'Lions' };
const tigers: Subject = { id: 2, name: 'Tigers' };

export const removalScenario: Scenario = {
  name: 'removal',
  machine: removalMachine,
  inputs: { '': undefined },
  events: {
    'call.ask': { lions: { subject: lions }, tigers: { subject: tigers } },
    ...plain('call.confirm', 'call.cancel', 'session.resumed'),
  },
  outcomes: {
    call: { ok: ok(null, 'Team deleted'), ...failures },
  },
  names: { ...failures, lions, tigers },
};
