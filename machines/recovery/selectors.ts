import type { SnapshotFrom } from 'xstate';
import { errorsAmong } from '../field-errors.ts';
import type { recoveryMachine } from './machine.ts';
import type { RecoveryContext, RecoveryErrors } from './types.ts';

export type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;

/** What the person is shown by the fields; an error vanishes as soon as the value is mended. */
export function visibleErrors({ values, validate, shown }: RecoveryContext): RecoveryErrors {
  return errorsAmong(shown, validate(values));
}

/** Whether a press of 'Resend OTP' is heard: the countdown is over and no call is under way. */
export function canResend(snapshot: RecoverySnapshot): boolean {
  return snapshot.can({ type: 'recovery.resend' });
}

/** Which call is under way: the one whose button is busy. */
export function callUnderWay(snapshot: RecoverySnapshot): 'send' | 'resend' | 'verify' | null {
  if (snapshot.matches('sending')) return 'send';
  if (snapshot.matches({ entering: { step: { open: 'resending' } } })) return 'resend';
  return snapshot.matches({ entering: { step: 'verifying' } }) ? 'verify' : null;
}

/** The server has refused the code that was last verified, and none has been typed since. */
export function isWrong(snapshot: RecoverySnapshot): boolean {
  return snapshot.matches({ entering: { step: { open: 'wrong' } } }) && snapshot.context.failure !== null;
}
