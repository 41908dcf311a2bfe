import type { Failure } from '#machines/result.ts';

/** Told when the answer to a save was lost and the record, read again, holds what was sent. */
export const SAVED_AFTER_ALL = 'Your changes were saved';

/** Told when the answer to a save was lost and the record, read again, does not hold what was sent: nothing is in doubt. */
export const NOT_SAVED: Failure = {
  kind: 'offline',
  message: 'Your changes were not saved. Check them and press Save again.',
};

/** Shown when a create had no response and the lookup has found the record. */
export const CREATED_AFTER_ALL = 'Saved. The server did not reply, but the record is in the list.';

/** Shown when the record was saved, and the form has changed since it was sent. */
export const CREATED_BEFORE_CHANGES = 'Saved as it was sent. Press Save to send your later changes.';

/** Shown when a create had no response and the server has no such record. */
export const NOT_CREATED: Failure = {
  kind: 'offline',
  message: 'Not saved: the server did not receive it. Press Save to send it again.',
};

/** Shown while nobody knows what became of a create. */
export const UNCONFIRMED: Failure = {
  kind: 'unknown',
  message: 'The server did not reply. This may have been saved.',
};

/** Told when a save was kept for later instead of sent. */
export const WAITING = 'Waiting to be sent';

/** Why nothing was sent. */
export const OFFLINE: Failure = { kind: 'offline', message: 'You are offline' };
