import { createHash } from 'node:crypto';
import { type ImageExtension, imageTypes } from '#domain/image-type.ts';

/** `<sha-256>.<extension>`. Stores accept no other names, so a name cannot leave the folder. */
export function uploadName(bytes: Uint8Array, extension: ImageExtension): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
}

/** The extension of an upload's name; undefined for any other name. */
export function extensionOfUpload(name: string): ImageExtension | undefined {
  return /^[0-9a-f]{64}\.(png|jpg|webp)$/.exec(name)?.[1] as ImageExtension | undefined;
}

/** The media type of an upload's name; undefined for any other name. */
export function typeOfUpload(name: string): string | undefined {
  const extension = extensionOfUpload(name);
  return extension && imageTypes[extension];
}
