/** The worker that reads and writes spreadsheets, so that the page stays responsive. */

import type { Request } from './messages.ts';
import { serveRequest } from './serve-request.ts';

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  serveRequest(data, (response) =>
    self.postMessage(response, { transfer: response.kind === 'written' ? [response.bytes.buffer] : [] }),
  ).catch((error: unknown) => {
    // An exception outside of a promise: the page receives an error event.
    setTimeout(() => {
      throw error;
    });
  });
});
