import type { Request, Response } from './messages.ts';

export type SpreadsheetWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Starts the worker. Its script is loaded on use. */
export function startWorker(): SpreadsheetWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'spreadsheets' });
}

/** Posts a request to a new worker and passes on its responses until `onResponse` returns true. Then the worker ends. */
export async function inWorker(
  request: Request,
  start: () => SpreadsheetWorker,
  signal: AbortSignal | undefined,
  onResponse: (response: Response) => boolean,
): Promise<'done' | 'cancelled' | 'failed'> {
  if (signal?.aborted === true) return 'cancelled';
  const worker = start();
  try {
    return await new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve('cancelled'), { once: true });
      worker.addEventListener('error', () => resolve('failed'));
      worker.addEventListener('messageerror', () => resolve('failed'));
      worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
        if (onResponse(data)) resolve('done');
      });
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
