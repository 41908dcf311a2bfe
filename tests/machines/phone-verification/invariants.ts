import type { SnapshotFrom } from 'xstate';
import type { phoneVerificationMachine } from '#machines/phone-verification/machine.ts';
import { codeInvariants, waitsFor } from '../support/code.ts';
import type { Invariants } from '../support/prove.ts';
import { isBy, isSame, isTaken, starts, statesOf } from '../support/read-edge.ts';
import { validate } from './scenario.ts';

const { before, after } = statesOf<SnapshotFrom<typeof phoneVerificationMachine>>();

/** Invariants of the verification of a mobile number, checked on every transition of every path. */
export const phoneVerificationInvariants: Invariants = {
  ...codeInvariants(validate),
  'changes the input only when the user types, whatever fails': (edge) => {
    if (!isTaken(edge) || after(edge).status === 'done') return true;
    const { otp } = before(edge).context.values;
    return after(edge).context.values.otp === (isBy(edge, 'code.change') ? edge.by.event['value'] : otp);
  },
  'continues after the sign-in with the call that failed': (edge) => {
    const call = waitsFor(before(edge));
    if (!isBy(edge, 'session.resumed') || call === null) return true;
    return starts(edge, call).length === 1 && !after(edge).hasTag('awaitingSignIn');
  },
  'treats a number as verified exactly when the server does': (edge) => {
    const isVerified = edge.by.label === 'verifyOtp ends (ok)';
    if (after(edge).status !== 'done') return !isVerified;
    return isSame(after(edge).output, { recipient: before(edge).context.values.recipient, isVerified });
  },
};
