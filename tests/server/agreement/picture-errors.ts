import { pictureProblem } from '#domain/image-type.ts';

/** The messages of the picture control, as in `file-input.tsx`. */
const messages = {
  type: 'The picture has to be a PNG, JPEG or WebP file',
  size: 'The picture is larger than 2 MB',
} as const;

/** The messages for files that the picture control rejects, by field name. */
export async function pictureErrors(
  values: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const problem = value instanceof Blob ? await pictureProblem(value) : null;
    if (problem !== null) found[name] = messages[problem];
  }
  return found;
}
