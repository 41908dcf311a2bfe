import { assign, emit, log, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { resultGuards } from '#machines/result-parts.ts';
import { countdownAt, countdownFrom, countdownGuards, secondsLeft } from '../countdown.ts';
import { type EffectAction, effect, effectAction } from '../effect.ts';
import { firstInvalid, withName } from '../field-errors.ts';
import type {
  RecoveryContext,
  RecoveryEmitted,
  RecoveryEvent,
  RecoveryField,
  RecoveryFormer,
  RecoveryInput,
  RecoveryOutput,
  RecoveryTag,
} from './types.ts';

/** In the order of the form. */
const FIELDS: readonly RecoveryField[] = ['username', 'otp'];

const remember: EffectAction<RecoveryFormer | null> = effectAction('remember');

const types = {} as {
  context: RecoveryContext;
  input: RecoveryInput;
  events: RecoveryEvent;
  emitted: RecoveryEmitted;
  output: RecoveryOutput;
  tags: RecoveryTag;
};

/** The recovery's parts: its effects (to be provided), guards and actions. */
export const recoverySetup = setup({
  types,
  actors: {
    /** Resolves with the time of the server's response, in milliseconds since 1970. */
    sendOtp: effect<Result<{ sentAt: number }>, { username: string }>('sendOtp'),
    verifyOtp: effect<Result<unknown>, { username: string; otp: string }>('verifyOtp'),
    /**
     * Resolves with the current time when another second of the wait until `resendAt` has passed, or as soon as the tab is
     * visible again.
     */
    tick: effect<number, { resendAt: number | null }>('tick'),
  },
  guards: {
    ...resultGuards,
    ...countdownGuards,
    hasSent: ({ context }) => context.sentTo !== null,
    isStillCounting: ({ context }) => context.sentTo === context.values.username && secondsLeft(context) > 0,
    canSend: ({ context: { values, validate } }) => validate(values).username === undefined,
    canVerify: ({ context: { values, validate } }) => firstInvalid(FIELDS, validate(values)) === null,
    isCode: (_, { name }: { name: RecoveryField }) => name === 'otp',
    isUsername: (_, { name }: { name: RecoveryField }) => name === 'username',
    isOtherUsername: ({ context }, { name, value }: { name: RecoveryField; value: string }) =>
      name === 'username' && value !== context.values.username,
  },
  actions: {
    setValue: assign(({ context }, { name, value }: { name: RecoveryField; value: string }) => ({
      values: { ...context.values, [name]: value },
      failure: null,
    })),
    showErrorsOf: assign(({ context }, { name }: { name: RecoveryField }) => ({
      shown: withName(context.shown, name),
    })),
    focus: emit((_, name: RecoveryField) => ({ type: 'recovery.focusField' as const, name })),
    noteSent: assign(({ context }) => ({ sentTo: context.values.username })),
    startCountdown: assign((_, { sentAt }: { sentAt: number }) => countdownFrom(sentAt)),
    setNow: assign(({ context }, now: number) => countdownAt(context, now)),
    unlockResend: assign({ resendAt: null }),
    clearCode: assign(({ context }) => ({
      values: { ...context.values, otp: '' },
      shown: context.shown.filter((name) => name !== 'otp'),
    })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    /** Stores what a reload of this tab needs; `null` deletes it. */
    remember,
    logClockFailure: log((_, { error }: { error: unknown }) => error, 'Countdown error:'),
    notifySuccess: emit((_, { message }: { message: string }) => ({
      type: 'notify' as const,
      kind: 'success' as const,
      message,
      id: 'recovery',
    })),
    notifyFailure: emit((_, { message }: Failure) => ({
      type: 'notify' as const,
      kind: 'error' as const,
      message,
      id: 'recovery',
    })),
  },
});

/** What a reload needs to continue from here. */
export function formerOf({ values, resendAt }: RecoveryContext): RecoveryFormer {
  return { username: values.username, resendAt };
}
