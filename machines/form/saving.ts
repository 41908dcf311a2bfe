import { okOf, rejectedOf } from '#machines/result-parts.ts';
import { failed, notifyFailure, reportFailure, reportRejected, setFailure, when } from '../routes.ts';
import { draftKeyOf, sentKeyOf } from './create-key.ts';
import { formSetup } from './setup.ts';
import { WAITING } from './texts.ts';
import type { FormContext, SaveInput } from './types.ts';
import { currentIn, savedBefore } from './versions.ts';

function toSave(context: FormContext): Omit<SaveInput, 'key'> {
  const { mode, id, base, version, values, isUnsure, newestBefore } = context;
  return { mode, id, base, version, values, isUnsure, newestBefore };
}

/**
 * Sends the values once, or again over a newer version in which others changed none of the fields. A rejection marks its
 * fields. A save without a response is checked: an edit in its record (`checking`), a create in the list (`lookingUp`).
 */
export const saving = formSetup.createStateConfig({
  tags: ['busy', 'mayBeSent'],
  entry: ['clearFailure', 'noteSent'],
  invoke: {
    src: 'save',
    input: ({ context }) => ({ ...toSave(context), key: sentKeyOf(context) }),
    onDone: [
      {
        guard: when('ok'),
        target: 'saved',
        actions: [
          { type: 'setOutput', params: ({ event }) => okOf(event.output) },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output).message },
        ],
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toSave' },
      { guard: when('isOutdatedByItself'), target: 'saved', actions: savedBefore(currentIn) },
      {
        guard: when('isOutdatedOnly'),
        target: 'saving',
        reenter: true,
        actions: { type: 'setBase', params: currentIn },
      },
      {
        guard: when('isOutdated'),
        target: 'comparing',
        actions: { type: 'noteChange', params: currentIn },
      },
      {
        guard: when('hasField'),
        target: 'editing',
        actions: reportRejected,
      },
      {
        guard: when('rejected'),
        target: 'editing',
        actions: [{ type: 'setFieldErrors', params: ({ event }) => rejectedOf(event.output) }, notifyFailure],
      },
      {
        guard: when('offline'),
        target: 'storing',
        actions: setFailure,
      },
      {
        guard: when('unknownOnEdit'),
        target: 'checking',
        actions: setFailure,
      },
      {
        guard: when('unknown'),
        target: 'lookingUp',
        actions: ['noteUnsure', setFailure],
      },
      // A proxy may have lost the response, so the next Save looks first.
      { guard: when('mayHaveHappened'), target: 'editing', actions: ['lookFirst', ...reportFailure] },
      failed('editing'),
    ],
  },
});

/** Stores a save while offline, so that the user can send it later. If that fails, the values stay in the form. */
export const storing = formSetup.createStateConfig({
  tags: ['busy', 'noContent'],
  invoke: {
    src: 'store',
    input: ({ context }) => ({ ...toSave(context), key: draftKeyOf(context, context.isUnsure) }),
    onDone: [
      {
        guard: when('isPersisted'),
        target: 'waiting',
        actions: [
          { type: 'setOutput', params: { message: WAITING, data: null } },
          { type: 'notifySuccess', params: WAITING },
        ],
      },
      { target: 'editing', actions: 'notifyStoreFailure' },
    ],
  },
});
