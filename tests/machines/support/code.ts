import type { SnapshotFrom } from 'xstate';
import { type CodeContext, type CodeInput, type CodeValues, callInProgress } from '#machines/code/setup.ts';
import { secondsLeft } from '#machines/countdown.ts';
import { visibleErrors } from '#machines/field-errors.ts';
import type { phoneVerificationMachine } from '#machines/phone-verification/machine.ts';
import type { recoveryMachine } from '#machines/recovery/machine.ts';
import type { Edge } from './explore.ts';
import type { Invariants } from './prove.ts';
import { isBy, isSame, starts, statesOf } from './read-edge.ts';

type CodeSnapshot = SnapshotFrom<typeof phoneVerificationMachine> | SnapshotFrom<typeof recoveryMachine>;

const { before, after } = statesOf<SnapshotFrom<typeof phoneVerificationMachine>>();

/** The code that the user types. */
export const CODE = '123456';

/** Whether the code can be typed, and no call is made. */
const isReady = ({ value }: CodeSnapshot) => /"acceptingCode":"(sent|wrong)"/.test(JSON.stringify(value));
export const hasVerifyFailed = (edge: Edge) =>
  /^verifyOtp ends \((?!ok)/.test(edge.by.label) && !after(edge).hasTag('awaitingSignIn');
const canResend = (snapshot: CodeSnapshot) => snapshot.can({ type: 'code.resend' });
const calls = (edge: Edge) => [...starts(edge, 'sendOtp'), ...starts(edge, 'verifyOtp')];

/** The call that waits for a sign-in. */
export function waitsFor(snapshot: SnapshotFrom<typeof phoneVerificationMachine>) {
  if (snapshot.matches({ awaitingSignIn: 'toVerify' })) return 'verifyOtp';
  return snapshot.matches('awaitingSignIn') ? 'sendOtp' : null;
}

/** Invariants of sending and verifying a code, checked on every transition of every path. */
export function codeInvariants(validate: CodeInput['validate']): Invariants {
  const errorOf = ({ values }: CodeContext, name: keyof CodeValues) => validate(values)[name];

  return {
    'passes the code only to its own call, and clears it at the end': (edge) => {
      const { starts: started, emits, does } = edge.effects;
      const others = started.filter(({ src }) => src !== 'verifyOtp');
      const out = JSON.stringify([others, emits, does, after(edge).output ?? null]);
      return !out.includes(CODE) && (after(edge).status === 'active' || after(edge).context.values.otp === '');
    },
    'makes a call only on a press, or after the sign-in that this call awaited, one at a time': (edge) => {
      const [call, ...others] = calls(edge);
      if (call === undefined) return true;
      if (others.length > 0 || before(edge).hasTag('busy')) return false;
      if (isBy(edge, 'session.resumed')) return call.src === waitsFor(before(edge));
      return ['code.send', 'code.resend', 'code.verify'].includes(edge.by.event.type);
    },
    'sends for the recipient, and only valid values': (edge) => {
      const { values } = before(edge).context;
      const { recipient } = values;
      const areValid = starts(edge, 'verifyOtp').every(
        ({ input }) => isSame(input, values) && isSame(validate(values), {}),
      );
      const isMeant = starts(edge, 'sendOtp').every(({ input }) => isSame(input, { recipient }));
      return (
        areValid && isMeant && (calls(edge).length === 0 || errorOf(before(edge).context, 'recipient') === undefined)
      );
    },
    'never requests another code for a recipient before the countdown ends': (edge) => {
      const { now, resendAt, sentTo, values } = before(edge).context;
      if (starts(edge, 'sendOtp').length === 0 || sentTo !== values.recipient) return true;
      return resendAt === null || now >= resendAt;
    },
    'unlocks resend before the end of the countdown only when verify fails, or a first send has no response': (
      edge,
    ) => {
      const isFreed = before(edge).context.resendAt !== null && after(edge).context.resendAt === null;
      const isUnknown = edge.by.label === 'sendOtp ends (unknown)' && before(edge).matches('sending');
      return !isFreed || hasVerifyFailed(edge) || isUnknown;
    },
    'accepts Resend OTP exactly when it can be pressed': (edge) =>
      canResend(before(edge)) === (isReady(before(edge)) && secondsLeft(before(edge).context) === 0) &&
      (!isBy(edge, 'code.resend') || canResend(before(edge)) === (starts(edge, 'sendOtp').length === 1)),
    'runs the clock exactly during the countdown': (edge) =>
      !after(edge).hasTag('entering') ||
      after(edge).matches({ entering: { countdown: 'running' } }) === secondsLeft(after(edge).context) > 0,
    'shows only current errors': (edge) => {
      const { context } = after(edge);
      const errors = validate(context.values);
      const { recipient, otp } = visibleErrors(context);
      return [undefined, errors.recipient].includes(recipient) && [undefined, errors.otp].includes(otp);
    },
    'is busy exactly during a call': (edge) => after(edge).hasTag('busy') === runningCalls(edge).length > 0,
    'reports which call is in progress, and which one waits for the sign-in': (edge) => {
      const call = callInProgress(after(edge));
      if (after(edge).hasTag('awaitingSignIn')) return call !== null && call === callInProgress(before(edge));
      const running = runningCalls(edge);
      if (running.includes('verifyOtp')) return call === 'verify';
      if (running.includes('sendOtp')) return call === (after(edge).hasTag('entering') ? 'resend' : 'send');
      return call === null;
    },
  };
}

const runningCalls = (edge: Edge) =>
  Object.values(after(edge).children)
    .map((child) => child?.src)
    .filter((src) => src !== 'tick');
