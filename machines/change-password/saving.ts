import { failureOf, okOf, rejectedOf } from '#machines/result-parts.ts';
import { MAYBE_CHANGED } from '../password-texts.ts';
import { failed, faulted, report, when } from '../routes.ts';
import { changePasswordSetup } from './setup.ts';

/** Sends the passwords once. The dialog cannot be closed meanwhile, because the user would not see the result. */
export const saving = changePasswordSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'changePassword',
    input: ({ context }) => context.values,
    onDone: [
      {
        guard: when('ok'),
        target: 'saved',
        actions: [
          { type: 'setMessage', params: ({ event }) => okOf(event.output) },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
        ],
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn' },
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
        guard: when('unknown'),
        target: 'editing',
        actions: report(MAYBE_CHANGED),
      },
      failed('editing'),
    ],
    onError: faulted('editing'),
  },
});
