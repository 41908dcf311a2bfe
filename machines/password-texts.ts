import type { Failure } from '#machines/result.ts';

/** Told when the answer to a change of a password was lost. */
export const MAYBE_CHANGED: Failure = {
  kind: 'unknown',
  message: 'No answer came. The password may have been changed: try to log in with the new one.',
};
