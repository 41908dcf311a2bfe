import { assign, emit, log, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { resultGuards } from '#machines/result-parts.ts';
import { countdownAt, countdownFrom, countdownGuards } from '../countdown.ts';
import { effect } from '../effect.ts';
import type {
  PhoneVerificationContext,
  PhoneVerificationEmitted,
  PhoneVerificationEvent,
  PhoneVerificationInput,
  PhoneVerificationOutput,
  PhoneVerificationTag,
} from './types.ts';

interface Recipient {
  readonly phone: string;
  readonly userId: number;
}

const types = {} as {
  context: PhoneVerificationContext;
  input: PhoneVerificationInput;
  events: PhoneVerificationEvent;
  emitted: PhoneVerificationEmitted;
  output: PhoneVerificationOutput;
  tags: PhoneVerificationTag;
};

/** The verification's parts: its effects (to be provided), guards and actions. */
export const phoneVerificationSetup = setup({
  types,
  actors: {
    /** Resolves with the time of the server's response, in milliseconds since 1970. */
    sendOtp: effect<Result<{ sentAt: number }>, Recipient>('sendOtp'),
    verifyOtp: effect<Result<unknown>, Recipient & { otp: string }>('verifyOtp'),
    /** The same as in the recovery machine. */
    tick: effect<number, { resendAt: number | null }>('tick'),
  },
  guards: {
    ...resultGuards,
    ...countdownGuards,
    isValid: ({ context: { otp, validate } }) => validate(otp) === null,
  },
  actions: {
    setCode: assign((_, otp: string) => ({ otp, failure: null })),
    showError: assign({ isShown: true }),
    clearCode: assign({ otp: '' }),
    noteVerified: assign({ isVerified: true }),
    focusCode: emit({ type: 'phoneVerification.focusCode' }),
    startCountdown: assign((_, { sentAt }: { sentAt: number }) => countdownFrom(sentAt)),
    setNow: assign(({ context }, now: number) => countdownAt(context, now)),
    unlockResend: assign({ resendAt: null }),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    logClockFailure: log((_, { error }: { error: unknown }) => error, 'Countdown error:'),
    notifySuccess: emit((_, { message }: { message: string }) => ({
      type: 'notify' as const,
      kind: 'success' as const,
      message,
      id: 'phone',
    })),
    notifyFailure: emit((_, { message }: Failure) => ({
      type: 'notify' as const,
      kind: 'error' as const,
      message,
      id: 'phone',
    })),
  },
});
