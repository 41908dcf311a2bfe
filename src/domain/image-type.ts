import { pictureMaxBytes, pictureTypes } from './limits.ts';

/** The accepted image types. They are detected by their first bytes, because a file name can lie. */
export const imageTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;

export type ImageExtension = keyof typeof imageTypes;

/** The extension of the detected type; undefined if the bytes are not a PNG, JPEG or WebP. */
export function imageExtension(bytes: Uint8Array): ImageExtension | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  const riff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]);
  return riff && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]) ? 'webp' : undefined;
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}

export type PictureProblem = 'type' | 'size';

/** The value of an `accept` attribute. */
export const pictureAccept = pictureTypes.join(',');
export const pictureMaxMegabytes = pictureMaxBytes / 1024 / 1024;

/** Why a file is not a valid picture, or null. Checks the size and, like the server, the first bytes. */
export async function pictureProblem(file: Blob): Promise<PictureProblem | null> {
  if (file.size > pictureMaxBytes) return 'size';
  // A file that was deleted after it was chosen cannot be read.
  const start = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return imageExtension(new Uint8Array(start)) === undefined ? 'type' : null;
}
