import type { Failure } from '#machines/result.ts';

/** Section 8. */
export const NOT_LOADED = 'Error while fetching user profile data';

/** Shown when a save was not sent. */
export const NOT_SENT: Failure = {
  kind: 'offline',
  message: 'You are offline. Your changes were not saved.',
};

/** Shown when a save had no response and the profile could not be read afterwards. */
export const MAYBE_SAVED: Failure = {
  kind: 'unknown',
  message: 'The server did not reply. Your changes may have been saved.',
};
