import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { resultGuards } from '#machines/result-parts.ts';
import { type Countdown, countdownAt, countdownFrom, countdownGuards, secondsLeft } from '../countdown.ts';
import { type EffectAction, effect, effectAction } from '../effect.ts';
import { type FieldErrors, type FocusField, firstInvalid, withName } from '../field-errors.ts';
import { type Notice, notice } from '../notice.ts';
import type { Tags } from '../tags.ts';

/** `recipient`: the username or mobile number that receives the code. `otp`: the code as typed, up to 6 digits. */
export interface CodeValues {
  readonly recipient: string;
  readonly otp: string;
}

export type CodeField = keyof CodeValues;

/** What survives a reload: who received a code, and when another can be sent. Never the code. */
export interface FormerCode {
  readonly username: string;
  readonly resendAt: Countdown['resendAt'];
}

export interface CodeInput {
  /** The rules of section 5 on both fields; pure. */
  readonly validate: (values: CodeValues) => FieldErrors<CodeField>;
  /** The time of the start, in milliseconds since 1970. */
  readonly now: number;
  /** The recipient, unless the user types it. */
  readonly recipient?: string;
  /** What this tab stored before a reload. If set, the user continues at the code step. */
  readonly former?: FormerCode | null;
}

export interface CodeContext extends Countdown {
  readonly values: CodeValues;
  readonly validate: CodeInput['validate'];
  /** The recipient of the last code; `null` before the first. */
  readonly sentTo: string | null;
  /** Fields whose errors are shown: those that lost focus, and the one that prevented a send. */
  readonly shown: readonly CodeField[];
  /** Why the last call failed, until the next one or a change. */
  readonly failure: Failure | null;
  readonly isVerified: boolean;
}

export type CodeEvent =
  | { readonly type: 'code.change'; readonly name: CodeField; readonly value: string }
  | { readonly type: 'code.blur'; readonly name: CodeField }
  | { readonly type: 'code.send' }
  | { readonly type: 'code.resend' }
  | { readonly type: 'code.verify' }
  /** Returns to the recipient. */
  | { readonly type: 'code.restart' }
  | { readonly type: 'code.cancel' }
  | { readonly type: 'session.resumed' };

/** The tag of the states that make this call, or wait for a sign-in to make it. */
export type CodeCall = 'send' | 'resend' | 'verify';

/** `isVerified` is false if the user cancelled. */
interface CodeOutput {
  readonly recipient: string;
  readonly isVerified: boolean;
}

/** In the order of the form. */
const FIELDS: readonly CodeField[] = ['recipient', 'otp'];

const remember: EffectAction<FormerCode | null> = effectAction('remember');

const types = {} as {
  context: CodeContext;
  input: CodeInput;
  events: CodeEvent;
  emitted: Notice | FocusField<CodeField>;
  output: CodeOutput;
  /** `busy`: a call is in progress. `entering`: a code was sent, and its boxes are shown. */
  tags: Tags<'busy' | 'entering' | 'awaitingSignIn' | CodeCall>;
};

/** The effects (to be provided), guards and actions of a machine that sends and verifies a one-time code. */
export function codeSetup(noticeId: string) {
  return setup({
    types,
    actors: {
      /** Resolves with the time of the server's response, in milliseconds since 1970. */
      sendOtp: effect<Result<{ sentAt: number }>, { recipient: string }>('sendOtp'),
      verifyOtp: effect<Result<unknown>, CodeValues>('verifyOtp'),
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
      isStillCounting: ({ context }) => context.sentTo === context.values.recipient && secondsLeft(context) > 0,
      canSend: ({ context: { values, validate } }) => validate(values).recipient === undefined,
      canVerify: ({ context: { values, validate } }) => firstInvalid(FIELDS, validate(values)) === null,
      isCode: (_, { name }: { name: CodeField }) => name === 'otp',
      isRecipient: (_, { name }: { name: CodeField }) => name === 'recipient',
      isOtherRecipient: ({ context }, { name, value }: { name: CodeField; value: string }) =>
        name === 'recipient' && value !== context.values.recipient,
    },
    actions: {
      setValue: assign(({ context }, { name, value }: { name: CodeField; value: string }) => ({
        values: { ...context.values, [name]: value },
        failure: null,
      })),
      showErrorsOf: assign(({ context }, { name }: { name: CodeField }) => ({ shown: withName(context.shown, name) })),
      focus: emit((_, name: CodeField) => ({ type: 'focusField' as const, name })),
      noteSent: assign(({ context }) => ({ sentTo: context.values.recipient })),
      noteVerified: assign({ isVerified: true }),
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
      notifySuccess: emit((_, { message }: { message: string }) => notice('success', message, noticeId)),
      notifyFailure: emit((_, { message }: Failure) => notice('error', message, noticeId)),
    },
  });
}

/** The start of a machine that sends and verifies a code. */
export function initialCode({ validate, now, recipient = '', former = null }: CodeInput): CodeContext {
  return {
    values: { recipient: former?.username ?? recipient, otp: '' },
    validate,
    sentTo: former?.username ?? null,
    shown: [],
    failure: null,
    isVerified: false,
    ...countdownAt({ resendAt: former?.resendAt ?? null }, now),
  };
}

/** What a reload needs to continue from here. */
export function formerOf({ values, resendAt }: CodeContext): FormerCode {
  return { username: values.recipient, resendAt };
}

export function outputOf({ values: { recipient }, isVerified }: CodeContext): CodeOutput {
  return { recipient, isVerified };
}

/** The call that is in progress or waits for a sign-in. Its button is busy. */
export function callInProgress(snapshot: { hasTag: (tag: CodeCall) => boolean }): CodeCall | null {
  return (['send', 'resend', 'verify'] as const).find((call) => snapshot.hasTag(call)) ?? null;
}
