import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { when } from '../routes.ts';
import { profileSetup } from './setup.ts';

/** Reads the profile and shows notices about it (section 8). */
export const loading = profileSetup.createStateConfig({
  tags: 'busy',
  entry: ['clearFailure', 'notifyLoading'],
  invoke: {
    src: 'load',
    onDone: [
      {
        guard: when('ok'),
        target: 'editing',
        actions: [{ type: 'setRecord', params: ({ event }) => okOf(event.output).data }, 'notifyLoaded'],
      },
      {
        guard: when('sessionExpired'),
        target: 'awaitingSignIn.toLoad',
        actions: 'notifyNotLoaded',
      },
      {
        target: 'loadFailed',
        actions: [{ type: 'setFailure', params: ({ event }) => failureOf(event.output) }, 'notifyNotLoaded'],
      },
    ],
    onError: {
      target: 'loadFailed',
      actions: [{ type: 'setFailure', params: ({ event }) => faultOf(event.error) }, 'notifyNotLoaded'],
    },
  },
});
