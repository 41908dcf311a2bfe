import { okOf } from '#machines/result-parts.ts';
import { failed, faulted, report, when } from '../routes.ts';
import { profileSetup } from './setup.ts';
import { NOT_SENT } from './texts.ts';

/**
 * Reads the profile before it is sent. Changes made elsewhere are shown in the fields that the user has not edited, and
 * the user saves again.
 */
export const reading = profileSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'load',
    onDone: [
      { guard: when('isAsKnown'), target: 'saving' },
      {
        guard: when('ok'),
        target: 'editing',
        actions: { type: 'setTheirs', params: ({ event }) => okOf(event.output).data },
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toSave' },
      {
        guard: when('offline'),
        target: 'editing',
        actions: report(NOT_SENT),
      },
      failed('editing'),
    ],
    onError: faulted('editing'),
  },
});
