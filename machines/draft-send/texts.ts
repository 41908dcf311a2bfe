import type { Failure } from '../answer.ts';

/** Why nothing was sent: another window has the same draft, and was first. */
export const SENT_ELSEWHERE: Failure = {
  kind: 'offline',
  message: 'This draft was changed or sent in another window. Nothing was sent from here.',
};
