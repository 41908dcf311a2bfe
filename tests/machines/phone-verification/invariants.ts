import type { SnapshotFrom } from 'xstate';
import { callInProgress } from '#machines/code/setup.ts';
import { secondsLeft } from '#machines/countdown.ts';
import { visibleErrors } from '#machines/field-errors.ts';
import type { phoneVerificationMachine } from '#machines/phone-verification/machine.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { CODE, validate } from './scenario.ts';

type PhoneVerificationSnapshot = SnapshotFrom<typeof phoneVerificationMachine>;

const before = ({ from }: Edge) => from.snapshot as PhoneVerificationSnapshot;
const after = ({ snapshot }: Edge) => snapshot as PhoneVerificationSnapshot;
const isBy = ({ by }: Edge, type: string) => by.event.type === type;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const starts = ({ effects }: Edge, src: string) => effects.starts.filter((started) => started.src === src);
const notices = ({ effects }: Edge, kind: string) => effects.emits.filter((emitted) => emitted['kind'] === kind);
const focusesCode = ({ effects }: Edge) =>
  effects.emits.some(({ type, name }) => type === 'focusField' && name === 'otp');
const canResend = (snapshot: PhoneVerificationSnapshot) => snapshot.can({ type: 'code.resend' });
const isWrong = (snapshot: PhoneVerificationSnapshot) =>
  snapshot.matches({ entering: { step: { acceptingCode: 'wrong' } } }) && snapshot.context.failure !== null;
const visibleError = ({ context }: PhoneVerificationSnapshot) => visibleErrors(context).otp ?? null;
const errorOf = ({ values }: PhoneVerificationSnapshot['context']) => validate(values).otp ?? null;
const hasVerifyFailed = ({ by: { label } }: Edge) => /^verifyOtp ends \((rejected|offline|unknown|fault)\)/.test(label);
const isReady = (snapshot: PhoneVerificationSnapshot) =>
  snapshot.matches({ entering: { step: { acceptingCode: 'sent' } } }) ||
  snapshot.matches({ entering: { step: { acceptingCode: 'wrong' } } });
const waitsFor = (snapshot: PhoneVerificationSnapshot) => {
  if (snapshot.matches({ awaitingSignIn: 'toVerify' })) return 'verifyOtp';
  return snapshot.matches('awaitingSignIn') ? 'sendOtp' : null;
};

/** Invariants of the verification of a mobile number, checked on every transition of every path. */
export const phoneVerificationInvariants: Invariants = {
  'passes the code only to its own call, and clears it at the end': (edge) => {
    const { starts: started, emits, does } = edge.effects;
    const others = started.filter(({ src }) => src !== 'verifyOtp');
    const out = JSON.stringify([others, emits, does, after(edge).output ?? null]);
    return !out.includes(CODE) && (after(edge).status === 'active' || after(edge).context.values.otp === '');
  },
  'changes the input only when the user types, whatever fails': (edge) => {
    if (edge.taken.length === 0 || after(edge).status === 'done') return true;
    const { otp } = before(edge).context.values;
    return after(edge).context.values.otp === (isBy(edge, 'code.change') ? edge.by.event['value'] : otp);
  },
  'makes a call only on a press or after the sign-in that this call awaited, one at a time': (edge) => {
    const calls = [...starts(edge, 'sendOtp'), ...starts(edge, 'verifyOtp')];
    if (calls.length === 0) return true;
    if (isBy(edge, 'session.resumed')) return calls.length === 1 && calls[0]?.src === waitsFor(before(edge));
    const isPress = /send|resend|verify/.test(edge.by.event.type);
    return isPress && calls.length === 1 && !before(edge).hasTag('busy');
  },
  'sends for the number and user of its input, and only a valid code': (edge) => {
    const { values } = before(edge).context;
    return (
      starts(edge, 'sendOtp').every(({ input }) => isSame(input, { recipient: values.recipient })) &&
      starts(edge, 'verifyOtp').every(({ input }) => isSame(input, values) && validate(values).otp === undefined)
    );
  },
  'Verify starts a call or shows the error': (edge) => {
    if (!isBy(edge, 'code.verify') || !isReady(before(edge))) return true;
    const error = errorOf(before(edge).context);
    if (error === null) return starts(edge, 'verifyOtp').length === 1;
    return focusesCode(edge) && visibleError(after(edge)) === error;
  },
  'never requests another code before the countdown ends': (edge) => {
    const { now, resendAt } = before(edge).context;
    const hasAsked = starts(edge, 'sendOtp').length > 0 && before(edge).hasTag('entering');
    return !hasAsked || resendAt === null || now >= resendAt;
  },
  'unlocks resend before the end of the countdown only when verify fails': (edge) => {
    const isFreed = before(edge).context.resendAt !== null && after(edge).context.resendAt === null;
    return !isFreed || hasVerifyFailed(edge);
  },
  'accepts Resend OTP exactly when canResend is true': (edge) =>
    canResend(before(edge)) === (isReady(before(edge)) && secondsLeft(before(edge).context) === 0) &&
    (!isBy(edge, 'code.resend') || canResend(before(edge)) === (starts(edge, 'sendOtp').length === 1)),
  'unlocks resend at once when verify fails': (edge) =>
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
  'shows only current errors': (edge) => {
    const shown = visibleError(after(edge));
    return shown === null || shown === errorOf(after(edge).context);
  },
  'stores why a call failed until the next call or a change': (edge) => {
    const hasFailed = hasVerifyFailed(edge) || /^sendOtp ends \((?!sent|session)/.test(edge.by.label);
    if (hasFailed) return after(edge).context.failure !== null && notices(edge, 'error').length === 1;
    const isPersisted = isSame(after(edge).context.failure, before(edge).context.failure);
    return isPersisted || edge.effects.starts.length > 0 || isBy(edge, 'code.change');
  },
  'waits silently for the sign-in with the call that failed': (edge) => {
    if (!edge.by.label.endsWith('(sessionExpired)')) return true;
    const call = edge.by.label.startsWith('verify') ? 'verifyOtp' : 'sendOtp';
    return waitsFor(after(edge)) === call && edge.effects.emits.length === 0 && after(edge).hasTag('awaitingSignIn');
  },
  'continues after the sign-in with the call that failed': (edge) => {
    const call = waitsFor(before(edge));
    if (!isBy(edge, 'session.resumed') || call === null) return true;
    return starts(edge, call).length === 1 && !after(edge).hasTag('awaitingSignIn');
  },
  'can be cancelled except while a code is verified': (edge) => {
    if (!isBy(edge, 'code.cancel')) return true;
    const isVerifying = before(edge).matches({ entering: { step: 'verifying' } });
    return after(edge).matches('cancelled') !== isVerifying;
  },
  'is busy exactly during a call': (edge) => {
    const running = Object.values(after(edge).children).filter((child) => child?.src !== 'tick');
    return after(edge).hasTag('busy') === running.length > 0;
  },
  'reports which call is in progress, and which one waits for the sign-in': (edge) => {
    const call = callInProgress(after(edge));
    if (after(edge).hasTag('awaitingSignIn')) return call !== null && call === callInProgress(before(edge));
    const running = Object.values(after(edge).children).map((child) => child?.src);
    if (running.includes('verifyOtp')) return call === 'verify';
    if (running.includes('sendOtp')) return call === (after(edge).hasTag('entering') ? 'resend' : 'send');
    return call === null;
  },
  'treats a number as verified exactly when the server does': (edge) => {
    const isVerified = edge.by.label === 'verifyOtp ends (ok)';
    if (after(edge).status !== 'done') return !isVerified;
    return isSame(after(edge).output, { recipient: before(edge).context.values.recipient, isVerified });
  },
};
