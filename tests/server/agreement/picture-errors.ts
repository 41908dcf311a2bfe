import { pictureProblem } from '#ui/form/picture-check.ts';

/** What the control of a picture says of a file, in the words of `file-input.tsx`. */
const words = {
  type: 'The picture has to be a PNG, JPEG or WebP file',
  size: 'The picture is larger than 2 MB',
} as const;

/** By the name of each field that holds a file which its control would not take. */
export async function pictureErrors(
  values: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const problem = value instanceof Blob ? await pictureProblem(value) : null;
    if (problem !== null) found[name] = words[problem];
  }
  return found;
}
