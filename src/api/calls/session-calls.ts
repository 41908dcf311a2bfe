import * as z from 'zod/mini';
import { device } from '#domain/limits.ts';
import { encodePassword } from '#domain/text/password.ts';
import type { Result } from '#machines/result.ts';
import type { Credentials, RefreshedTokens, StoredUser } from '#machines/session/types.ts';
import { type Api, pictureAddress } from '../api.ts';
import { resultOf } from '../result-of.ts';

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

const signInSchema = z.object({
  user: userSchema,
  tokens: z.object({
    accessToken: z.string(),
    refreshToken: z.pipe(
      z.nullish(z.string()),
      z.transform((token) => token ?? null),
    ),
  }),
});

/** POST /api/v1/users/login: the payload of section 3, with the fixed device of section 6. */
export async function signIn(
  api: Api,
  { username, password }: { username: string; password: string },
  signal?: AbortSignal,
): Promise<Result<Credentials>> {
  const reply = { status: 0 };
  const result = await resultOf(
    api,
    {
      // A write, because it starts a session: it reports a missing connection as every other write does.
      kind: 'write',
      access: 'open',
      signal,
      schema: signInSchema,
      pick: (envelope) => ({ user: envelope.data, tokens: envelope.token }),
    },
    async (client) => {
      const received = await client.POST('/api/v1/users/login', {
        body: { email: username, password: encodePassword(password), ...device },
      });
      reply.status = received.response.status;
      return received;
    },
  );
  if (result.kind === 'ok') {
    const { user, tokens } = result.data;
    const picture = user.profile_pic && pictureAddress(api, user.profile_pic);
    return { ...result, data: { user: { ...user, profile_pic: picture }, tokens } };
  }
  // A 401 means wrong credentials; the client defines the message.
  if (result.kind !== 'rejected' || (reply.status !== 401 && result.message !== '')) return result;
  // Section 8 has two messages for a failed login: wrong credentials, or invalid input.
  const message = result.errors.length > 0 ? 'Invalid username and password input' : 'Invalid username or password';
  return { ...result, message };
}

const refreshedSchema = z.pipe(
  z.object({ accessToken: z.string(), refreshToken: z.nullish(z.string()) }),
  z.transform(
    ({ accessToken, refreshToken }): RefreshedTokens =>
      refreshToken ? { accessToken, refreshToken } : { accessToken },
  ),
);

/**
 * POST /api/v1/users/refreshToken, without the access token. Reads `accessToken`, and `refreshToken` if it is rotated.
 */
export function refreshTokens(api: Api, refreshToken: string, signal?: AbortSignal): Promise<Result<RefreshedTokens>> {
  return resultOf(
    api,
    {
      kind: 'read',
      access: 'open',
      // A server that rotates refresh tokens accepts each of them only once.
      isOnce: true,
      signal,
      schema: refreshedSchema,
      // Some servers put the tokens beside the status, some in `data`, and some in `token` as the login does.
      pick: (envelope) =>
        [envelope, envelope.data, envelope.token].find((part) => refreshedSchema.safeParse(part).success),
    },
    (client) => client.POST('/api/v1/users/refreshToken', { body: { refreshToken } }),
  );
}
