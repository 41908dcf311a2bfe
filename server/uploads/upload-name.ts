import { createHash } from 'node:crypto';
import { type ImageExtension, imageTypes } from '#domain/image-type.ts';

/** `<sha-256>.<extension>`. Stores accept no other names, so a name cannot leave the folder. */
export function uploadName(bytes: Uint8Array, extension: ImageExtension): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
}

/** The media type of an upload's name; undefined for any other name. */
export function typeOfUpload(name: string): string | undefined {
  const extension = /^[0-9a-f]{64}\.(png|jpg|webp)$/.exec(name)?.[1];
  return extension === undefined ? undefined : imageTypes[extension as ImageExtension];
}
