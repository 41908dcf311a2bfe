import { encodePassword } from '#domain/password.ts';
import type { Answer } from '#machines/answer.ts';
import type { Api } from '../api.ts';
import { answerOf } from '../http/answer-of.ts';
import { clientsOf } from '../http/client.ts';
import { anySchema } from '../schema/list-schemas.ts';

/**
 * Recovering access (section 7). The bearer goes along when somebody is signed in; whoever has forgotten the password
 * has none.
 */
const client = (api: Api) => clientsOf(api)[api.credentials.accessToken() === null ? 'open' : 'signed'];

const call = { kind: 'write', schema: anySchema } as const;

/** POST /api/v1/users/sendOtp. The code that a demonstration answers with is left where it is. */
export function sendOtp(api: Api, username: string): Promise<Answer<unknown>> {
  return answerOf(api, call, ({ signal }) => client(api).POST('/api/v1/users/sendOtp', { body: { username }, signal }));
}

/** POST /api/v1/users/verifiedOtp. The digits as typed: a number would lose the zeros in front. */
export function verifyOtp(api: Api, username: string, otp: string): Promise<Answer<unknown>> {
  return answerOf(api, call, ({ signal }) =>
    client(api).POST('/api/v1/users/verifiedOtp', { body: { username, otp }, signal }),
  );
}

/** POST /api/v1/users/forgetpassword. */
export function setForgottenPassword(api: Api, username: string, password: string): Promise<Answer<unknown>> {
  const newpassword = encodePassword(password);
  return answerOf(api, call, ({ signal }) =>
    client(api).POST('/api/v1/users/forgetpassword', { body: { username, newpassword }, signal }),
  );
}
