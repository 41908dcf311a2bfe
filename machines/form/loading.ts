import { okOf } from '#machines/result-parts.ts';
import { failed, faulted, when } from '../routes.ts';
import { formSetup } from './setup.ts';

/** Reads the record to edit or to copy. A failure is stored and shown (section 8). */
export const loading = formSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'load',
    input: ({ context: { id, copyOf } }) => (copyOf === null ? { id } : { id: copyOf, isCopy: true }),
    onDone: [
      {
        guard: when('ok'),
        target: 'editing',
        actions: { type: 'setRecord', params: ({ event }) => okOf(event.output).data },
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toLoad' },
      failed('loadFailed'),
    ],
    onError: faulted('loadFailed'),
  },
});
