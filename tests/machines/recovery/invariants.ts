import type { SnapshotFrom } from 'xstate';
import { secondsLeft } from '#machines/countdown.ts';
import { visibleErrors } from '#machines/field-errors.ts';
import type { recoveryMachine } from '#machines/recovery/machine.ts';
import { codeInvariants, hasVerifyFailed } from '../support/code.ts';
import type { Invariants } from '../support/prove.ts';
import { does, focused, isBy, isSame, isTaken, messages, starts, statesOf } from '../support/read-edge.ts';
import { validate } from './scenario.ts';

export type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;

const { before, after } = statesOf<RecoverySnapshot>();

/** Invariants of a recovery, checked on every transition of every path. */
export const recoveryInvariants: Invariants = {
  ...codeInvariants(validate),
  'shows no error for a cleared code, and keeps the other errors': (edge) => {
    const [was, is] = [before(edge).context, after(edge).context];
    if (was.values.otp === '' || is.values.otp !== '' || isBy(edge, 'code.change')) return true;
    return !is.shown.includes('otp') && is.shown.includes('recipient') === was.shown.includes('recipient');
  },
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
  'starts again only when the username changes': (edge) => {
    if (!isBy(edge, 'code.change') || !before(edge).hasTag('entering') || !isTaken(edge)) return true;
    const isOther = after(edge).context.values.recipient !== before(edge).context.values.recipient;
    return after(edge).matches('asking') === isOther;
  },
  'Send OTP starts a call, focuses the invalid field, or continues with the code already sent': (edge) => {
    if (!isBy(edge, 'code.send') || !before(edge).matches('asking')) return true;
    const { values, sentTo } = before(edge).context;
    const isUnderWay = values.recipient === sentTo && secondsLeft(before(edge).context) > 0;
    if (isUnderWay) return isSame(focused(edge), ['otp']) && after(edge).hasTag('entering');
    if (values.recipient !== '') return starts(edge, 'sendOtp').length === 1;
    return isSame(focused(edge), ['recipient']) && visibleErrors(after(edge).context).recipient !== undefined;
  },
  'stores the username that a code may have been sent for': (edge) =>
    !/^sendOtp ends \((sent|unknown)\)/.test(edge.by.label) ||
    after(edge).context.sentTo === before(edge).context.values.recipient,
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
  'shows the server’s message for each code sent and verified': (edge) => {
    const shown = messages(edge, 'success');
    if (edge.by.label === 'sendOtp ends (sent)') return isSame(shown, ['OTP sent']);
    return isSame(shown, edge.by.label === 'verifyOtp ends (ok)' ? ['OTP verified'] : []);
  },
  'ends with the user whom the server verified': (edge) =>
    (after(edge).status === 'done') === (edge.by.label === 'verifyOtp ends (ok)') &&
    (after(edge).status !== 'done' ||
      isSame(after(edge).output, { recipient: before(edge).context.values.recipient, isVerified: true })),
};
