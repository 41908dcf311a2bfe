import type { Failure } from '#machines/result.ts';

/** Told when nobody knows whether a one-time code was sent: the step where it is entered opens all the same. */
export const MAYBE_SENT: Failure = {
  kind: 'unknown',
  message: 'No answer came. If an OTP arrives, enter it. Otherwise ask for another.',
};

/** Told when the answer to a code was lost: it may have been accepted, and then it is used up. */
export const MAYBE_VERIFIED: Failure = {
  kind: 'unknown',
  message: 'No answer came. Press Verify again. If the OTP is refused, ask for another.',
};
