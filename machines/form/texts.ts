import type { Failure } from '../answer.ts';

/** Told when the answer to a save was lost and the record, read again, holds what was sent. */
export const SAVED_AFTER_ALL = 'Your changes were saved';

/** Told when the answer to a save was lost and the record, read again, does not hold what was sent: nothing is in doubt. */
export const NOT_SAVED: Failure = {
  kind: 'offline',
  message: 'Your changes were not saved. Check them and press Save again.',
};

/** Told when a save was kept for later instead of sent. */
export const WAITING = 'Waiting to be sent';

/** Why nothing was sent. */
export const OFFLINE: Failure = { kind: 'offline', message: 'You are offline' };
