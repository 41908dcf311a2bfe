import type { SnapshotFrom } from 'xstate';
import { okOf } from '#machines/result-parts.ts';
import { failed, reportFailure, reportRejected, when } from '../routes.ts';
import { notificationSendSetup } from './setup.ts';

/**
 * The user edits. The result of the last attempt stays visible: `sent` until the user types, `failed` and `unknown` until
 * the next attempt.
 */
export const editing = notificationSendSetup.createStateConfig({
  initial: 'usual',
  on: {
    'notificationSend.change': { actions: { type: 'setValue', params: ({ event }) => event } },
    'notificationSend.blur': { actions: { type: 'showErrorsOf', params: ({ event }) => event } },
    'notificationSend.submit': [
      { guard: 'isValid', target: '#notificationSend.confirming' },
      { actions: ['showAllErrors', 'focusFirstError'] },
    ],
  },
  states: {
    usual: {},
    sent: {
      on: {
        'notificationSend.change': { target: 'usual', actions: { type: 'setValue', params: ({ event }) => event } },
      },
    },
    failed: {},
    unknown: {},
  },
});

/**
 * Sends the confirmed notification once. It does not wait for a sign-in if the session expired: it would then be sent at
 * a time that the user did not choose.
 */
export const sending = notificationSendSetup.createStateConfig({
  tags: ['dialog', 'busy'],
  entry: 'clearFailure',
  invoke: {
    src: 'send',
    input: ({ context }) => context.values,
    onDone: [
      {
        guard: when('ok'),
        target: 'editing.sent',
        actions: ['clearForm', { type: 'notifySuccess', params: ({ event }) => okOf(event.output) }],
      },
      {
        guard: when('hasField'),
        target: 'editing.failed',
        actions: reportRejected,
      },
      {
        guard: when('nothingSent'),
        target: 'editing.failed',
        actions: reportFailure,
      },
      failed('editing.unknown'),
    ],
  },
});

/**
 * Sends a notification once, after a preview and a confirmation (sections 3 and 7). The call is a GET whose side effect
 * cannot be undone, so only the button of the dialog sends.
 */
export const notificationSendMachine = notificationSendSetup.createMachine({
  id: 'notificationSend',
  context: ({ input }) => ({
    ...input,
    values: input.initial,
    shown: [],
    serverErrors: {},
    failure: null,
    sent: null,
  }),
  initial: 'editing',
  states: {
    editing,
    confirming: {
      tags: 'dialog',
      on: {
        'notificationSend.confirm': 'sending',
        'notificationSend.cancel': [
          { guard: 'isUncertain', target: 'editing.unknown' },
          { guard: 'hasFailed', target: 'editing.failed' },
          { target: 'editing.usual' },
        ],
      },
    },
    sending,
  },
});

export type NotificationSendSnapshot = SnapshotFrom<typeof notificationSendMachine>;

/** Whether leaving would lose something: input, or the result of a send in progress. */
export function isUnsent(snapshot: NotificationSendSnapshot): boolean {
  const { values, initial } = snapshot.context;
  return snapshot.hasTag('busy') || Object.keys(values).some((name) => values[name] !== initial[name]);
}

/** Whether the form accepts a draft. Not during a send. */
export function canRestore(snapshot: NotificationSendSnapshot): boolean {
  return snapshot.matches('editing');
}

/**
 * The result of the last attempt, while it is visible.
 * - `failed`: nothing was sent.
 * - `unknown`: it may have been sent; only the user can check.
 */
export function resultOf(snapshot: NotificationSendSnapshot): 'none' | 'sent' | 'failed' | 'unknown' {
  if (snapshot.matches({ editing: 'sent' })) return 'sent';
  if (snapshot.matches({ editing: 'failed' })) return 'failed';
  return mayHaveBeenSent(snapshot) ? 'unknown' : 'none';
}

/** Whether another send may send the notification twice. */
export function mayHaveBeenSent({ context: { failure } }: NotificationSendSnapshot): boolean {
  return failure !== null && (failure.kind === 'unknown' || failure.kind === 'fault');
}
