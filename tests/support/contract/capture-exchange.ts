import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { decodeForm } from '#server/http/decode-form.ts';
import { type JudgedCall, unseen } from './call-judge.ts';

/** Captures a call. Resolves when its body has arrived. The server can still read the request. */
export function captureCall(request: IncomingMessage): () => Promise<JudgedCall> {
  const { method = 'GET', url = '/', headers } = request;
  const { pathname, search } = new URL(url, 'http://server');
  const chunks: Buffer[] = [];
  const push = request.push.bind(request);
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Buffer) chunks.push(chunk);
    return push(chunk, encoding);
  };
  return async () => {
    const bytes = Buffer.concat(chunks);
    const isComplete = request.complete && bytes.length === Number(headers['content-length'] ?? bytes.length);
    const body = isComplete ? await readBody(bytes, headers['content-type']) : unseen;
    return { method, path: pathname, search, authorization: headers.authorization ?? null, body };
  };
}

async function readBody(bytes: Buffer, type: string | undefined): Promise<unknown> {
  if (bytes.length === 0) return undefined;
  const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': type ?? '' } });
  return type?.startsWith('application/json') === true ? body.json() : decodeForm(await body.formData());
}

/** Captures a response. Returns its text when it is finished. */
export function captureResponse(response: ServerResponse): () => string {
  const chunks: Buffer[] = [];
  const capture = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { write, end } = response;
  response.write = ((...all: Parameters<typeof write>) => {
    capture(all[0]);
    return write.apply(response, all);
  }) as typeof write;
  response.end = ((...all: Parameters<typeof end>) => {
    capture(all[0]);
    return end.apply(response, all);
  }) as typeof end;
  return () => {
    const bytes = Buffer.concat(chunks);
    // Headers that are written with the status cannot be read, so gzip is detected by its first bytes.
    const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return (isZipped ? gunzipSync(bytes) : bytes).toString();
  };
}
