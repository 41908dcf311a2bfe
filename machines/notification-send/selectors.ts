import type { SnapshotFrom } from 'xstate';
import type { notificationSendMachine } from './machine.ts';
import type { NotificationErrors, NotificationSendContext } from './types.ts';

export type NotificationSendSnapshot = SnapshotFrom<typeof notificationSendMachine>;

/** What the person is shown by the fields: the rules broken where they have been, and the server's complaints. */
export function visibleErrors({ values, validate, shown, serverErrors }: NotificationSendContext): NotificationErrors {
  const broken = Object.entries(validate(values)).filter(([name]) => shown.includes(name));
  return { ...serverErrors, ...Object.fromEntries(broken) };
}

/** Whether something would be lost by leaving: what is typed, or the word of what becomes of a send under way. */
export function isUnsent(snapshot: NotificationSendSnapshot): boolean {
  const { values, initial } = snapshot.context;
  return snapshot.hasTag('busy') || Object.keys(values).some((name) => values[name] !== initial[name]);
}

/** Whether a draft would be taken: not while something is being sent. */
export function canRestore(snapshot: NotificationSendSnapshot): boolean {
  return snapshot.matches('editing');
}

/**
 * What became of the last attempt, as long as it is told.
 * - `failed`: nothing was sent.
 * - `unknown`: it may have been sent; only the person can look.
 */
export function resultOf(snapshot: NotificationSendSnapshot): 'none' | 'sent' | 'failed' | 'unknown' {
  if (snapshot.matches({ editing: 'sent' })) return 'sent';
  if (snapshot.matches({ editing: 'failed' })) return 'failed';
  return mayHaveBeenSent(snapshot) ? 'unknown' : 'none';
}

/** Whether sending what is typed may be sending it twice. */
export function mayHaveBeenSent({ context: { failure } }: NotificationSendSnapshot): boolean {
  return failure !== null && (failure.kind === 'unknown' || failure.kind === 'fault');
}
