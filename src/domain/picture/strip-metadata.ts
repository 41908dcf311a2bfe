import { type ImageExtension, imageExtension } from '../image-type.ts';
import { joinBytes } from './bytes.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';
import type { Collected, StrippedPicture } from './stripped.ts';

const strips: Readonly<Record<ImageExtension, (bytes: Uint8Array) => Collected | undefined>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/**
 * A picture without anything that does not show it: position, author, camera, texts, thumbnails, color profile, and what
 * follows its end. Its pixels are not encoded again. A picture without any of it is returned byte by byte.
 *
 * @returns undefined if it is not a PNG, JPEG or WebP, or if a part of it is missing. Its pixels are not decoded.
 */
export function stripMetadata(bytes: Uint8Array): StrippedPicture | undefined {
  const extension = imageExtension(bytes);
  const found = extension && strips[extension](bytes);
  return found && { ...found, bytes: joinBytes(found.parts) };
}
