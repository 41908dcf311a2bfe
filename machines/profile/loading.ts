import { failureOf, faultOf, okOf } from '../answer-parts.ts';
import { profileSetup } from './setup.ts';

/** Reads the profile, and says so (section 8). */
export const loading = profileSetup.createStateConfig({
  tags: 'busy',
  entry: ['dropFailure', 'tellLoading'],
  invoke: {
    src: 'load',
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'editing',
        actions: [{ type: 'takeRecord', params: ({ event }) => okOf(event.output).data }, 'tellLoaded'],
      },
      {
        guard: { type: 'sessionExpired', params: ({ event }) => event.output },
        target: 'awaitingSignIn.toLoad',
        actions: 'tellNotLoaded',
      },
      {
        target: 'loadFailed',
        actions: [{ type: 'keepFailure', params: ({ event }) => failureOf(event.output) }, 'tellNotLoaded'],
      },
    ],
    onError: {
      target: 'loadFailed',
      actions: [{ type: 'keepFailure', params: ({ event }) => faultOf(event.error) }, 'tellNotLoaded'],
    },
  },
});
