import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { formSetup } from './setup.ts';

/** Reads the record to edit or to copy; whatever goes wrong is kept and told (section 8). */
export const loading = formSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'load',
    input: ({ context: { id, copyOf } }) => (copyOf === null ? { id } : { id: copyOf, isCopy: true }),
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'editing',
        actions: { type: 'setRecord', params: ({ event }) => okOf(event.output).data },
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn.toLoad' },
      {
        target: 'loadFailed',
        actions: [
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'loadFailed',
      actions: [
        { type: 'setFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
