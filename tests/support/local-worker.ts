import type { Request } from '#import/messages.ts';
import { serveRequest } from '#import/serve-request.ts';
import type { SpreadsheetWorker } from '#import/spreadsheet-worker.ts';
import { nextTask } from './let-time-pass.ts';

/** A worker in this thread. Messages are cloned and delivered later, as between threads. */
export function localWorker(serve: typeof serveRequest = serveRequest) {
  const target = new EventTarget();
  const seen = { messages: 0, most: 0, isTerminated: false };
  const worker: SpreadsheetWorker = {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (request: Request) => {
      serve(structuredClone(request), (response) => {
        const data = structuredClone(response);
        seen.messages += 1;
        if (data.kind === 'rows') seen.most = Math.max(seen.most, data.rows.flat().length);
        void nextTask().then(() => seen.isTerminated || target.dispatchEvent(new MessageEvent('message', { data })));
      }).catch(() => target.dispatchEvent(new Event('error')));
    },
    terminate: () => {
      seen.isTerminated = true;
    },
  };
  return { start: () => worker, seen };
}
