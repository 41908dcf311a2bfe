import { imageExtension } from '#domain/image-type.ts';
import { pictureMaxBytes, pictureTypes } from '#domain/limits.ts';

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
