/** A call with a value for each of its places. */
export interface FuzzedRequest {
  /** `'PATCH /api/v1/teams/{id}'` */
  readonly call: string;
  readonly encoding: 'json' | 'multipart';
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined for calls without one. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** The request for the server. */
export function requestOf({ call, encoding, path, query, body }: FuzzedRequest): Request {
  const [method = '', template = ''] = call.split(' ');
  const filled = template.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(asText(path[name] ?? 1)));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, asText(value)]));
  const address = `http://desk.test${filled}${search.size === 0 ? '' : `?${search}`}`;
  if (body === undefined) return new Request(address, { method });
  if (encoding === 'multipart') return new Request(address, { method, body: formOf(body) });
  const content = JSON.stringify(body, (_, value: unknown) => (value instanceof Blob ? '' : value));
  return new Request(address, { method, body: content, headers: { 'content-type': 'application/json' } });
}

/** The text after encoding: half a surrogate pair becomes the replacement character. */
function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) as string | undefined);
  return Buffer.from(text ?? '').toString();
}

function formOf(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  const append = (name: string, value: unknown): void => {
    if (value instanceof Blob) form.append(name, value);
    else if (Array.isArray(value) && value.length === 0) form.append(`${name}[]`, '');
    else if (typeof value !== 'object' || value === null) form.append(name, asText(value));
    else for (const [key, inner] of Object.entries(value)) append(`${name}[${key}]`, inner);
  };
  for (const [name, value] of Object.entries(body)) append(name, value);
  return form;
}
