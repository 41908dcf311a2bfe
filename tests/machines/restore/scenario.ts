import { restoreMachine } from '#machines/restore/machine.ts';
import { historyEntry } from '../support/history-entry.ts';
import { failures, ok } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

const lions = historyEntry(1, 'Lions');
const tigers = historyEntry(2, 'Tigers');
const current = { id: 1, name: 'Lynx' };
const record = { id: 1, name: 'Lions' };

export const restoreScenario: Scenario = {
  name: 'restore',
  machine: restoreMachine,
  inputs: { '': undefined },
  events: {
    'call.ask': { lions: { subject: lions }, tigers: { subject: tigers } },
    ...plain('call.confirm', 'call.cancel', 'session.resumed'),
  },
  outcomes: {
    call: {
      ok: ok(record, 'Restored successfully'),
      outdated: { kind: 'outdated', message: 'Changed again since', current, version: '"2"' },
      ...failures,
    },
  },
  names: { ...failures, lions, tigers, current, record },
};
