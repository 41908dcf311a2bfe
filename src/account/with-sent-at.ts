import type { Result } from '#machines/result.ts';

/** The result of sending a code, with the time it arrived. The wait before the next code counts from then. */
export function withSentAt(result: Result<unknown>): Result<{ sentAt: number }> {
  return result.kind === 'ok' ? { ...result, data: { sentAt: Date.now() } } : result;
}
