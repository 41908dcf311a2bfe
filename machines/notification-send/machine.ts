import type { SnapshotFrom } from 'xstate';
import { type CallFormValues, callFormMachine } from '../call-form.ts';

/** The input by field. */
export type NotificationValues = CallFormValues<string>;

type NotificationFields = readonly [string, ...string[]];

/**
 * Sends a notification once, after a preview and a confirmation (sections 3 and 7). The call is a GET whose side effect
 * cannot be undone, so only the button of the dialog sends. It does not wait for a sign-in if the session has expired: it
 * would then be sent at a time that the user did not choose.
 */
export const customNotificationMachine = notificationMachine(['title', 'image', 'redirectUrl']);

export const trendingNotificationMachine = notificationMachine(['message', 'id']);

function notificationMachine(fields: NotificationFields) {
  return callFormMachine({
    id: 'notificationSend',
    fields,
    empty: Object.fromEntries(fields.map((name) => [name, ''])),
    // The server uses the names of the form's fields as paths.
    paths: Object.fromEntries(fields.map((name) => [name, name])),
    isConfirmed: true,
    output: () => null,
  });
}

export type NotificationSendSnapshot = SnapshotFrom<typeof customNotificationMachine>;

/** Whether leaving would lose something: input, or the result of a send in progress. */
export function isUnsent(snapshot: NotificationSendSnapshot): boolean {
  return snapshot.hasTag('busy') || Object.values(snapshot.context.values).some((value) => value !== '');
}

/** Whether the form accepts a draft. Not during a send. */
export function canRestore(snapshot: NotificationSendSnapshot): boolean {
  return !snapshot.hasTag('dialog');
}

/**
 * The result of the last attempt, while it is visible.
 * - `failed`: nothing was sent.
 * - `unknown`: it may have been sent; only the user can check.
 */
export function resultOf(snapshot: NotificationSendSnapshot): 'none' | 'sent' | 'failed' | 'unknown' {
  const { sent, failure } = snapshot.context;
  if (sent !== null) return 'sent';
  if (failure === null) return 'none';
  return mayHaveBeenSent(snapshot) ? 'unknown' : 'failed';
}

/** Whether another send may send the notification twice. */
export function mayHaveBeenSent({ context: { failure } }: NotificationSendSnapshot): boolean {
  return failure !== null && (failure.kind === 'unknown' || failure.kind === 'fault');
}
