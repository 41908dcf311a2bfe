import type { Verdict } from '#machines/connectivity/setup.ts';
import { withTimeout } from './with-timeout.ts';

/** The content of `public/probe.json`. The worker does not cache that file, so it always comes from the network. */
const content = 'matchdesk is reached';

/** After this time a response counts as slow, in milliseconds. */
const slowAfterMs = 3000;

interface ProbeOptions {
  /** The base URL of the API from the build configuration. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/**
 * Checks whether the server can be reached. It reads a file of the app's own host, whose content distinguishes the host
 * from a captive portal. If the API has another origin, any response of that origin counts. Never throws.
 */
export async function probe({ baseUrl, timeoutMs, signal: cancelled }: ProbeOptions): Promise<Verdict> {
  return navigator.onLine ? withTimeout(timeoutMs, cancelled, (signal) => check(baseUrl, signal)) : 'unreachable';
}

async function check(baseUrl: string, signal: AbortSignal): Promise<Verdict> {
  const shared = { cache: 'no-store', credentials: 'omit', signal } as const;
  const start = performance.now();
  const api = new URL(baseUrl, window.location.href);
  const hasOwnOrigin = api.origin !== window.location.origin;
  const [page, separateApi] = await Promise.allSettled([
    fetch(new URL('probe.json', document.baseURI), { ...shared, redirect: 'manual' }).then(isOwnHost),
    hasOwnOrigin ? fetch(api, { ...shared, mode: 'no-cors' }) : undefined,
  ]);
  if (page.status === 'fulfilled' && !page.value) return 'portal';
  const probed = hasOwnOrigin ? separateApi : page;
  if (probed.status === 'rejected') return signal.aborted ? 'late' : 'unreachable';
  return performance.now() - start > slowAfterMs ? 'slow' : 'fast';
}

/** A captive portal sends its own page or redirects. An error response still comes from our host. */
async function isOwnHost(response: Response): Promise<boolean> {
  if (response.type === 'opaqueredirect' || response.status === 511) return false;
  return !response.ok || (await response.text()).includes(content);
}
