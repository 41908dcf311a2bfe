import { pictureMessages } from '#domain/image-type.ts';
import { preparePicture } from '#domain/picture/prepare/prepare-picture.ts';
import type { Rejected } from '#machines/result.ts';

/**
 * The values with their pictures prepared. A form prepares what a user chooses at once; this waits for it, and prepares what
 * a draft had stored before.
 *
 * @returns a rejection with the fields of pictures that cannot be sent.
 */
export async function preparedValues<V extends Readonly<Record<string, unknown>>>(
  values: V,
): Promise<{ readonly kind: 'ok'; readonly values: V } | Rejected> {
  const files: Record<string, File> = {};
  const errors: Rejected['errors'][number][] = [];
  for (const [path, value] of Object.entries(values)) {
    if (!(value instanceof Blob)) continue;
    const prepared = await preparePicture(value);
    if ('file' in prepared) files[path] = prepared.file;
    else errors.push({ path, msg: pictureMessages[prepared.problem] });
  }
  const [first] = errors;
  return first === undefined
    ? { kind: 'ok', values: { ...values, ...files } }
    : { kind: 'rejected', message: first.msg, errors };
}
