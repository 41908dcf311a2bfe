import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openS3Store, type S3Bucket } from '#server/uploads/s3-store.ts';
import { uploadName } from '#server/uploads/upload-name.ts';
import { bytesOf, markerName, type UploadStore, UploadStoreError } from '#server/uploads/upload-store.ts';
import { type FakeS3, startFakeS3 } from '../support/fake-s3.ts';

let s3: FakeS3;
let store: UploadStore;

beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(() => s3.close());
beforeEach(async () => {
  s3.fail(0);
  store = openS3Store(s3.bucket);
  await store.writeMarker('The pictures of the test');
});

async function namesIn(listed: UploadStore): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const page of listed.list()) names.push(...page.map(({ name }) => name));
  return names;
}

const bytes = new TextEncoder().encode('a picture');
const name = uploadName(bytes, 'png');
const unknown = `${'0'.repeat(64)}.png`;

describe('a bucket', () => {
  test('shares pictures between instances, under the hash of their content', async () => {
    await store.put(name, bytes);
    expect(s3.stored.get(name)?.toString()).toBe('a picture');
    const other = openS3Store(s3.bucket);
    const found = await other.get(name);
    expect(found?.type).toBe('image/png');
    expect(found && (await bytesOf(found))).toEqual(bytes);
    await expect(other.check()).resolves.toBeUndefined();
  });

  test('has no picture under an unknown name, and gets no request for an invalid name', async () => {
    expect(await store.get(unknown)).toBeUndefined();
    const before = s3.requests.length;
    expect(await store.get(markerName)).toBeUndefined();
    expect(await store.get('../secret')).toBeUndefined();
    expect(s3.requests.length).toBe(before);
  });

  test('gets a limited number of retries when it is busy', async () => {
    s3.fail(2);
    await store.put(name, bytes);
    s3.fail(100);
    await expect(store.get(name)).rejects.toThrow(
      new UploadStoreError('The picture store responded with 503 SlowDown to GET'),
    );
    await expect(store.check()).rejects.toThrow(UploadStoreError);
  });

  test.each<[string, Partial<S3Bucket>, RegExp]>([
    [
      'another secret',
      { secretAccessKey: 'wrong' },
      /^The picture store responded with 403 SignatureDoesNotMatch to PUT$/,
    ],
    ['a missing bucket', { bucket: 'none' }, /^The picture store responded with 404 NoSuchBucket to PUT$/],
    [
      'an unreachable store',
      { endpoint: 'http://127.0.0.1:9' },
      /^The picture store does not respond: .*(bad port|ECONNREFUSED)/,
    ],
  ])('cannot be marked with %s', async (_, wrong, message) => {
    await expect(openS3Store({ ...s3.bucket, ...wrong }).writeMarker('')).rejects.toThrow(message);
  });

  test('has pictures of a prefix apart from all others', async () => {
    const inside = openS3Store({ ...s3.bucket, prefix: 'desk/' });
    const content = new TextEncoder().encode('below the prefix');
    const belowPrefix = uploadName(content, 'png');
    await inside.put(belowPrefix, content);
    expect([...s3.stored.keys()]).toContain(`desk/${belowPrefix}`);
    expect(await namesIn(inside)).toEqual([belowPrefix]);
    expect(await namesIn(store)).not.toContain(belowPrefix);
    expect(await store.get(belowPrefix)).toBeUndefined();
  });
});
