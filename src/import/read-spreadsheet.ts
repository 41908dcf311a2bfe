import { type Response, withRows } from './messages.ts';
import { failures } from './reading/failure.ts';
import type { ReadResult, Source } from './reading/read-source.ts';
import type { OnProgress } from './reading/sheet.ts';
import { inWorker, startWorker } from './spreadsheet-worker.ts';

export interface ReadOptions {
  readonly onProgress?: OnProgress | undefined;
  readonly signal?: AbortSignal;
}

const notReadable: ReadResult = { kind: 'failed', failure: failures.notReadable };

/** Reads a file or a paste. Resolves to `cancelled` after `signal`; does not reject. */
export async function readSpreadsheet(
  source: Source,
  { onProgress, signal }: ReadOptions = {},
  start = startWorker,
): Promise<ReadResult | { readonly kind: 'cancelled' }> {
  const batches: (Response & { kind: 'rows' })[] = [];
  const rowsOf = (at: number) => batches.flatMap(({ sheet, rows }) => (sheet === at ? rows : []));
  let result: ReadResult = notReadable;
  const end = await inWorker({ kind: 'read', source }, start, signal, (response) => {
    if (response.kind === 'progress') onProgress?.(response.part);
    else if (response.kind === 'rows') batches.push(response);
    else if (response.kind === 'result') result = withRows(response.result, rowsOf);
    return response.kind === 'result';
  });
  if (end === 'cancelled') return { kind: 'cancelled' };
  return end === 'failed' ? notReadable : result;
}
