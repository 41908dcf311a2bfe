import { MAYBE_SENT, MAYBE_VERIFIED } from '#machines/code-texts.ts';
import { RESEND_DELAY_MS } from '#machines/countdown.ts';
import { phoneVerificationMachine } from '#machines/phone-verification/machine.ts';
import type { PhoneVerificationInput } from '#machines/phone-verification/types.ts';
import { failureNames, failures, ok } from '../support/results.ts';
import type { Scenario } from '../support/scenario.ts';

/** The time at which codes are sent. */
const SENT = 1_000_000;
export const CODE = '123456';

/** Rules like those of section 5, short enough for the table. */
export function validate(otp: string): string | null {
  if (otp === '') return 'OTP is required';
  return otp.length === 6 ? null : 'OTP must be exactly 6 digits';
}

const input: PhoneVerificationInput = { phone: '9876543210', userId: 1, validate, now: SENT };

export const phoneVerificationScenario: Scenario = {
  name: 'phone-verification',
  machine: phoneVerificationMachine,
  inputs: { '': input },
  events: {
    'phoneVerification.send': { '': {} },
    'phoneVerification.change': { short: { value: '12' }, whole: { value: CODE } },
    'phoneVerification.blur': { '': {} },
    'phoneVerification.resend': { '': {} },
    'phoneVerification.verify': { '': {} },
    'phoneVerification.cancel': { '': {} },
    'session.resumed': { '': {} },
  },
  outcomes: {
    sendOtp: { sent: ok({ sentAt: SENT }, 'OTP sent'), ...failures },
    verifyOtp: { ok: ok(null, 'Number verified'), ...failures },
    tick: { 'one later': SENT + 1000, 'the last': SENT + RESEND_DELAY_MS },
  },
  names: { ...failureNames, 'maybe sent': MAYBE_SENT, 'maybe verified': MAYBE_VERIFIED },
};
