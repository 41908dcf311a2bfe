import type { SnapshotFrom } from 'xstate';
import { errorsAmong } from '../field-errors.ts';
import type { recoveryMachine } from './machine.ts';
import type { RecoveryContext, RecoveryErrors } from './types.ts';

export type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;

/** The errors that the user sees. An error disappears as soon as the value is valid. */
export function visibleErrors({ values, validate, shown }: RecoveryContext): RecoveryErrors {
  return errorsAmong(shown, validate(values));
}

/** Whether 'Resend OTP' is enabled: the countdown is over and no call is in progress. */
export function canResend(snapshot: RecoverySnapshot): boolean {
  return snapshot.can({ type: 'recovery.resend' });
}

/** The call that is in progress. Its button is busy. */
export function callInProgress(snapshot: RecoverySnapshot): 'send' | 'resend' | 'verify' | null {
  if (snapshot.matches('sending')) return 'send';
  if (snapshot.matches({ entering: { step: { acceptingCode: 'resending' } } })) return 'resend';
  return snapshot.matches({ entering: { step: 'verifying' } }) ? 'verify' : null;
}

/** Whether the server rejected the code, and the user has not changed it since. */
export function isWrong(snapshot: RecoverySnapshot): boolean {
  return snapshot.matches({ entering: { step: { acceptingCode: 'wrong' } } }) && snapshot.context.failure !== null;
}
