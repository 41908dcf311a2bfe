import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureMaxPixels } from '#domain/limits.ts';
import { cleanPicture } from '#server/uploads/clean-picture.ts';
import { letTimePass } from '../../support/let-time-pass.ts';
import { damagedPictures } from '../support/damaged-pictures.ts';
import { animation, type Format, photo, plainPicture, secrets } from '../support/photos.ts';
import { pictureFile } from '../support/pictures.ts';

const formats: readonly Format[] = ['jpeg', 'png', 'webp'];
const clean = async (picture: Uint8Array) => await cleanPicture(new Uint8Array(picture));

async function cleaned(picture: Uint8Array): Promise<Buffer> {
  const bytes = await clean(picture);
  if (bytes === undefined) throw new Error('The picture was refused');
  return Buffer.from(bytes);
}

const pixelsOf = (picture: Buffer) => sharp(picture, { pages: -1 }).autoOrient().raw().toBuffer();
const namesOfMetadata = async (picture: Buffer) => {
  const { exif, icc, xmp, iptc, comments, orientation } = await sharp(picture).metadata();
  return Object.entries({ exif, icc, xmp, iptc, comments, orientation }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
};

describe('a picture without metadata', () => {
  test.each([70, 100, 1999, 2063, 2064, 70_001])('of %i bytes stays as it is', async (bytes) => {
    const sent = await pictureFile('png', { bytes }).arrayBuffer();
    expect(sent.byteLength).toBe(bytes);
    expect((await cleaned(new Uint8Array(sent))).equals(new Uint8Array(sent))).toBe(true);
  });

  test.each([
    ['jpeg', {}],
    ['jpeg', { isProgressive: true }],
    ['png', {}],
    ['png', { isProgressive: true, alpha: true }],
    ['webp', {}],
    ['webp', { alpha: true }],
    ['webp', { isLossless: true, alpha: true }],
  ] as const)('%s %j stays as it is', async (format, encoding) => {
    const sent = await plainPicture(format, encoding);
    expect((await cleaned(sent)).equals(sent)).toBe(true);
  });
});

describe('metadata', () => {
  test.each(formats)('of a %s photo is removed, and its pixels stay', async (format) => {
    const sent = await photo(format);
    // In a PNG the XMP is compressed.
    expect(secrets.filter((secret) => sent.includes(secret)).length).toBeGreaterThan(2);
    expect(await namesOfMetadata(sent)).toEqual(expect.arrayContaining(['exif', 'xmp']));
    const stored = await cleaned(sent);
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
    expect(await namesOfMetadata(stored)).toEqual([]);
    expect((await pixelsOf(stored)).equals(await pixelsOf(sent))).toBe(true);
  });

  test.each(formats.flatMap((format) => [2, 3, 6, 8].map((orientation) => [format, orientation] as const)))(
    'of a %s photo, orientation %i, is applied',
    async (format, orientation) => {
      const stored = await cleaned(await photo(format, { orientation }));
      expect(await namesOfMetadata(stored)).toEqual([]);
      const { width, height } = await sharp(stored).metadata();
      expect([width, height]).toEqual(orientation > 4 ? [40, 60] : [60, 40]);
    },
  );

  test.each(formats)('with colors of another screen: the %s becomes one of standard colors', async (format) => {
    const sent = await photo(format, { profile: 'p3' });
    expect(await namesOfMetadata(sent)).toContain('icc');
    const stored = await cleaned(sent);
    expect(await namesOfMetadata(stored)).toEqual([]);
    const [before, after] = [await pixelsOf(sent), await pixelsOf(stored)];
    const difference = before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0) / before.length;
    expect(difference).toBeLessThan(format === 'png' ? 1 : 12);
  });

  test.each(['png', 'webp'] as const)('of a %s goes, its transparency stays', async (format) => {
    const sent = await photo(format, { alpha: true });
    const stored = await cleaned(sent);
    expect((await sharp(stored).metadata()).hasAlpha).toBe(true);
    expect((await pixelsOf(stored)).equals(await pixelsOf(sent))).toBe(true);
  });

  test('of an animation goes, its frames stay', async () => {
    const sent = await animation();
    expect(sent.includes('Asha Rao')).toBe(true);
    const stored = await cleaned(sent);
    expect(stored.includes('Asha Rao')).toBe(false);
    const { pages, delay, hasAlpha, exif, xmp } = await sharp(stored, { pages: -1 }).metadata();
    expect({ pages, delay, hasAlpha, exif, xmp }).toEqual({ pages: 3, delay: [100, 200, 300], hasAlpha: true });
    expect((await pixelsOf(stored)).equals(await pixelsOf(sent))).toBe(true);
  });

  test('in comments, texts, unknown parts and thumbnails is removed', async () => {
    const jpeg = await plainPicture('jpeg');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 10]), Buffer.from('Asha Rao')]);
    const iptc = Buffer.concat([Buffer.from([0xff, 0xed, 0, 24]), Buffer.from('Photoshop 3.0\0Asha Rao')]);
    const sentJpeg = Buffer.concat([jpeg.subarray(0, 2), comment, iptc, jpeg.subarray(2)]);
    expect((await cleaned(sentJpeg)).equals(jpeg)).toBe(true);

    const png = await plainPicture('png');
    const chunks = ['tEXt', 'iTXt', 'tIME', 'prVt'].map((name) => pngChunk(name, 'Author\0Asha Rao'));
    const sentPng = Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
    expect((await cleaned(sentPng)).equals(png)).toBe(true);
  });
});

const damaged = await damagedPictures();

describe('refused is', () => {
  test.each(damaged)('%s', async (_, bytes) => {
    expect(await clean(bytes)).toBeUndefined();
  });

  test('a small file with more pixels than the limit', async () => {
    const width = 8000;
    const height = Math.ceil(pictureMaxPixels / width) + 1;
    const bomb = await sharp({ create: { width, height, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect(await clean(bomb)).toBeUndefined();
  });
});

test('other work goes on while pictures are decoded', async () => {
  const picture = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#246' } })
    .webp()
    .toBuffer();
  let [turns, isDone] = [0, false];
  const cleaning = Promise.all([1, 2, 3].map(() => clean(picture))).finally(() => (isDone = true));
  for (; !isDone; turns += 1) await letTimePass(1);
  const results = await cleaning;
  expect(results.every((result) => result !== undefined)).toBe(true);
  expect(turns).toBeGreaterThan(3);
});

function pngChunk(name: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name + content), Buffer.alloc(4)]);
}
