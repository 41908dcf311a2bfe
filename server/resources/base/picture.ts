import { imageExtension, type PictureProblem, pictureMessages } from '#domain/image-type.ts';
import { pictureMaxBytes } from '#domain/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cleanPicture } from '#server/uploads/clean-picture.ts';
import { uploadName } from '#server/uploads/upload-name.ts';
import type { WriteContext, Writer } from './writers.ts';

/**
 * Writes a picture that was sent as a file. An empty text removes the stored picture.
 *
 * @param path the member of the body, and the column unless it has another name.
 */
export function picture(path: string, column: string = path): Writer {
  return async (sent, { addPicture }) => ({
    value: sent instanceof Blob ? await addChecked(addPicture, sent, path) : null,
    column,
  });
}

/**
 * Checks a picture and adds it, without metadata, to those that are stored.
 *
 * @returns its path on this server, `/uploads/<hash>.<extension>`.
 * @throws Refusal 413 when it is too large, 415 when its bytes are not PNG, JPEG or WebP, 422 when they cannot be decoded.
 */
async function addChecked(addPicture: WriteContext['addPicture'], file: Blob, path: string): Promise<string> {
  const sent = new Uint8Array(await file.arrayBuffer());
  const extension = imageExtension(sent);
  if (extension === undefined) throw wrongPicture(path, 'type');
  if (sent.length > pictureMaxBytes) throw wrongPicture(path, 'size');
  const bytes = await cleanPicture(sent);
  if (bytes === undefined) throw wrongPicture(path, 'damaged');
  const name = uploadName(bytes, extension);
  addPicture({ name, bytes });
  return `/uploads/${name}`;
}

const statuses = { type: 415, size: 413, damaged: 422 } as const;

function wrongPicture(path: string, problem: PictureProblem): Refusal {
  const msg = pictureMessages[problem];
  return new Refusal(statuses[problem], msg, { errors: [{ path, msg }] });
}
