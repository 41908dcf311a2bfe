import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignatureV4 } from '@smithy/signature-v4';
import type { S3Bucket } from '#server/uploads/s3-store.ts';

/** A fake S3 store with one bucket in memory. It checks each signature with AWS's own signer. */
export interface FakeS3 {
  readonly bucket: S3Bucket;
  /** The received requests, as `PUT <name>`. */
  readonly requests: readonly string[];
  readonly stored: Map<string, Buffer>;
  /** Responds to the next requests with 503. */
  readonly fail: (times: number) => void;
  /** Holds the next request. Resolves when it has arrived, with a function that releases it. */
  readonly hold: () => Promise<() => void>;
  readonly close: () => Promise<void>;
}

const credentials = { accessKeyId: 'desk', secretAccessKey: 'a secret of the test' };
const region = 'eu-central-1';

export async function startFakeS3(): Promise<FakeS3> {
  const stored = new Map<string, Buffer>();
  const requests: string[] = [];
  let remainingFailures = 0;
  let onHeld: ((release: () => void) => void) | undefined;

  async function respond(request: IncomingMessage): Promise<readonly [number, string | Buffer]> {
    const body = Buffer.concat(await request.toArray());
    const { method = '' } = request;
    const { pathname, searchParams } = addressOf(request);
    const name = /^\/pictures(?:$|\/([\w./-]+)$)/.exec(pathname)?.[1];
    const isList = name === undefined && searchParams.get('list-type') === '2';
    if (pathname !== '/pictures' && name === undefined) return [404, '<Code>NoSuchBucket</Code>'];
    requests.push(isList ? 'LIST' : `${method} ${String(name)}`);
    const notify = onHeld;
    onHeld = undefined;
    if (notify !== undefined) await new Promise<void>((release) => notify(release));
    remainingFailures -= 1;
    if (remainingFailures >= 0) return [503, '<Code>SlowDown</Code>'];
    if (!(await isSigned(request))) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    if (
      request.headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex') &&
      method === 'PUT'
    ) {
      return [400, '<Code>XAmzContentSHA256Mismatch</Code>'];
    }
    if (isList) return [200, listOf(stored, searchParams.get('prefix') ?? '')];
    if (name === undefined) return [405, '<Code>MethodNotAllowed</Code>'];
    if (method === 'PUT') stored.set(name, body);
    return [stored.has(name) ? 200 : 404, method === 'GET' ? (stored.get(name) ?? '<Code>NoSuchKey</Code>') : ''];
  }

  const server = createServer((request, response) => {
    void respond(request).then(([status, body]) => response.writeHead(status).end(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    bucket: { endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures', region, ...credentials },
    requests,
    stored,
    fail: (times) => {
      remainingFailures = times;
    },
    hold: () =>
      new Promise((resolve) => {
        onHeld = resolve;
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const addressOf = ({ url = '' }: IncomingMessage) => new URL(url, 'http://store');

function listOf(stored: ReadonlyMap<string, Buffer>, prefix: string): string {
  const names = [...stored.keys()].filter((name) => name.startsWith(prefix));
  const at = '<LastModified>2026-11-28T12:00:00.000Z</LastModified>';
  return `<ListBucketResult>${names.map((name) => `<Contents><Key>${name}</Key>${at}</Contents>`).join('')}</ListBucketResult>`;
}

class Sha256 {
  readonly #hash;
  constructor(secret?: unknown) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as string);
  }
  update(data: unknown): void {
    this.#hash.update(data as string);
  }
  async digest(): Promise<Uint8Array> {
    return new Uint8Array(this.#hash.digest());
  }
}

const signer = new SignatureV4({
  credentials,
  region,
  service: 's3',
  sha256: Sha256,
  uriEscapePath: false,
  applyChecksum: false,
});

async function isSigned(received: IncomingMessage): Promise<boolean> {
  const { method = '', headers } = received;
  const { pathname: path, searchParams } = addressOf(received);
  const given = headers.authorization ?? '';
  const names = /SignedHeaders=([\w;-]+)/.exec(given)?.[1]?.split(';') ?? [];
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const at = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(headers['x-amz-date']));
  if (at === null) return false;
  const signingDate = new Date(`${at[1]}-${at[2]}-${at[3]}T${at[4]}:${at[5]}:${at[6]}Z`);
  const hostname = headers.host ?? '';
  const query = Object.fromEntries(searchParams);
  const request = { method, protocol: 'http:', hostname, path, query, headers: signed };
  const { headers: expected } = await signer.sign(request, { signingDate });
  const signatureIn = (header: string | undefined) => /Signature=(\w+)/.exec(header ?? '')?.[1] ?? 'none';
  return signatureIn(expected['authorization']) === signatureIn(given);
}
