import type { ConnectivityEvent } from '#machines/connectivity/types.ts';
import type { Api } from '../api.ts';

/** From how long on a call leaves a doubt, or its answer is slow, in milliseconds. */
const slowAfter = 3000;

/** A `fetch` that tells how each call of the API fares. A call that its own caller gave up says nothing. */
export function observedFetch(tell: (outcome: ConnectivityEvent) => void): Api['fetch'] {
  return async (request, onUpload) => {
    if (!request.url.includes('/api/v1/')) return await fetch(request);
    const upload = onUpload && (await uploading());
    const doubt = () => tell({ type: 'connectivity.doubted' });
    const start = performance.now();
    const timer = setTimeout(doubt, slowAfter);
    try {
      const response = await (upload ? upload(request, onUpload) : fetch(request));
      if (!isServersOwn(response)) doubt();
      else if (navigator.onLine) tell({ type: 'connectivity.answered', slow: performance.now() - start > slowAfter });
      return response;
    } catch (thrown) {
      if (!request.signal.aborted) doubt();
      throw thrown;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Without its code a file goes out as everything else does, unmeasured. */
async function uploading() {
  return await import('./upload-fetch.ts').then(
    ({ uploadFetch }) => uploadFetch,
    () => undefined,
  );
}

/** Neither a copy that the worker kept, nor a page where JSON was due. */
function isServersOwn({ headers }: Response): boolean {
  return !headers.has('X-Cached-At') && headers.get('Content-Type')?.includes('text/html') !== true;
}
