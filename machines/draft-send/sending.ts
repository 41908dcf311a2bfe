import { okOf } from '#machines/result-parts.ts';
import { CREATED_AFTER_ALL, NOT_SAVED, SAVED_AFTER_ALL } from '../form/texts.ts';
import { currentIn } from '../form/versions.ts';
import { notifyFailure, report, reportFailure, setFailure, when } from '../routes.ts';
import type { DraftSendContext } from './setup.ts';
import { draftSendSetup, isStored, toSend } from './setup.ts';

/**
 * Sends the draft once, or again over a newer version with the same fields. A send without a response is checked: an edit
 * in its record, a create in the list.
 */
export const sending = draftSendSetup.createStateConfig({
  tags: 'busy',
  entry: ['clearFailure', 'noteSending'],
  invoke: {
    src: 'send',
    input: ({ context }) => toSend(context),
    onDone: [
      {
        guard: when('ok'),
        target: 'sent',
        actions: [
          { type: 'setMessage', params: ({ event }) => okOf(event.output).message },
          { type: 'setSeries', params: ({ event }) => okOf(event.output).series },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output).message },
        ],
      },
      {
        guard: when('sessionExpired'),
        target: 'awaitingSignIn.toStart',
        actions: 'noteNothingSent',
      },
      { guard: when('isOutdatedByDraft'), target: 'storedAlready' },
      {
        guard: when('isOutdatedOnly'),
        target: 'sending',
        reenter: true,
        actions: ['noteNothingSent', { type: 'setVersion', params: currentIn }],
      },
      {
        guard: when('isOutdated'),
        target: 'comparing',
        actions: ['noteNothingSent', { type: 'setTheirs', params: currentIn }],
      },
      {
        guard: when('rejected'),
        target: 'idle',
        actions: [
          'noteNothingSent',
          'clearComparison',
          { type: 'setFieldErrors', params: ({ event }) => event.output },
          notifyFailure,
        ],
      },
      {
        guard: when('unknownOnEdit'),
        target: 'checking',
        actions: setFailure,
      },
      {
        guard: when('unknown'),
        target: 'lookingUp',
        actions: setFailure,
      },
      {
        guard: when('mayHaveHappened'),
        target: 'idle',
        actions: ['clearComparison', ...reportFailure],
      },
      {
        target: 'idle',
        actions: ['noteNothingSent', 'clearComparison', ...reportFailure],
      },
    ],
  },
});

/** Reads the record to find out whether a save without a response was stored. Sends nothing. */
export const checking = draftSendSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'read',
    input: ({ context }) => ({ isSaved: (record) => isStored(context, record) }),
    onDone: [
      { guard: when('isStoredAlready'), target: 'storedAlready' },
      {
        guard: when('ok'),
        target: 'idle',
        actions: ['noteNothingSent', 'clearComparison', ...report(NOT_SAVED)],
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toCheck' },
      { target: 'idle', actions: ['clearComparison', notifyFailure] },
    ],
  },
});

/** The draft was stored and only the response was lost, so it is deleted. */
export const storedAlready = draftSendSetup.createStateConfig({
  tags: 'busy',
  entry: [
    { type: 'setMessage', params: ({ context }) => savedAfterAll(context) },
    { type: 'notifySuccess', params: ({ context }) => savedAfterAll(context) },
  ],
  invoke: { src: 'remove', onDone: 'sent' },
});

function savedAfterAll({ mode }: Pick<DraftSendContext, 'mode'>): string {
  return mode === 'create' ? CREATED_AFTER_ALL : SAVED_AFTER_ALL;
}
