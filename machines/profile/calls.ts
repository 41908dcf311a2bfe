import { okOf } from '#machines/result-parts.ts';
import { NOT_SAVED, SAVED_AFTER_ALL } from '../form/texts.ts';
import { failed, failureIn, notifyFailure, report, reportRejected, setFailure, when } from '../routes.ts';
import { savedIn } from './fields.ts';
import { MAYBE_SAVED, NOT_SENT, profileSetup } from './setup.ts';

/** Reads the profile and shows notices about it (section 8). */
export const loading = profileSetup.createStateConfig({
  tags: ['busy', 'loading', 'noContent'],
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
      { target: 'loadFailed', actions: [setFailure, 'notifyNotLoaded'] },
    ],
  },
});

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
  },
});

/**
 * Sends the profile once. "On failure the local names are updated and the user still goes to /dashboard" (section 4):
 * every response ends the form, except a rejection that names a field of it. Without a response the form stays.
 */
export const saving = profileSetup.createStateConfig({
  tags: ['busy', 'mayBeSent'],
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
        actions: reportRejected,
      },
      {
        guard: when('offline'),
        target: 'editing',
        actions: report(NOT_SENT),
      },
      { guard: when('unknown'), target: 'checking' },
      {
        target: 'savedLocally',
        actions: [{ type: 'setMessage', params: failureIn }, 'announceSavedLocally', notifyFailure],
      },
    ],
  },
});

/** Reads the profile to find out whether a save without a response was stored. Sends nothing. */
export const checking = profileSetup.createStateConfig({
  tags: ['busy', 'mayBeSent'],
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
      { target: 'editing.unconfirmed', actions: report(MAYBE_SAVED) },
    ],
  },
});
