import type { CachedPage } from '#cache/store/read-page.ts';
import { cachedAtHeader } from '#domain/cache-messages.ts';

/**
 * The response of a cached page, with its age. Pages can read the header across origins, because the worker sets it.
 */
export function cachedResponse({ body, at }: CachedPage): Response {
  return new Response(body, { headers: { 'content-type': 'application/json', [cachedAtHeader]: String(at) } });
}

/** Whether a body is a successful response of the contract. The page of a captive portal is not cached. */
export function isContractResponse(body: string): boolean {
  try {
    const envelope: unknown = JSON.parse(body);
    return typeof envelope === 'object' && envelope !== null && 'status' in envelope && envelope.status === true;
  } catch {
    return false;
  }
}
