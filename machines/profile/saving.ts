import { failureOf, faultOf, okOf, rejectedOf } from '#machines/result-parts.ts';
import { report, when } from '../routes.ts';
import { profileSetup } from './setup.ts';
import { NOT_SENT } from './texts.ts';

/**
 * Sends the profile once. "On failure the local names are updated and the user still goes to /dashboard" (section 4):
 * every response ends the form, except a rejection that names a field of it. Without a response the form stays.
 */
export const saving = profileSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'save',
    input: ({ context: { base, values } }) => ({ base, values }),
    onDone: [
      {
        guard: when('ok'),
        target: 'saved',
        actions: [
          { type: 'setMessage', params: ({ event }) => okOf(event.output) },
          { type: 'announceSaved', params: ({ event }) => okOf(event.output).data },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
        ],
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toSave' },
      {
        guard: when('hasField'),
        target: 'editing',
        actions: [
          { type: 'setFieldErrors', params: ({ event }) => rejectedOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
          'focusFirstRejected',
        ],
      },
      {
        guard: when('offline'),
        target: 'editing',
        actions: report(NOT_SENT),
      },
      { guard: when('unknown'), target: 'checking' },
      {
        target: 'savedLocally',
        actions: [
          { type: 'setMessage', params: ({ event }) => failureOf(event.output) },
          'announceSavedLocally',
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'savedLocally',
      actions: [
        { type: 'setMessage', params: ({ event }) => faultOf(event.error) },
        'announceSavedLocally',
        { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
