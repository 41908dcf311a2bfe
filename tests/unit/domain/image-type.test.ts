import { expect, test } from 'vitest';
import { imageExtension, imageTypes } from '#domain/image-type.ts';
import { pictureTypes } from '#domain/limits.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpg = [0xff, 0xd8, 0xff];
const webp = [...[0x52, 0x49, 0x46, 0x46], ...[1, 2, 3, 4], ...[0x57, 0x45, 0x42, 0x50]];
const kinds = { png, jpg, webp };

/**
 * Each signature with one byte changed. The four bytes in the middle of WebP's are skipped, because they are a length.
 */
const almost = Object.values(kinds).flatMap((bytes) =>
  bytes.flatMap((_, at) =>
    bytes === webp && at >= 4 && at < 8 ? [] : [bytes.map((byte, other) => (at === other ? byte ^ 1 : byte))],
  ),
);

test.each(Object.entries(kinds))('%s is detected by its first bytes, whatever follows', (kind, bytes) => {
  expect(imageExtension(Uint8Array.from(bytes))).toBe(kind);
  expect(imageExtension(Uint8Array.from([...bytes, 0, 1]))).toBe(kind);
});

test.each([
  [[]],
  [png.slice(0, 7)],
  [jpg.slice(0, 2)],
  [webp.slice(0, 11)],
  [[0, ...png]],
  ...almost.map((one) => [one]),
])('%j is not an accepted picture', (bytes) => {
  expect(imageExtension(Uint8Array.from(bytes))).toBeUndefined();
});

test('the file chooser offers exactly the detected types', () => {
  expect(pictureTypes).toEqual(Object.values(imageTypes));
});
