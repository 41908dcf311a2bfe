import * as z from 'zod/mini';
import { textOrNone } from './lenient.ts';

/**
 * What the client keeps of the person who signed in (section 3, stored user). Only the id is needed to go on. The role
 * is lower-cased from role_name.
 */
export const storedUserSchema = z.object({
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
