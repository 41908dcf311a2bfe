import type { SnapshotFrom } from 'xstate';
import { callInProgress } from '#machines/code/setup.ts';
import { secondsLeft } from '#machines/countdown.ts';
import { firstInvalid, visibleErrors } from '#machines/field-errors.ts';
import type { recoveryMachine } from '#machines/recovery/machine.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { CODE, validate } from './scenario.ts';

export type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;

const before = ({ from }: Edge) => from.snapshot as RecoverySnapshot;
const after = ({ snapshot }: Edge) => snapshot as RecoverySnapshot;
const isBy = ({ by }: Edge, type: string) => by.event.type === type;
const starts = ({ effects }: Edge, src: string) => effects.starts.filter((started) => started.src === src);
const notices = ({ effects }: Edge, kind: string) => effects.emits.filter((emitted) => emitted['kind'] === kind);
const focused = ({ effects }: Edge) =>
  effects.emits.filter(({ type }) => type === 'focusField').map(({ name }) => name);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isReady = (snapshot: RecoverySnapshot) =>
  snapshot.matches({ entering: { step: { acceptingCode: 'sent' } } }) ||
  snapshot.matches({ entering: { step: { acceptingCode: 'wrong' } } });
const canResend = (snapshot: RecoverySnapshot) => snapshot.can({ type: 'code.resend' });
const isWrong = (snapshot: RecoverySnapshot) =>
  snapshot.matches({ entering: { step: { acceptingCode: 'wrong' } } }) && snapshot.context.failure !== null;
const hasVerifyFailed = ({ by: { label } }: Edge) => label.startsWith('verifyOtp') && label !== 'verifyOtp ends (ok)';

/** Invariants of a recovery, checked on every transition of every path. */
export const recoveryInvariants: Invariants = {
  'reports which call is in progress': (edge) => {
    const value = JSON.stringify(after(edge).value);
    const calls = { '"sending"': 'send', '"resending"': 'resend', '"verifying"': 'verify' };
    const [under] = Object.entries(calls).filter(([state]) => value.includes(state));
    return callInProgress(after(edge)) === (under?.[1] ?? null);
  },
  'shows no error for a cleared code, and keeps the other errors': (edge) => {
    const [was, is] = [before(edge).context, after(edge).context];
    if (was.values.otp === '' || is.values.otp !== '' || isBy(edge, 'code.change')) return true;
    return !is.shown.includes('otp') && is.shown.includes('recipient') === was.shown.includes('recipient');
  },
  'passes the code only to its own call, and clears it at the end': (edge) => {
    const { starts: started, emits, does } = edge.effects;
    const others = started.filter(({ src }) => src !== 'verifyOtp');
    const exposed = JSON.stringify([others, emits, does, after(edge).output ?? null]);
    return !exposed.includes(CODE) && (after(edge).status === 'active' || after(edge).context.values.otp === '');
  },
  'changes the input only when the user types; clears the code when it leaves the step': (edge) => {
    if (edge.taken.length === 0 || isBy(edge, 'code.change')) return true;
    const { values } = before(edge).context;
    const hasLeft = isBy(edge, 'code.restart') || after(edge).matches('verified');
    return isSame(after(edge).context.values, hasLeft ? { ...values, otp: '' } : values);
  },
  'changes only the field that the user edits': (edge) => {
    if (!isBy(edge, 'code.change') || edge.taken.length === 0) return true;
    const { name, value } = edge.by.event as unknown as { name: string; value: string };
    const expected = { ...before(edge).context.values, [name]: value };
    const hasLeft = before(edge).hasTag('entering') && !after(edge).hasTag('entering');
    return isSame(after(edge).context.values, hasLeft ? { ...expected, otp: '' } : expected);
  },
  'accepts the code during a resend, and no other input during a call': (edge) => {
    if (!before(edge).hasTag('busy') || !isBy(edge, 'code.change')) return true;
    const isResending = before(edge).matches({ entering: { step: { acceptingCode: 'resending' } } });
    return edge.taken.length > 0 === (isResending && edge.by.event['name'] === 'otp');
  },
  'starts again only when the username changes': (edge) => {
    if (!isBy(edge, 'code.change') || !before(edge).hasTag('entering') || edge.taken.length === 0) return true;
    const isOther = after(edge).context.values.recipient !== before(edge).context.values.recipient;
    return after(edge).matches('asking') === isOther;
  },
  'makes a call only on a press, one at a time': (edge) => {
    const calls = [...starts(edge, 'sendOtp'), ...starts(edge, 'verifyOtp')];
    if (calls.length === 0) return true;
    const isPress = ['code.send', 'code.resend', 'code.verify'].includes(edge.by.event.type);
    return isPress && calls.length === 1 && !before(edge).hasTag('busy');
  },
  'sends for the typed username, and only valid values': (edge) => {
    const { values } = before(edge).context;
    const isRight = ({ input }: { input: unknown }) => isSame(input, { recipient: values.recipient });
    return (
      starts(edge, 'sendOtp').every((call) => isRight(call) && values.recipient !== '') &&
      starts(edge, 'verifyOtp').every(
        ({ input }) => isSame(input, values) && firstInvalid(fields, validate(values)) === null,
      )
    );
  },
  'Send OTP starts a call, focuses the invalid field, or continues with the code already sent': (edge) => {
    if (!isBy(edge, 'code.send') || !before(edge).matches('asking')) return true;
    const { values, sentTo } = before(edge).context;
    const isUnderWay = values.recipient === sentTo && secondsLeft(before(edge).context) > 0;
    if (isUnderWay) return isSame(focused(edge), ['otp']) && after(edge).hasTag('entering');
    if (values.recipient !== '') return starts(edge, 'sendOtp').length === 1;
    return isSame(focused(edge), ['recipient']) && visibleErrors(after(edge).context).recipient !== undefined;
  },
  'Verify starts a call or focuses the invalid field': (edge) => {
    if (!isBy(edge, 'code.verify') || !isReady(before(edge))) return true;
    if (before(edge).context.values.otp === CODE) return starts(edge, 'verifyOtp').length === 1;
    return isSame(focused(edge), ['otp']) && visibleErrors(after(edge).context).otp !== undefined;
  },
  'never requests another code before the countdown ends': (edge) => {
    const { now, resendAt, sentTo, values } = before(edge).context;
    if (starts(edge, 'sendOtp').length === 0 || sentTo !== values.recipient) return true;
    return resendAt === null || now >= resendAt;
  },
  'unlocks resend before the end of the countdown only when verify fails or a send has no response': (edge) => {
    const isFreed = before(edge).context.resendAt !== null && after(edge).context.resendAt === null;
    const isUnknown = edge.by.label === 'sendOtp ends (unknown)' && before(edge).matches('sending');
    return !isFreed || hasVerifyFailed(edge) || isUnknown;
  },
  'stores the username that a code may have been sent for': (edge) =>
    !/^sendOtp ends \((sent|unknown)\)/.test(edge.by.label) ||
    after(edge).context.sentTo === before(edge).context.values.recipient,
  'accepts Resend OTP exactly when canResend is true': (edge) =>
    canResend(before(edge)) === (isReady(before(edge)) && secondsLeft(before(edge).context) === 0) &&
    (!isBy(edge, 'code.resend') || canResend(before(edge)) === (starts(edge, 'sendOtp').length === 1)),
  'unlocks resend at once when verify fails, and keeps the code': (edge) =>
    !hasVerifyFailed(edge) ||
    (canResend(after(edge)) && after(edge).context.failure !== null && notices(edge, 'error').length === 1),
  'calls a code wrong exactly when the server rejected it, until it changes': (edge) => {
    if (hasVerifyFailed(edge)) return isWrong(after(edge)) === (edge.by.label === 'verifyOtp ends (rejected)');
    return !isWrong(after(edge)) || isWrong(before(edge));
  },
  'starts a countdown of 30 seconds with each sent code': (edge) =>
    edge.by.label !== 'sendOtp ends (sent)' ||
    (secondsLeft(after(edge).context) === 30 && after(edge).hasTag('entering') && !canResend(after(edge))),
  'runs the clock exactly during the countdown': (edge) =>
    !after(edge).hasTag('entering') ||
    after(edge).matches({ entering: { countdown: 'running' } }) === secondsLeft(after(edge).context) > 0,
  'stores what a reload needs, and deletes it afterwards': (edge) => {
    const stored = edge.effects.does.filter(({ type }) => type === 'remember').map(({ params }) => params);
    const { values, resendAt } = after(edge).context;
    const isOver = before(edge).hasTag('entering') && !after(edge).hasTag('entering');
    if (isOver) return isSame(stored, [null]);
    const isChanged = edge.by.label === 'sendOtp ends (sent)' || hasVerifyFailed(edge);
    const isOpened = !before(edge).hasTag('entering') && after(edge).hasTag('entering');
    return isSame(stored, isChanged || isOpened ? [{ username: values.recipient, resendAt }] : []);
  },
  'opens the code boxes exactly when a code may be on its way': (edge) => {
    if (!before(edge).matches('sending') || edge.taken.length === 0) return true;
    return after(edge).hasTag('entering') === /\((sent|unknown)\)/.test(edge.by.label);
  },
  'stores why a call failed until the next call, a change or a restart': (edge) => {
    const hasFailed = /^(sendOtp|verifyOtp) ends \((?!sent|ok)/.test(edge.by.label);
    if (hasFailed) return after(edge).context.failure !== null && notices(edge, 'error').length === 1;
    const isPersisted = isSame(after(edge).context.failure, before(edge).context.failure);
    return isPersisted || edge.effects.starts.length > 0 || /change|restart/.test(edge.by.event.type);
  },
  'shows only current errors': (edge) => {
    const errors = validate(after(edge).context.values);
    const shown = visibleErrors(after(edge).context);
    return fields.every((name) => shown[name] === undefined || shown[name] === errors[name]);
  },
  'shows no error for code boxes that just appeared': (edge) =>
    before(edge).hasTag('entering') ||
    !after(edge).hasTag('entering') ||
    visibleErrors(after(edge).context).otp === undefined,
  'is busy exactly during a call': (edge) => {
    const running = Object.values(after(edge).children).filter((child) => child?.src !== 'tick');
    return after(edge).hasTag('busy') === running.length > 0;
  },
  'shows the server’s message for each code sent and verified': (edge) => {
    const messages = notices(edge, 'success').map(({ message }) => message);
    if (edge.by.label === 'sendOtp ends (sent)') return isSame(messages, ['OTP sent']);
    return isSame(messages, edge.by.label === 'verifyOtp ends (ok)' ? ['OTP verified'] : []);
  },
  'ends with the user whom the server verified': (edge) =>
    (after(edge).status === 'done') === (edge.by.label === 'verifyOtp ends (ok)') &&
    (after(edge).status !== 'done' ||
      isSame(after(edge).output, { recipient: before(edge).context.values.recipient, isVerified: true })),
};

const fields = ['recipient', 'otp'] as const;
