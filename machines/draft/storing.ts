import { when } from '../routes.ts';
import { draftSetup } from './setup.ts';

/**
 * Writes the input to IndexedDB after a short delay, and at once when the page may close. If the disk is full, the user
 * sees a notice and the next change tries again.
 */
export const storing = draftSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled: {
      on: { 'draft.changed': { target: 'due', actions: { type: 'setContent', params: ({ event }) => event } } },
    },
    due: {
      after: { storeDelay: 'writing' },
      on: {
        'draft.changed': { actions: { type: 'setContent', params: ({ event }) => event } },
        'draft.flush': 'writing',
      },
    },
    writing: {
      entry: 'clearStale',
      invoke: {
        src: 'store',
        input: ({ context: { id, pending, restored } }) => ({ id, content: pending, restored }),
        onDone: [
          {
            guard: when('isPersistedButStale'),
            target: 'due',
            actions: 'clearTrouble',
          },
          {
            guard: when('isPersisted'),
            target: 'settled',
            actions: 'clearTrouble',
          },
          { target: 'troubled', actions: { type: 'noteTrouble', params: ({ event }) => event.output } },
        ],
        onError: { target: 'troubled', actions: 'noteFault' },
      },
      on: {
        'draft.changed': { actions: { type: 'setContent', params: ({ event }) => event } },
        'draft.flush': { guard: 'isStale', target: 'writing', reenter: true },
      },
    },
    troubled: {
      on: {
        'draft.changed': { target: 'due', actions: { type: 'setContent', params: ({ event }) => event } },
        'draft.flush': 'writing',
      },
    },
  },
});
