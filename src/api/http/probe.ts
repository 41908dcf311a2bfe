import type { Verdict } from '#machines/connectivity/types.ts';
import { withTimeout } from './with-timeout.ts';

/** `public/probe.json`. The worker does not keep it, so that what comes has come over the network. */
const content = 'matchdesk is reached';

/** From how long on an answer is slow, in milliseconds. */
const slowAfter = 3000;

interface Looking {
  /** Base of the API, as in the build's configuration. */
  readonly baseUrl: string;
  /** Milliseconds. */
  readonly patience: number;
  readonly signal: AbortSignal;
}

/**
 * Looks whether the server can be reached: a file of the app's own host, whose content tells it from the page of a captive
 * portal, and the API where it is on another origin, of which any sign of life is enough. Never throws.
 */
export async function probe({ baseUrl, patience, signal: cancelled }: Looking): Promise<Verdict> {
  return navigator.onLine ? withTimeout(patience, cancelled, (signal) => look(baseUrl, signal)) : 'unreachable';
}

async function look(baseUrl: string, signal: AbortSignal): Promise<Verdict> {
  const shared = { cache: 'no-store', credentials: 'omit', signal } as const;
  const start = performance.now();
  const api = new URL(baseUrl, window.location.href);
  const isApart = api.origin !== window.location.origin;
  const [own, apart] = await Promise.allSettled([
    fetch(new URL('probe.json', document.baseURI), { ...shared, redirect: 'manual' }).then(isOurs),
    isApart ? fetch(api, { ...shared, mode: 'no-cors' }) : undefined,
  ]);
  if (own.status === 'fulfilled' && !own.value) return 'portal';
  const asked = isApart ? apart : own;
  if (asked.status === 'rejected') return signal.aborted ? 'late' : 'unreachable';
  return performance.now() - start > slowAfter ? 'slow' : 'fast';
}

/** A portal sends its own page, or sends elsewhere. A host that answers with an error is the host all the same. */
async function isOurs(response: Response): Promise<boolean> {
  if (response.type === 'opaqueredirect' || response.status === 511) return false;
  return !response.ok || (await response.text()).includes(content);
}
