import { imageExtension } from '#domain/image-type.ts';
import { pictureMaxBytes } from '#domain/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
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
 * Checks a picture and adds it to those that are stored.
 *
 * @returns its path on this server, `/uploads/<hash>.<extension>`.
 * @throws Refusal 413 when it is too large, 415 when its bytes are not PNG, JPEG or WebP.
 */
async function addChecked(addPicture: WriteContext['addPicture'], file: Blob, path: string): Promise<string> {
  if (file.size > pictureMaxBytes) throw wrongPicture(413, path, 'The picture is larger than 2 MB');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const extension = imageExtension(bytes);
  if (extension === undefined) throw wrongPicture(415, path, 'The picture has to be a PNG, JPEG or WebP file');
  const name = uploadName(bytes, extension);
  addPicture({ name, bytes });
  return `/uploads/${name}`;
}

function wrongPicture(status: 413 | 415, path: string, msg: string): Refusal {
  return new Refusal(status, msg, { errors: [{ path, msg }] });
}
