import { type Request, type Response, rowMessages, withRows } from './messages.ts';
import { type ReadResult, readSource } from './reading/read-source.ts';

/** What the worker does with a request. The library for a format is loaded when a file has that format. */
export async function serveRequest(request: Request, post: (response: Response) => void): Promise<void> {
  if (request.kind === 'write') {
    const { writeXlsx } = await import('./writing/write-xlsx.ts');
    post({ kind: 'written', bytes: await writeXlsx(request.sheets) });
    return;
  }
  const result = await resultOf(request, (part) => post({ kind: 'progress', part }));
  if (result.kind === 'ok') for (const message of rowMessages(result.reading.sheets)) post(message);
  post({ kind: 'result', result: withRows(result, () => []) });
}

async function resultOf(
  request: Exclude<Request, { kind: 'write' }>,
  onProgress: (part: number) => void,
): Promise<ReadResult> {
  if (request.kind === 'readPaste') return await readSource({ ...request, kind: 'paste' }, onProgress);
  const { name, file } = request;
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { kind: 'failed', failure: { kind: 'notReadable' } };
  }
  return await readSource({ kind: 'file', name, bytes }, onProgress);
}
