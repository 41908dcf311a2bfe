import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openS3Store, type S3Bucket } from '#server/uploads/s3-store.ts';
import { uploadName } from '#server/uploads/upload-name.ts';
import { bytesOf, markerName, UploadStoreError, type UploadStore } from '#server/uploads/upload-store.ts';
import { type S3StandIn, s3StandIn } from './support/s3-stand-in.ts';

let s3: S3StandIn;
let store: UploadStore;

beforeAll(async () => {
  s3 = await s3StandIn();
});
afterAll(() => s3.close());
beforeEach(async () => {
  s3.fail(0);
  store = await openS3Store(s3.bucket);
});

const bytes = new TextEncoder().encode('a picture');
const name = uploadName(bytes, 'png');
const unknown = `${'0'.repeat(64)}.png`;

describe('a bucket', () => {
  test('keeps what one copy puts for another, under the hash of its content', async () => {
    await store.put(name, bytes);
    expect(s3.kept.get(name)?.toString()).toBe('a picture');
    const other = await openS3Store(s3.bucket);
    const found = await other.get(name);
    expect(found?.type).toBe('image/png');
    expect(found && (await bytesOf(found))).toEqual(bytes);
    await expect(other.check()).resolves.toBeUndefined();
  });

  test('has no picture under another name, and is not asked for a name that is none of ours', async () => {
    expect(await store.get(unknown)).toBeUndefined();
    const before = s3.asked.length;
    expect(await store.get(markerName)).toBeUndefined();
    expect(await store.get('../secret')).toBeUndefined();
    expect(s3.asked.length).toBe(before);
  });

  test('that is busy is asked again, and not for ever', async () => {
    s3.fail(2);
    await store.put(name, bytes);
    s3.fail(100);
    await expect(store.get(name)).rejects.toThrow(new UploadStoreError('The picture store answered 503 SlowDown to GET'));
    await expect(store.check()).rejects.toThrow(UploadStoreError);
  });

  test.each<[string, Partial<S3Bucket>, RegExp]>([
    ['another secret', { secretAccessKey: 'wrong' }, /^The picture store answered 403 SignatureDoesNotMatch to PUT$/],
    ['no such bucket', { bucket: 'none' }, /^The picture store answered 404 NoSuchBucket to PUT$/],
    [
      'nobody there',
      { endpoint: 'http://127.0.0.1:9' },
      /^The picture store does not answer: .*(bad port|ECONNREFUSED)/,
    ],
  ])('is not opened with %s', async (_, wrong, message) => {
    await expect(openS3Store({ ...s3.bucket, ...wrong })).rejects.toThrow(message);
  });
});
