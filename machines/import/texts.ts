import type { Failure } from '#machines/result.ts';

/** Shown when a file has no rows below its header. */
export const NO_ROWS: Failure = { kind: 'fault', message: 'There are no rows to import.' };

/** Shown when a row was sent twice without a response, and the server has no such record. */
export const NOT_RECEIVED: Failure = {
  kind: 'unknown',
  message: 'The import is paused: the server did not receive the row. Continue to send it again.',
};

/** The message of a row without a response, if the lookup is not sure. */
export const UNCONFIRMED_ROW = 'The server did not reply. The row may have been saved.';

/** Shown for a row that updates the record of another row, which has none. */
export const REPEATED_NOT_SAVED = 'The row that this one repeats was not saved.';

/** Shown when another window has ended the import. */
export const ENDED_ELSEWHERE = 'This import has ended in another window.';

/** Shown when the device still has the import after it was closed. */
export const NOT_REMOVED = 'The import could not be deleted from this device.';
