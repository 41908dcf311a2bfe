import type { Writer } from '../base/writers.ts';

const byNumber = new Map([
  ['1', 'not_started'],
  ['2', 'finished'],
  ['3', 'postponed'],
]);
const words = new Set(['not_started', 'running', 'finished', 'postponed', 'canceled']);

/**
 * Section 4: the back-office sends the word. Other clients may send 1, 2, 3 or anything else for not_started, finished,
 * postponed and canceled. The provider's own words stay unchanged, so that a client that sends an unchanged record never
 * cancels a running match.
 */
export const matchStatus: Writer = async (sent) => {
  const status = String(sent);
  return { value: byNumber.get(status) ?? (words.has(status) ? status : 'canceled') };
};
