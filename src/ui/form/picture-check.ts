import { imageExtension } from '#domain/image-type.ts';
import { pictureMaxBytes, pictureTypes } from '#domain/limits.ts';

export type PictureProblem = 'type' | 'size';

/** For `accept`, and for words: whole megabytes. */
export const pictureAccept = pictureTypes.join(',');
export const pictureMaxMegabytes = pictureMaxBytes / 1024 / 1024;

/** What speaks against sending this file as a picture, before anything is sent: as the server, by the bytes it begins with. */
export async function pictureProblem(file: Blob): Promise<PictureProblem | null> {
  if (file.size > pictureMaxBytes) return 'size';
  // A file that has gone since it was chosen cannot be read.
  const start = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return imageExtension(new Uint8Array(start)) === undefined ? 'type' : null;
}
