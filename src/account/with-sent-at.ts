import type { Result } from '#machines/result.ts';

/** The answer to a sent code with the instant it came at, from which the wait for another counts. */
export function withSentAt(answer: Result<unknown>): Result<{ sentAt: number }> {
  return answer.kind === 'ok' ? { ...answer, data: { sentAt: Date.now() } } : answer;
}
