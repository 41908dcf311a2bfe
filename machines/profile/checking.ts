import { okOf } from '#machines/result-parts.ts';
import { NOT_SAVED, SAVED_AFTER_ALL } from '../form/texts.ts';
import { report, when } from '../routes.ts';
import { savedIn } from './fields.ts';
import { profileSetup } from './setup.ts';
import { MAYBE_SAVED } from './texts.ts';

/** Reads the profile to find out whether a save without a response was stored. Sends nothing. */
export const checking = profileSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'load',
    onDone: [
      {
        guard: when('isStored'),
        target: 'saved',
        actions: [
          { type: 'setMessage', params: { message: SAVED_AFTER_ALL } },
          { type: 'announceSaved', params: ({ event }) => savedIn(okOf(event.output).data) },
          { type: 'notifySuccess', params: { message: SAVED_AFTER_ALL } },
        ],
      },
      {
        guard: when('ok'),
        target: 'editing',
        actions: report(NOT_SAVED),
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toCheck' },
      {
        target: 'editing.unconfirmed',
        actions: report(MAYBE_SAVED),
      },
    ],
    onError: {
      target: 'editing.unconfirmed',
      actions: report(MAYBE_SAVED),
    },
  },
});
