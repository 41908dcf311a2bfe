import { encodePassword } from '#domain/text/password.ts';
import type { ChangePasswordValues } from '#machines/change-password/machine.ts';
import type { ListedSession, SessionChoice } from '#machines/device-sign-out/machine.ts';
import type { Result } from '#machines/result.ts';
import type { Api, OwnApi } from '../api.ts';
import { resultOf } from '../result-of.ts';
import { anySchema, isObject, readEach, readNumber, readText, schemaOf } from '../schema.ts';

/** What users do with their own account: password, phone, recovery, sessions. */

const write = { kind: 'write', schema: anySchema } as const;

/** POST /api/v1/users/changePassword: the payload of section 3, with all three passwords encoded. */
export function changePassword(api: OwnApi, values: ChangePasswordValues): Promise<Result<unknown>> {
  const body = {
    currentpassword: encodePassword(values.oldpassword),
    newpassword: encodePassword(values.newpassword),
    confirmpassword: encodePassword(values.confirmPassword),
  };
  return resultOf(api, write, (client) => client.POST('/api/v1/users/changePassword', { body }));
}

interface Recipient {
  readonly phone: string;
  readonly userId: number;
}

/** POST /api/v1/users/send/sendMobileOtp. */
export function sendMobileOtp(api: OwnApi, { phone, userId }: Recipient): Promise<Result<unknown>> {
  return resultOf(api, write, (client) => client.POST('/api/v1/users/send/sendMobileOtp', { body: { phone, userId } }));
}

/** POST /api/v1/users/sendMobileOtpVerified. Sends the digits as text, because a number would lose leading zeros. */
export function verifyMobileOtp(
  api: OwnApi,
  { phone, userId, otp }: Recipient & { readonly otp: string },
): Promise<Result<unknown>> {
  return resultOf(api, write, (client) =>
    client.POST('/api/v1/users/sendMobileOtpVerified', { body: { phone, otp, userId } }),
  );
}

/** Recovery (section 7) sends the access token if a user is signed in; a user who forgot the password is not. */
function recoveryOf({ credentials }: Api) {
  return { ...write, access: credentials.accessToken() === null ? 'open' : 'signed' } as const;
}

/** POST /api/v1/users/sendOtp. Ignores the code that a demonstration server returns. */
export function sendOtp(api: Api, username: string): Promise<Result<unknown>> {
  return resultOf(api, recoveryOf(api), (client) => client.POST('/api/v1/users/sendOtp', { body: { username } }));
}

/** POST /api/v1/users/verifiedOtp. Sends the digits as text, because a number would lose leading zeros. */
export function verifyOtp(api: Api, username: string, otp: string): Promise<Result<unknown>> {
  return resultOf(api, recoveryOf(api), (client) =>
    client.POST('/api/v1/users/verifiedOtp', { body: { username, otp } }),
  );
}

/** POST /api/v1/users/forgetpassword. */
export function setForgottenPassword(api: Api, username: string, password: string): Promise<Result<unknown>> {
  const body = { username, newpassword: encodePassword(password) };
  return resultOf(api, recoveryOf(api), (client) => client.POST('/api/v1/users/forgetpassword', { body }));
}

/** An optional feature of servers (docs/your-own-api.md). Only the id is required. */
const sessionsSchema = schemaOf((data) => readEach(data, readSession));

function readSession(row: unknown): ListedSession | undefined {
  if (!isObject(row)) return undefined;
  const id = readNumber(row['id']);
  const device = readText(row['device']);
  const address = readText(row['address']);
  const createdAt = readText(row['created_at']);
  const lastUsedAt = readText(row['last_used_at']);
  if (id === undefined || device === undefined || address === undefined) return undefined;
  if (createdAt === undefined || lastUsedAt === undefined) return undefined;
  return { id, device, address, createdAt, lastUsedAt, isCurrent: row['current'] === true };
}

/** GET /api/v1/users/sessions: the sessions of the signed-in user. */
export function listSessions(api: Api, signal?: AbortSignal): Promise<Result<readonly ListedSession[]>> {
  return resultOf(api, { kind: 'read', schema: sessionsSchema, signal }, (client) =>
    client.GET('/api/v1/users/sessions'),
  );
}

/** DELETE /api/v1/users/sessions?Id=. */
export function endSession(api: OwnApi, choice: SessionChoice): Promise<Result<unknown>> {
  return resultOf(api, write, (client) =>
    client.DELETE('/api/v1/users/sessions', { params: { query: { Id: choice } } }),
  );
}
