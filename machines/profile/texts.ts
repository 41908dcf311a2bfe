import type { Failure } from '#machines/result.ts';

/** Section 8. */
export const NOT_LOADED = 'Error while fetching user profile data';

/** Told when a save did not leave the device. */
export const NOT_SENT: Failure = {
  kind: 'offline',
  message: 'You are offline. Your changes were not saved.',
};

/** Told when the answer to a save was lost and the profile could not be read again. */
export const MAYBE_SAVED: Failure = {
  kind: 'unknown',
  message: 'No answer came. It is not known whether your changes were saved.',
};
