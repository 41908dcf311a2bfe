import * as z from 'zod/mini';

/** A text that servers leave out, or send as null, when there is none: read as ''. */
export const textOrNone = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);
