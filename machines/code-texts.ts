import type { Failure } from '#machines/result.ts';

/** Shown when sending a one-time code had no response. The code may be on its way, so the code step opens. */
export const MAYBE_SENT: Failure = {
  kind: 'unknown',
  message: 'The server did not reply. If an OTP arrives, enter it. Otherwise ask for another.',
};

/** Shown when verifying a code had no response. The code may have been accepted and used up. */
export const MAYBE_VERIFIED: Failure = {
  kind: 'unknown',
  message: 'The server did not reply. Press Verify again. If the OTP is refused, ask for another.',
};
