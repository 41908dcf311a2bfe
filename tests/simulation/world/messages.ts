import { decodeForm } from '#server/http/decode-form.ts';
import type { Received } from '../server/server.ts';

/** A request as the server has it. */
export async function read(request: Request, number: number): Promise<Received> {
  const bearer = request.headers.get('authorization');
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
  return {
    number,
    method: request.method,
    url: new URL(request.url),
    token: bearer?.replace('Bearer ', '') ?? null,
    body: isForm ? decodeForm(await request.formData()) : undefined,
  };
}

/** What a caller hears of whom nobody answers. */
export function failed(): never {
  throw new TypeError('Failed to fetch');
}

export function answer(status: number, type: string, body: string): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

export function html(status: number, page: string): Response {
  return answer(status, 'text/html; charset=utf-8', page);
}

export function json(status: number, body: object): Response {
  return answer(status, 'application/json', JSON.stringify(body));
}
