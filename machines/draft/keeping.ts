import { draftSetup } from './setup.ts';

/**
 * Hands to the disk what is typed, at the latest a moment after it was typed, and at once when the page may go. A full
 * disk stops nothing: the person is told, and the next change tries again.
 */
export const keeping = draftSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled: {
      on: { 'draft.changed': { target: 'due', actions: { type: 'takeContent', params: ({ event }) => event } } },
    },
    due: {
      after: { keepAfter: 'writing' },
      on: {
        'draft.changed': { actions: { type: 'takeContent', params: ({ event }) => event } },
        'draft.flush': 'writing',
      },
    },
    writing: {
      entry: 'noteHanded',
      invoke: {
        src: 'keep',
        input: ({ context: { id, pending, restored } }) => ({ id, content: pending, restored }),
        onDone: [
          {
            guard: { type: 'isKeptButStale', params: ({ event }) => event.output },
            target: 'due',
            actions: 'noteKept',
          },
          { guard: { type: 'isKept', params: ({ event }) => event.output }, target: 'settled', actions: 'noteKept' },
          { target: 'troubled', actions: { type: 'noteTrouble', params: ({ event }) => event.output } },
        ],
        onError: { target: 'troubled', actions: 'noteFault' },
      },
      on: {
        'draft.changed': { actions: { type: 'takeContent', params: ({ event }) => event } },
        'draft.flush': { guard: 'isStale', target: 'writing', reenter: true },
      },
    },
    troubled: {
      on: {
        'draft.changed': { target: 'due', actions: { type: 'takeContent', params: ({ event }) => event } },
        'draft.flush': 'writing',
      },
    },
  },
});
