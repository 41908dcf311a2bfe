import { type Offer, undoMachine } from '#machines/undo/machine.ts';
import { historyEntry } from '../support/history-entry.ts';
import { failures, ok } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

const lions: Offer = { series: 'lions', action: 'delete', area: 'teams', name: 'Lions', count: 1 };
const tigers: Offer = { ...lions, series: 'tigers', name: 'Tigers', count: 2 };
const conflicts = [{ entry: historyEntry(7, 'Lions'), current: { id: 3, status: '0' }, version: '"2"' }];

export const undoScenario: Scenario = {
  name: 'undo',
  machine: undoMachine,
  inputs: { '': undefined },
  events: {
    'undo.offer': { lions: { offer: lions }, tigers: { offer: tigers } },
    'undo.found': { stored: { waiting: [tigers] } },
    ...plain('undo.accept', 'undo.dismiss', 'undo.hold', 'undo.release', 'undo.force', 'session.resumed'),
  },
  outcomes: {
    undo: { ok: ok({ conflicts: [] }, ''), conflict: ok({ conflicts }, ''), ...failures },
    storeUndo: { stored: true, notStored: false },
  },
  names: failures,
};
