import type { CodeField, CodeInput, CodeValues } from '#machines/code/setup.ts';
import { MAYBE_SENT, MAYBE_VERIFIED } from '#machines/code/states.ts';
import { RESEND_DELAY_MS } from '#machines/countdown.ts';
import type { FieldErrors } from '#machines/field-errors.ts';
import { phoneVerificationMachine } from '#machines/phone-verification/machine.ts';
import { CODE } from '../support/code.ts';
import { failures, ok } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

/** The time at which codes are sent. */
const SENT = 1_000_000;

/** Rules like those of section 5, short enough for the table. */
export function validate({ otp }: Pick<CodeValues, 'otp'>): FieldErrors<CodeField> {
  if (otp === '') return { otp: 'OTP is required' };
  return otp.length === 6 ? {} : { otp: 'OTP must be exactly 6 digits' };
}

const input: CodeInput = { recipient: '9876543210', validate, now: SENT };

export const phoneVerificationScenario: Scenario = {
  name: 'phone-verification',
  machine: phoneVerificationMachine,
  inputs: { '': input },
  events: {
    'code.change': { short: { name: 'otp', value: '12' }, whole: { name: 'otp', value: CODE } },
    'code.blur': { '': { name: 'otp' } },
    ...plain('code.send', 'code.resend', 'code.verify', 'code.cancel', 'session.resumed'),
  },
  outcomes: {
    sendOtp: { sent: ok({ sentAt: SENT }, 'OTP sent'), ...failures },
    verifyOtp: { ok: ok(null, 'Number verified'), ...failures },
    tick: { 'one later': SENT + 1000, 'the last': SENT + RESEND_DELAY_MS },
  },
  names: { ...failures, 'maybe sent': MAYBE_SENT, 'maybe verified': MAYBE_VERIFIED },
};
