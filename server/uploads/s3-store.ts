import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { typeOfUpload } from './upload-name.ts';
import { type ListedUpload, markerName, type UploadStore, UploadStoreError } from './upload-store.ts';

/** A bucket of any S3-compatible store, addressed by path: `<endpoint>/<bucket>/<prefix><name>`. */
export interface S3Bucket {
  /** Without a slash at its end. */
  readonly endpoint: string;
  readonly bucket: string;
  /** What the names of all objects start with, with a slash at its end; empty for none. */
  readonly prefix?: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** For a whole call, including its retries. */
const callTimeoutMs = 10_000;
/** After a response of 5xx or 429. Storing a picture twice is harmless: its name is the hash of its content. */
const maxRetries = 2;

/** An object in the response to ListObjectsV2. */
const listed = /<Contents>.*?<Key>(?<key>[^<]+)<\/Key>.*?<LastModified>(?<at>[^<]+)<\/LastModified>.*?<\/Contents>/gs;

/** Stores pictures in a bucket, which all instances share. Sends nothing yet. */
export function openS3Store({ endpoint, bucket, prefix = '', ...credentials }: S3Bucket): UploadStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: maxRetries });

  async function send(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(callTimeoutMs);
    const address = `${endpoint}/${bucket}${name}`;
    const response = await client.fetch(address, { ...init, method, signal }).catch((error: unknown) => {
      throw new UploadStoreError(`The picture store does not respond: ${reasonOf(error)}`);
    });
    if (response.ok || (response.status === 404 && init.body === undefined && method !== 'DELETE')) return response;
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => ''))?.[1];
    const status = [response.status, code].join(' ').trim();
    throw new UploadStoreError(`The picture store responded with ${status} to ${method}`);
  }

  const pathOf = (name: string) => `/${prefix}${name}`;

  async function put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const type = typeOfUpload(name) ?? 'text/plain';
    // With the digest the store rejects a body that was changed in transit.
    const headers = { 'content-type': type, 'x-amz-content-sha256': digest };
    await (await send('PUT', pathOf(name), { body: bytes, headers })).body?.cancel();
  }

  async function* list(): AsyncGenerator<readonly ListedUpload[]> {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({
        'list-type': '2',
        ...(prefix !== '' && { prefix }),
        ...(token !== undefined && { 'continuation-token': token }),
      });
      const response = await send('GET', `?${query.toString()}`);
      if (response.status === 404) throw new UploadStoreError('The picture store responded with 404 to GET');
      const text = await response.text();
      yield [...text.matchAll(listed)].flatMap(({ groups: { key = '', at = '' } = {} }) => {
        const name = key.slice(prefix.length);
        return typeOfUpload(name) === undefined ? [] : [{ name, storedAt: Date.parse(at) }];
      });
      token = /<NextContinuationToken>([^<]+)</.exec(text)?.[1];
    } while (token !== undefined);
  }

  return {
    put,
    get: async (name) => {
      const type = typeOfUpload(name);
      if (type === undefined) return undefined;
      const { status, body } = await send('GET', pathOf(name));
      if (status !== 404 && body !== null) return { body, type };
      await body?.cancel();
      return undefined;
    },
    remove: async (name) => {
      const { body } = await send('DELETE', pathOf(name));
      await body?.cancel();
    },
    list: () => list(),
    check: async () => {
      const { status } = await send('HEAD', pathOf(markerName));
      if (status === 404) throw new UploadStoreError('The picture store responded with 404 to HEAD');
    },
    readMarker: async () => {
      const response = await send('GET', pathOf(markerName));
      const text = await response.text();
      return response.status === 404 ? undefined : text;
    },
    writeMarker: (text) => put(markerName, new TextEncoder().encode(text)),
  };
}

/** `fetch` reports the reason of a failure in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : error.message;
}
