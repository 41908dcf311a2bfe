import { type Request, type Response, withRows } from './messages.ts';
import { maxFileBytes } from './reading/limits.ts';
import type { ReadResult } from './reading/read-source.ts';
import { inWorker, startWorker } from './spreadsheet-worker.ts';

export interface ReadOptions {
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

const notReadable: ReadResult = { kind: 'failed', failure: { kind: 'notReadable' } };

/** Reads a file, or pasted text under a name that failures show. Resolves to `cancelled` after `signal`; does not reject. */
export async function readSpreadsheet(
  source: File | { readonly name: string; readonly text: string },
  { onProgress, signal }: ReadOptions = {},
  start = startWorker,
): Promise<ReadResult | { readonly kind: 'cancelled' }> {
  const request: Request =
    source instanceof File
      ? { kind: 'readFile', name: source.name, file: source }
      : { kind: 'readPaste', name: source.name, text: source.text };
  const size = source instanceof File ? source.size : source.text.length;
  if (size > maxFileBytes) return { kind: 'failed', failure: { kind: 'tooLarge' } };

  const batches: (Response & { kind: 'rows' })[] = [];
  const rowsOf = (at: number) => batches.flatMap(({ sheet, rows }) => (sheet === at ? rows : []));
  let result: ReadResult = notReadable;
  const end = await inWorker(request, start, signal, (response) => {
    if (response.kind === 'progress') onProgress?.(response.part);
    else if (response.kind === 'rows') batches.push(response);
    else if (response.kind === 'result') result = withRows(response.result, rowsOf);
    return response.kind === 'result';
  });
  if (end === 'cancelled') return { kind: 'cancelled' };
  return end === 'failed' ? notReadable : result;
}
