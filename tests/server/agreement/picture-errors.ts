import { pictureMessages } from '#domain/image-type.ts';
import { preparePicture } from '#domain/picture/prepare/prepare-picture.ts';
import { fakeBitmap } from '../../support/page/fake-bitmap.ts';

fakeBitmap();

/** The messages for files that the picture control rejects, by field name. */
export async function pictureErrors(
  values: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!(value instanceof Blob)) continue;
    const prepared = await preparePicture(value);
    if ('problem' in prepared) found[name] = pictureMessages[prepared.problem];
  }
  return found;
}
