import { okOf } from '#machines/result-parts.ts';
import { NOT_SAVED, SAVED_AFTER_ALL } from '../form/texts.ts';
import { savedIn } from './fields.ts';
import { profileSetup } from './setup.ts';
import { MAYBE_SAVED } from './texts.ts';

/** Reads the profile again to learn whether a save whose answer was lost has happened. Sends nothing. */
export const checking = profileSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'load',
    onDone: [
      {
        guard: { type: 'isStored', params: ({ event }) => event.output },
        target: 'saved',
        actions: [
          { type: 'setMessage', params: { message: SAVED_AFTER_ALL } },
          { type: 'announceSaved', params: ({ event }) => savedIn(okOf(event.output).data) },
          { type: 'notifySuccess', params: { message: SAVED_AFTER_ALL } },
        ],
      },
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'setFailure', params: NOT_SAVED },
          { type: 'notifyFailure', params: NOT_SAVED },
        ],
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn.toCheck' },
      {
        target: 'editing.unconfirmed',
        actions: [
          { type: 'setFailure', params: MAYBE_SAVED },
          { type: 'notifyFailure', params: MAYBE_SAVED },
        ],
      },
    ],
    onError: {
      target: 'editing.unconfirmed',
      actions: [
        { type: 'setFailure', params: MAYBE_SAVED },
        { type: 'notifyFailure', params: MAYBE_SAVED },
      ],
    },
  },
});
