import { pictureMaxBytes, pictureTypes } from '#domain/limits.ts';

export type PictureProblem = 'type' | 'size';

/** For `accept`, and for words: whole megabytes. */
export const pictureAccept = pictureTypes.join(',');
export const pictureMaxMegabytes = pictureMaxBytes / 1024 / 1024;

/** What speaks against sending this file as a picture, before anything is sent. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!pictureTypes.includes(file.type)) return 'type';
  return file.size > pictureMaxBytes ? 'size' : null;
}
