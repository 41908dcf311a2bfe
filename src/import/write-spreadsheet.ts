import { inWorker, startWorker } from './spreadsheet-worker.ts';
import type { WrittenSheet } from './writing/write-xlsx.ts';

/** Writes an XLSX file. Undefined if the worker failed. */
export async function writeSpreadsheet(
  sheets: readonly WrittenSheet[],
  start = startWorker,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  await inWorker({ kind: 'write', sheets }, start, undefined, (response) => {
    if (response.kind === 'written') bytes = response.bytes;
    return response.kind === 'written';
  });
  return bytes;
}
