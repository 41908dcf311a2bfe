import type { HistoryEntry } from '#machines/history/types.ts';
import { restoreMachine } from '#machines/restore/machine.ts';
import { failures, ok } from '../support/results.ts';
import type { Scenario } from '../support/scenario.ts';

const entry = (id: number, recordName: string): HistoryEntry => ({
  id,
  entity: 'teams',
  recordId: id,
  recordName,
  action: 'update',
  at: '2025-04-25 08:05:00',
  user: { id: 1, name: 'Asha' },
  seriesId: null,
  changes: [],
  isRestorable: true,
});

const lions = entry(1, 'Lions');
const tigers = entry(2, 'Tigers');
const current = { id: 1, name: 'Lynx' };
const record = { id: 1, name: 'Lions' };

export const restoreScenario: Scenario = {
  name: 'restore',
  machine: restoreMachine,
  inputs: { '': undefined },
  events: {
    'restore.ask': { lions: { entry: lions }, tigers: { entry: tigers } },
    'restore.confirm': { '': {} },
    'restore.cancel': { '': {} },
    'session.resumed': { '': {} },
  },
  outcomes: {
    restore: {
      ok: ok(record, 'Restored successfully'),
      conflict: { kind: 'conflict', message: 'Changed again since', current },
      ...failures,
    },
  },
  names: { ...failures, lions, tigers, current, record },
};
