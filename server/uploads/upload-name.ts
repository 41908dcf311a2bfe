import { createHash } from 'node:crypto';
import { type ImageExtension, imageTypes } from '#domain/image-type.ts';

/** `<sha-256>.<extension>`: the only names a store ever sees, so that none can leave its folder. */
export function uploadName(bytes: Uint8Array, extension: ImageExtension): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
}

/** The media type that an upload's name stands for; undefined when it is no name of ours. */
export function typeOfUpload(name: string): string | undefined {
  const extension = /^[0-9a-f]{64}\.(png|jpg|webp)$/.exec(name)?.[1];
  return extension === undefined ? undefined : imageTypes[extension as ImageExtension];
}
