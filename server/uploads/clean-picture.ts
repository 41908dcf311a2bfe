import sharp, { type Sharp } from 'sharp';
import { pictureMaxPixels } from '#domain/limits.ts';
import type { Bytes } from '#domain/picture/bytes.ts';
import { stripMetadata } from '#domain/picture/strip-metadata.ts';
import { oneAtATime } from './one-at-a-time.ts';

// One thread of libuv's pool decodes, so that files and passwords have the others. Nothing is asked for twice.
sharp.concurrency(1);
sharp.cache(false);

const decodeTimeoutSeconds = 10;
/** Of a picture that has to be encoded again. */
const quality = 90;

/** One picture in memory at a time, whatever its clients send. */
const inTurn = oneAtATime();

/**
 * The picture without metadata, after all of its pixels were decoded, outside of the event loop. Its pixels are encoded again
 * only to turn it upright, or for a screen's standard colors.
 *
 * @returns undefined if it is damaged, incomplete or larger than `pictureMaxPixels`.
 */
export async function cleanPicture(sent: Bytes): Promise<Bytes | undefined> {
  const stripped = stripMetadata(sent);
  if (stripped === undefined) return undefined;
  const { bytes, orientation, hasOwnColors, isAnimated } = stripped;
  const isEncodedAgain = !isAnimated && (orientation > 1 || hasOwnColors);
  try {
    if (isEncodedAgain) return new Uint8Array(await inTurn(() => decode(sent, encodeUpright).toBuffer()));
    await inTurn(() => decode(bytes, (picture) => picture.greyscale().raw()).toBuffer());
    return bytes;
  } catch {
    return undefined;
  }
}

/** All frames of an animation. A JPEG that ends early is only a warning to its decoder. */
function decode(bytes: Bytes, use: (picture: Sharp) => Sharp): Sharp {
  const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: pictureMaxPixels, pages: -1 });
  return use(picture).timeout({ seconds: decodeTimeoutSeconds });
}

/** Without metadata and in sRGB, as sharp writes by default, in the picture's own format. */
function encodeUpright(picture: Sharp): Sharp {
  return picture.autoOrient().jpeg({ quality, force: false }).webp({ quality, force: false });
}
