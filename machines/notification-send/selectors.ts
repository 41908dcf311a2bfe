import type { SnapshotFrom } from 'xstate';
import type { notificationSendMachine } from './machine.ts';
import type { NotificationErrors, NotificationSendContext } from './types.ts';

export type NotificationSendSnapshot = SnapshotFrom<typeof notificationSendMachine>;

/** The errors that the user sees: broken rules of the fields in `shown`, and the server's errors. */
export function visibleErrors({ values, validate, shown, serverErrors }: NotificationSendContext): NotificationErrors {
  const broken = Object.entries(validate(values)).filter(([name]) => shown.includes(name));
  return { ...serverErrors, ...Object.fromEntries(broken) };
}

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
