import { decodeForm } from './decode-form.ts';
import { Refusal } from './refusal.ts';

/**
 * The body of a write as an object, from multipart/form-data or JSON.
 *
 * @throws Refusal 415 for another media type, 400 for a body that cannot be parsed.
 */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data') {
    return decodeForm(await orMalformed(() => request.formData()));
  }
  if (type === 'application/json') return asObject(await orMalformed(() => request.json()));
  if (type === '' && (await request.text()) === '') return {};
  throw new Refusal(415, 'Send the fields as multipart/form-data or as JSON');
}

async function orMalformed<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw new Refusal(400, 'The body of the request cannot be read');
  }
}

function asObject(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'The body of the request has to be an object');
  }
  return { ...body };
}
