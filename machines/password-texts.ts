import type { Failure } from '#machines/result.ts';

/** Shown when a password change had no response. */
export const MAYBE_CHANGED: Failure = {
  kind: 'unknown',
  message: 'The server did not reply. The password may have been changed: try to log in with the new one.',
};
