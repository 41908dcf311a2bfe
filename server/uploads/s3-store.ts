import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { typeOfUpload } from './upload-name.ts';
import { markerName, StoreFault, type UploadStore } from './upload-store.ts';

/** A bucket of any S3-compatible store, addressed by path: `<endpoint>/<bucket>/<name>`. */
export interface S3Bucket {
  /** Without a slash at its end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Milliseconds for a whole call, its repeats included. */
const patience = 10_000;
/** Of an answer of 5xx or 429. A picture may be stored twice: its name says what it is. */
const repeats = 2;

/**
 * Pictures in a bucket, which every copy of the server on any machine shares.
 *
 * @throws StoreFault when the bucket does not take what is written when it is opened.
 */
export async function openS3Store({ endpoint, bucket, ...credentials }: S3Bucket): Promise<UploadStore> {
  const client = new AwsClient({ ...credentials, service: 's3', retries: repeats });

  async function ask(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(patience);
    const address = `${endpoint}/${bucket}/${name}`;
    const answer = await client.fetch(address, { ...init, method, signal }).catch((error: unknown) => {
      throw new StoreFault(`The picture store does not answer: ${reasonOf(error)}`);
    });
    if (answer.ok || (answer.status === 404 && method === 'GET')) return answer;
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1];
    throw new StoreFault(`The picture store answered ${[answer.status, code].join(' ').trim()} to ${method}`);
  }

  async function put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const type = typeOfUpload(name) ?? 'text/plain';
    // With the digest the store refuses what was changed on its way.
    const headers = { 'content-type': type, 'x-amz-content-sha256': digest };
    await (await ask('PUT', name, { body: bytes, headers })).body?.cancel();
  }

  const store: UploadStore = {
    put,
    get: async (name) => {
      const type = typeOfUpload(name);
      if (type === undefined) return undefined;
      const { status, body } = await ask('GET', name);
      if (status !== 404 && body !== null) return { body, type };
      await body?.cancel();
      return undefined;
    },
    check: async () => void (await ask('HEAD', markerName)),
  };
  await store.put(markerName, new TextEncoder().encode('The pictures of Matchdesk\n'));
  return store;
}

/** `fetch` hides why it failed in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : error.message;
}
