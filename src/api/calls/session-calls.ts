import * as z from 'zod/mini';
import { device } from '#domain/limits.ts';
import { encodePassword } from '#domain/password.ts';
import type { Result } from '#machines/result.ts';
import type { Credentials, RefreshedTokens } from '#machines/session/types.ts';
import { type Api, pictureAddress } from '../api.ts';
import { clientsOf } from '../http/client.ts';
import { resultOf } from '../http/result-of.ts';
import { userSchema } from '../schema/user-schema.ts';

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

/** POST /api/v1/users/login: the login payload of section 3, with the fixed device of section 6. */
export async function signIn(
  api: Api,
  { username, password }: { username: string; password: string },
  cancelled?: AbortSignal,
): Promise<Result<Credentials>> {
  const reply = { status: 0 };
  const answer = await resultOf(
    api,
    {
      // What it starts is a session: without a connection it says so, as every other press does.
      kind: 'write',
      cancelled,
      schema: signInSchema,
      pick: (envelope) => ({ user: envelope.data, tokens: envelope.token }),
    },
    async ({ signal }) => {
      const received = await clientsOf(api).open.POST('/api/v1/users/login', {
        signal,
        body: { email: username, password: encodePassword(password), ...device },
      });
      reply.status = received.response.status;
      return received;
    },
  );
  if (answer.kind === 'ok') {
    const { user, tokens } = answer.data;
    const picture = user.profile_pic && pictureAddress(api, user.profile_pic);
    return { ...answer, data: { user: { ...user, profile_pic: picture }, tokens } };
  }
  // A 401 means that the credentials are wrong: that text is the client's own.
  if (answer.kind !== 'rejected' || (reply.status !== 401 && answer.message !== '')) return answer;
  // Section 8 gives two readings of a failed login: the credentials are wrong, or the input is.
  const message = answer.errors.length > 0 ? 'Invalid username and password input' : 'Invalid username or password';
  return { ...answer, message };
}

const refreshedSchema = z.pipe(
  z.object({ accessToken: z.string(), refreshToken: z.nullish(z.string()) }),
  z.transform(
    ({ accessToken, refreshToken }): RefreshedTokens =>
      refreshToken ? { accessToken, refreshToken } : { accessToken },
  ),
);

/** POST /api/v1/users/refreshToken: without the bearer; reads `accessToken`, and `refreshToken` when it is rotated. */
export function refreshTokens(
  api: Api,
  refreshToken: string,
  cancelled?: AbortSignal,
): Promise<Result<RefreshedTokens>> {
  return resultOf(
    api,
    {
      kind: 'read',
      // A server that rotates refresh tokens takes each once.
      isOnce: true,
      cancelled,
      schema: refreshedSchema,
      // Servers put it beside the status, in the data or in the token, as the login does.
      pick: (envelope) =>
        [envelope, envelope.data, envelope.token].find((place) => refreshedSchema.safeParse(place).success),
    },
    ({ signal }) => clientsOf(api).open.POST('/api/v1/users/refreshToken', { body: { refreshToken }, signal }),
  );
}
