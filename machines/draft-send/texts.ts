import type { Failure } from '#machines/result.ts';

const message = 'This draft was changed or sent in another window. Nothing was sent from here.';

/** Shown when the draft has changed since this window read it. Nothing was sent. */
export const CHANGED_ELSEWHERE: Failure = { kind: 'offline', message };

/** Shown when another window has sent the draft and has no response yet. Nothing was sent. */
export const MAYBE_SENT_ELSEWHERE: Failure = { kind: 'unknown', message };

/** Shown when a new record had no response and the server has no such record. */
export const NOT_SENT: Failure = {
  kind: 'offline',
  message: 'Not saved: the server did not receive it. Press Send to send it again.',
};
