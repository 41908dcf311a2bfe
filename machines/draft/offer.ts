import { when } from '../routes.ts';
import { draftSetup, offeredVersion } from './setup.ts';

/** Offers the draft of an earlier visit until the user restores or discards it. */
export const offer = draftSetup.createStateConfig({
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'find',
        onDone: [
          {
            guard: when('isFound'),
            target: 'offered',
            actions: { type: 'setFound', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    offered: {
      on: {
        'draft.restore': { target: 'none', actions: ['emitRestored', 'setRestored'] },
        'draft.discard': 'discarding',
      },
    },
    discarding: {
      invoke: {
        src: 'drop',
        input: ({ context }) => offeredVersion(context),
        onDone: { target: 'none', actions: 'clearFound' },
        onError: 'offered',
      },
    },
    none: {},
  },
});
