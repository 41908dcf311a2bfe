import { when } from '../routes.ts';
import { requireDraft } from './require-draft.ts';
import { draftSetup } from './setup.ts';
import { versionOf } from './version-of.ts';

/** What an earlier visit left: offered until the person takes it or discards it. */
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
        'draft.restore': { target: 'none', actions: ['emitRestored', 'takeOver'] },
        'draft.discard': 'discarding',
      },
    },
    discarding: {
      invoke: {
        src: 'drop',
        input: ({ context }) => versionOf(requireDraft(context)),
        onDone: { target: 'none', actions: 'clearFound' },
        onError: 'offered',
      },
    },
    none: {},
  },
});
