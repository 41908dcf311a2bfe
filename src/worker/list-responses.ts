import type { CachedPage } from '#cache/store/read-page.ts';
import { cachedAtHeader } from '#domain/cache-messages.ts';

/** A copy as an answer, with its age, which pages may read across origins since the worker made it. */
export function cachedResponse({ body, at }: CachedPage): Response {
  return new Response(body, { headers: { 'content-type': 'application/json', [cachedAtHeader]: String(at) } });
}

/** Whether a body is the contract's good answer: a page that a network puts in the way is not to be kept. */
export function isContractAnswer(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === true;
  } catch {
    return false;
  }
}
