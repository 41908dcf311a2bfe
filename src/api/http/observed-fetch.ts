import type { ConnectivityEvent } from '#machines/connectivity/setup.ts';
import type { Api } from '../api.ts';

/** After this time a call counts as doubtful and its response as slow, in milliseconds. */
const slowAfterMs = 3000;

/** The longest address of a call. Proxies in front of a server refuse one of more than 8 kilobytes. */
const longestAddress = 8000;

export const tooLongToSend = 'This is too long to send. Shorten it and try again';

/** A `fetch` that reports the outcome of each API call. It does not report calls that their caller aborts. */
export function observedFetch(report: (outcome: ConnectivityEvent) => void): Api['fetch'] {
  return async (request, onUpload) => {
    if (!request.url.includes('/api/v1/')) return await fetch(request);
    if (request.url.length > longestAddress)
      return Response.json({ status: false, message: tooLongToSend }, { status: 414 });
    const upload = onUpload && (await loadUploadFetch());
    const doubt = () => report({ type: 'connectivity.doubted' });
    const start = performance.now();
    const timer = setTimeout(doubt, slowAfterMs);
    try {
      const response = await (upload ? upload(request, onUpload) : fetch(request));
      if (!isFromServer(response)) doubt();
      else if (navigator.onLine)
        report({ type: 'connectivity.answered', slow: performance.now() - start > slowAfterMs });
      return response;
    } catch (thrown) {
      if (!request.signal.aborted) doubt();
      throw thrown;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** If the code cannot be loaded, a file is uploaded without progress. */
async function loadUploadFetch() {
  return await import('./upload-fetch.ts').then(
    ({ uploadFetch }) => uploadFetch,
    () => undefined,
  );
}

/** False for a cached response of the worker, and for a page instead of JSON. */
function isFromServer({ headers }: Response): boolean {
  return !headers.has('X-Cached-At') && headers.get('Content-Type')?.includes('text/html') !== true;
}
