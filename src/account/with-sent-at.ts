import type { Answer } from '#machines/answer.ts';

/** The answer to a sent code with the instant it came at, from which the wait for another counts. */
export function sentNow(answer: Answer<unknown>): Answer<{ sentAt: number }> {
  return answer.kind === 'ok' ? { ...answer, data: { sentAt: Date.now() } } : answer;
}
