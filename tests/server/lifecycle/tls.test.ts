import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, portOf } from '#server/lifecycle/listen.ts';
import { readTls } from '#server/lifecycle/tls.ts';
import { createSite } from '#server/site.ts';
import { selfSigned } from '../../support/self-signed.ts';

const own = selfSigned();
let folder = '';
let server: Server | undefined;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tls-'));
  await writeFile(at('desk.pem'), own.cert);
  await writeFile(at('desk-key.pem'), own.key);
  await writeFile(at('other-key.pem'), selfSigned().key);
  await writeFile(at('words.pem'), 'no certificate');
});
afterAll(async () => {
  server?.close();
  await rm(folder, { recursive: true });
});

/** Requests a page over https and trusts only this certificate. */
function page(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', servername: 'localhost', path: '/', ca: own.cert, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });
}

test('serves over https with the configured certificate', async () => {
  const tls = await readTls({ certFile: at('desk.pem'), keyFile: at('desk-key.pem') });
  const site = createSite({ app: new Hono(), corsOrigins: [], page: async (c) => c.html('<title>Desk</title>') });
  server = await listen(getRequestListener(site.fetch), { port: 0, host: '127.0.0.1', tls, keepAliveSeconds: 75 });
  expect(await page(portOf(server))).toBe('<title>Desk</title>');
  await expect(fetch(`http://127.0.0.1:${portOf(server)}/`)).rejects.toThrow('fetch failed');
});

test.each([
  [
    'nowhere.pem',
    'desk-key.pem',
    /^TLS_CERT .+nowhere\.pem cannot be read \(ENOENT\)\. Check the path and its permissions\.$/,
  ],
  [
    'desk.pem',
    'nowhere.pem',
    /^TLS_KEY .+nowhere\.pem cannot be read \(ENOENT\)\. Check the path and its permissions\.$/,
  ],
  ['words.pem', 'desk-key.pem', /^TLS_CERT .+words\.pem is not a certificate in PEM format\.$/],
  ['desk.pem', 'words.pem', /^TLS_KEY .+words\.pem is not a private key in PEM format\.$/],
  ['desk.pem', 'other-key.pem', /^TLS_KEY .+other-key\.pem is not the key of the certificate TLS_CERT .+desk\.pem\.$/],
])('prints one line for %s with %s', async (cert, key, message) => {
  await expect(readTls({ certFile: at(cert), keyFile: at(key) })).rejects.toThrow(message);
});
