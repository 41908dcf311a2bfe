import type { CodeField, CodeInput, CodeValues, FormerCode } from '#machines/code/setup.ts';
import { MAYBE_SENT, MAYBE_VERIFIED } from '#machines/code/states.ts';
import { RESEND_DELAY_MS } from '#machines/countdown.ts';
import type { FieldErrors } from '#machines/field-errors.ts';
import { recoveryMachine } from '#machines/recovery/machine.ts';
import { CODE } from '../support/code.ts';
import { failures, ok } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

/** The time at which codes are sent. */
export const SENT = 1_000_000;

/** Rules like those of section 5, short enough for the table. */
export function validate({ recipient, otp }: CodeValues): FieldErrors<CodeField> {
  return {
    ...(recipient === '' && { recipient: 'Username is required' }),
    ...(otp === '' && { otp: 'OTP is required' }),
    ...(otp !== '' && otp.length !== 6 && { otp: 'OTP must be exactly 6 digits' }),
  };
}

const input = (former: FormerCode | null): CodeInput => ({ validate, now: SENT, former });

export const recoveryScenario: Scenario = {
  name: 'recovery',
  machine: recoveryMachine,
  inputs: {
    first: input(null),
    'reloaded, counting': input({ username: 'ann', resendAt: SENT + RESEND_DELAY_MS }),
    'reloaded, over': input({ username: 'ann', resendAt: null }),
  },
  events: {
    'code.change': {
      'recipient ann': { name: 'recipient', value: 'ann' },
      'recipient empty': { name: 'recipient', value: '' },
      'otp short': { name: 'otp', value: '12' },
      'otp whole': { name: 'otp', value: CODE },
    },
    'code.blur': { recipient: { name: 'recipient' }, otp: { name: 'otp' } },
    ...plain('code.send', 'code.resend', 'code.verify', 'code.restart'),
  },
  outcomes: {
    sendOtp: { sent: ok({ sentAt: SENT }, 'OTP sent'), ...failures },
    verifyOtp: { ok: ok(null, 'OTP verified'), ...failures },
    tick: { 'one later': SENT + 1000, 'the last': SENT + RESEND_DELAY_MS },
  },
  names: { ...failures, 'maybe sent': MAYBE_SENT, 'maybe verified': MAYBE_VERIFIED },
};
