import { draftMachine } from '#machines/draft/machine.ts';
import type { Draft, DraftContent } from '#machines/draft/types.ts';
import { plain, type Scenario } from '../support/scenario.ts';

const place = { form: 'teams', id: 7 };
const lynx: DraftContent = { place, status: 'typing', base: { name: 'Lions' }, values: { name: 'Lynx' } };
const lynxUnsure: DraftContent = { ...lynx, status: 'unsure' };
export const former: Draft = { ...lynx, id: 'former', at: 1 };

export const draftScenario: Scenario = {
  name: 'draft',
  machine: draftMachine,
  inputs: { '': { id: 'own', restoredId: 'own too' } },
  events: {
    'draft.changed': { lynx: { content: lynx }, unsure: { content: lynxUnsure }, nothing: { content: null } },
    ...plain('draft.flush', 'draft.restore', 'draft.discard'),
  },
  outcomes: {
    find: { former, nothing: null },
    store: { stored: 'stored', full: 'full', gone: 'gone', fault: 'fault' },
    drop: { removed: true, failed: false },
  },
  names: { lynx, 'lynx unsure': lynxUnsure, former },
};
