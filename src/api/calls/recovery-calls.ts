import { encodePassword } from '#domain/text/password.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { clientsOf } from '../http/client.ts';
import { resultOf } from '../http/result-of.ts';
import { anySchema } from '../schema/list-schemas.ts';

/**
 * Account recovery (section 7). Sends the access token if a user is signed in; a user who forgot the password is not.
 */
const client = (api: Api) => clientsOf(api)[api.credentials.accessToken() === null ? 'open' : 'signed'];

const call = { kind: 'write', schema: anySchema } as const;

/** POST /api/v1/users/sendOtp. Ignores the code that a demonstration server returns. */
export function sendOtp(api: Api, username: string): Promise<Result<unknown>> {
  return resultOf(api, call, ({ signal }) => client(api).POST('/api/v1/users/sendOtp', { body: { username }, signal }));
}

/** POST /api/v1/users/verifiedOtp. Sends the digits as text, because a number would lose leading zeros. */
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
