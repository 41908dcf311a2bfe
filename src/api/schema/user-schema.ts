import * as z from 'zod/mini';
import type { StoredUser } from '#machines/session/types.ts';
import { textOrNone } from './lenient.ts';

/**
 * The stored user of section 3, as servers answer it. Only the id is needed to go on. The role is lower-cased from
 * role_name.
 */
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
