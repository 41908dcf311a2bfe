import { deviceSignOutMachine } from '#machines/device-sign-out/machine.ts';
import { failures, ok } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

export const deviceSignOutScenario: Scenario = {
  name: 'device-sign-out',
  machine: deviceSignOutMachine,
  inputs: { '': undefined },
  events: {
    'call.ask': { phone: { subject: 2 }, others: { subject: 'others' } },
    ...plain('call.confirm', 'call.cancel', 'session.resumed'),
  },
  outcomes: { call: { ok: ok(null, 'Device logged out'), ...failures } },
  names: failures,
};
