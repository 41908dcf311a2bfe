import type { Failure } from '#machines/result.ts';

/** Shown when an edit had no response and the record contains what was sent. */
export const SAVED_AFTER_ALL = 'Your changes were saved';

/** Shown when an edit had no response and the record does not contain what was sent. */
export const NOT_SAVED: Failure = {
  kind: 'offline',
  message: 'Your changes were not saved. Check them and press Save again.',
};

/** Shown when a create had no response and the lookup found the record. */
export const CREATED_AFTER_ALL = 'Saved. The server did not reply, but the record is in the list.';

/** Shown when a create was stored and the user edited the form after the send. */
export const CREATED_BEFORE_CHANGES = 'Saved as it was sent. Press Save to send your later changes.';

/** Shown when a create had no response and the server has no such record. */
export const NOT_CREATED: Failure = {
  kind: 'offline',
  message: 'Not saved: the server did not receive it. You can send it again.',
};

/** Shown while it is unknown whether a create was stored. */
export const UNCONFIRMED: Failure = {
  kind: 'unknown',
  message: 'The server did not reply. This may have been saved.',
};

/** Shown when a save was stored to be sent later. */
export const WAITING = 'Waiting to be sent';

/** Why nothing was sent. */
export const OFFLINE: Failure = { kind: 'offline', message: 'You are offline' };
