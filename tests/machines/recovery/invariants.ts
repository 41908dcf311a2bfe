import type { SnapshotFrom } from 'xstate';
import { visibleErrors } from '#machines/field-errors.ts';
import type { recoveryMachine } from '#machines/recovery/machine.ts';
import { codeInvariants, hasVerifyFailed } from '../support/code.ts';
import type { Invariants } from '../support/prove.ts';
import { does, isBy, isSame, isTaken, statesOf } from '../support/read-edge.ts';
import { validate } from './scenario.ts';

export type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;

const { before, after } = statesOf<RecoverySnapshot>();

/** Invariants of a recovery, checked on every transition of every path. */
export const recoveryInvariants: Invariants = {
  ...codeInvariants(validate),
  'changes the input only when the user types; clears the code when it leaves the step': (edge) => {
    if (!isTaken(edge) || isBy(edge, 'code.change')) return true;
    const { values } = before(edge).context;
    const hasLeft = isBy(edge, 'code.restart') || after(edge).matches('verified');
    return isSame(after(edge).context.values, hasLeft ? { ...values, otp: '' } : values);
  },
  'changes only the field that the user edits': (edge) => {
    if (!isBy(edge, 'code.change') || !isTaken(edge)) return true;
    const { name, value } = edge.by.event as unknown as { name: string; value: string };
    const expected = { ...before(edge).context.values, [name]: value };
    const hasLeft = before(edge).hasTag('entering') && !after(edge).hasTag('entering');
    return isSame(after(edge).context.values, hasLeft ? { ...expected, otp: '' } : expected);
  },
  'accepts the code during a resend, and no other input during a call': (edge) => {
    if (!before(edge).hasTag('busy') || !isBy(edge, 'code.change')) return true;
    const isResending = before(edge).matches({ entering: { step: { acceptingCode: 'resending' } } });
    return isTaken(edge) === (isResending && edge.by.event['name'] === 'otp');
  },
  'stores what a reload needs, and deletes it afterwards': (edge) => {
    const stored = does(edge, 'remember').map(({ params }) => params);
    const { values, resendAt } = after(edge).context;
    const isOver = before(edge).hasTag('entering') && !after(edge).hasTag('entering');
    if (isOver) return isSame(stored, [null]);
    const isChanged = edge.by.label === 'sendOtp ends (sent)' || hasVerifyFailed(edge);
    const isOpened = !before(edge).hasTag('entering') && after(edge).hasTag('entering');
    return isSame(stored, isChanged || isOpened ? [{ username: values.recipient, resendAt }] : []);
  },
  'opens the code boxes exactly when a code may be on its way': (edge) => {
    if (!before(edge).matches('sending') || !isTaken(edge)) return true;
    return after(edge).hasTag('entering') === /\((sent|unknown)\)/.test(edge.by.label);
  },
  'shows no error for code boxes that just appeared': (edge) =>
    before(edge).hasTag('entering') ||
    !after(edge).hasTag('entering') ||
    visibleErrors(after(edge).context).otp === undefined,
  'ends with the user whom the server verified': (edge) =>
    (after(edge).status === 'done') === (edge.by.label === 'verifyOtp ends (ok)') &&
    (after(edge).status !== 'done' ||
      isSame(after(edge).output, { recipient: before(edge).context.values.recipient, isVerified: true })),
};
