import { encodePassword } from '#domain/password.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { clientsOf } from '../http/client.ts';
import { resultOf } from '../http/result-of.ts';
import { anySchema } from '../schema/list-schemas.ts';

/**
 * Recovering access (section 7). The bearer goes along when somebody is signed in; whoever has forgotten the password
 * has none.
 */
const client = (api: Api) => clientsOf(api)[api.credentials.accessToken() === null ? 'open' : 'signed'];

const call = { kind: 'write', schema: anySchema } as const;

/** POST /api/v1/users/sendOtp. The code that a demonstration answers with is left where it is. */
export function sendOtp(api: Api, username: string): Promise<Result<unknown>> {
  return resultOf(api, call, ({ signal }) => client(api).POST('/api/v1/users/sendOtp', { body: { username }, signal }));
}

/** POST /api/v1/users/verifiedOtp. The digits as typed: a number would lose the zeros in front. */
export function verifyOtp(api: Api, username: string, otp: string): Promise<Result<unknown>> {
  return resultOf(api, call, ({ signal }) =>
    client(api).POST('/api/v1/users/verifiedOtp', { body: { username, otp }, signal }),
  );
}

/** POST /api/v1/users/forgetpassword. */
export function setForgottenPassword(api: Api, username: string, password: string): Promise<Result<unknown>> {
  const newpassword = encodePassword(password);
  return resultOf(api, call, ({ signal }) =>
    client(api).POST('/api/v1/users/forgetpassword', { body: { username, newpassword }, signal }),
  );
}
