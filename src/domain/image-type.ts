import type { Text } from '#i18n/text.ts';
import { pictureTypes } from './limits.ts';

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

/** The value of an `accept` attribute. */
export const pictureAccept = pictureTypes.join(',');

/** Why a file cannot become a picture, in the app and on the server. */
export const pictureMessages = {
  type: 'The picture has to be a PNG, JPEG or WebP file',
  size: 'The picture is larger than 2 MB',
  damaged: 'The picture cannot be read. It may be damaged. Choose another one, or save it as a new PNG or JPEG file.',
} as const satisfies Readonly<Record<string, Text>>;

export type PictureProblem = keyof typeof pictureMessages;
