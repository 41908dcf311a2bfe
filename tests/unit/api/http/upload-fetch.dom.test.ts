import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadFetch } from '#api/http/upload-fetch.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(respond: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const started = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', '*');
    response.setHeader('Access-Control-Expose-Headers', '*');
    if (request.method === 'OPTIONS') response.end();
    else respond(request, response);
  });
  server = started;
  await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
}

function upload(url: string, signal?: AbortSignal): Request {
  const body = new FormData();
  body.append('name', 'Team');
  body.append('image', new File(['x'.repeat(50_000)], 'mark.png', { type: 'image/png' }));
  const headers = { Authorization: 'Bearer token' };
  return new Request(url, { method: 'PATCH', body, headers, ...(signal && { signal }) });
}

test('sends the body and headers like fetch', async () => {
  let seen = { type: '', method: '', token: '', body: '' };
  const url = await serve((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { 'content-type': type = '', authorization: token = '' } = request.headers;
      seen = { type, method: request.method ?? '', token, body: Buffer.concat(parts).toString() };
      response.writeHead(201, { 'Content-Type': 'application/json', 'X-Other': 'yes' });
      response.end('{"status":true}');
    });
  });
  const sent: number[] = [];
  const response = await uploadFetch(upload(url), (part) => sent.push(part));
  expect([response.status, response.headers.get('x-other'), await response.json()]).toEqual([
    201,
    'yes',
    { status: true },
  ]);
  expect([seen.method, seen.token]).toEqual(['PATCH', 'Bearer token']);
  const [, boundary = ''] = /boundary=(.+)$/.exec(seen.type) ?? [];
  expect(boundary).not.toBe('');
  expect(seen.body).toContain(boundary);
  expect(seen.body).toContain('filename="mark.png"');
  expect(seen.body).toContain('x'.repeat(50_000));
  // jsdom reports no progress. tests/browser/offline/slow-calls.spec.ts tests it in a browser.
  expect(sent[0]).toBe(0);
});

test('a lost connection rejects like fetch', async () => {
  // jsdom reports the error there.
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const url = await serve((request) => request.socket.destroy());
  await expect(uploadFetch(upload(url), () => undefined)).rejects.toBeInstanceOf(TypeError);
  logged.mockRestore();
});

test('aborts with its signal', async () => {
  const aborting = new AbortController();
  const url = await serve(() => aborting.abort());
  await expect(uploadFetch(upload(url, aborting.signal), () => undefined)).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('sends nothing if its signal has already aborted', async () => {
  let calls = 0;
  const url = await serve(() => {
    calls += 1;
  });
  await expect(uploadFetch(upload(url, AbortSignal.abort()), () => undefined)).rejects.toThrow();
  expect(calls).toBe(0);
});
