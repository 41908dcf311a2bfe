import { type Request, type Response, rowMessages, withRows } from './messages.ts';
import { readSource } from './reading/read-source.ts';

/** What the worker does with a request. The library for a format is loaded when a file has that format. */
export async function serveRequest(request: Request, post: (response: Response) => void): Promise<void> {
  if (request.kind === 'write') {
    const { writeXlsx } = await import('./writing/write-xlsx.ts');
    post({ kind: 'written', bytes: await writeXlsx(request.sheets) });
    return;
  }
  const result = await readSource(request.source, (part) => post({ kind: 'progress', part }));
  if (result.kind === 'ok') for (const message of rowMessages(result.sheets)) post(message);
  post({ kind: 'result', result: withRows(result, () => []) });
}
