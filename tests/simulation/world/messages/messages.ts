import { decodeForm } from '#server/http/decode-form.ts';
import type { Received } from '../../server/server.ts';

/** A request as the server receives it. */
export async function readRequest(request: Request, number: number): Promise<Received> {
  const bearer = request.headers.get('authorization');
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
  return {
    number,
    method: request.method,
    url: new URL(request.url),
    token: bearer?.replace('Bearer ', '') ?? null,
    ifMatch: request.headers.get('if-match'),
    author: request.headers.get('change-author'),
    key: request.headers.get('idempotency-key'),
    series: request.headers.get('change-series'),
    body: isForm ? decodeForm(await request.formData()) : undefined,
  };
}

/** The error of a call without a response. */
export function failed(): never {
  throw new TypeError('Failed to fetch');
}

export function respondWith(status: number, type: string, body: string): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

export function html(status: number, page: string): Response {
  return respondWith(status, 'text/html; charset=utf-8', page);
}

export function json(status: number, body: object, version?: string): Response {
  const response = respondWith(status, 'application/json', JSON.stringify(body));
  if (version !== undefined) response.headers.set('ETag', version);
  return response;
}
