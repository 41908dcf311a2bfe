import * as z from 'zod/mini';
import type { StoredUser } from '#machines/session/types.ts';

/** Servers omit an empty text or send null; both are read as ''. */
const textOrNone = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);

/** The user as servers return it (section 3). Only the id is required. The role is `role_name` in lower case. */
export const userSchema: z.ZodMiniType<StoredUser> = z.object({
  id: z.number(),
  first_name: textOrNone,
  last_name: textOrNone,
  mobile_no: textOrNone,
  email: textOrNone,
  profile_pic: z.pipe(
    textOrNone,
    z.transform((address) => (address === '' ? null : address)),
  ),
  role_name: z.pipe(
    textOrNone,
    z.transform((role) => role.toLowerCase()),
  ),
});
