import { encodePassword } from '#domain/text/password.ts';
import type { ChangePasswordValues } from '#machines/change-password/machine.ts';
import type { Result } from '#machines/result.ts';
import type { OwnApi } from '../api.ts';
import { clientsOf } from '../http/client.ts';
import { resultOf } from '../http/result-of.ts';
import { anySchema } from '../schema/list-schemas.ts';

const call = { kind: 'write', schema: anySchema } as const;

interface Recipient {
  readonly phone: string;
  readonly userId: number;
}

/** POST /api/v1/users/changePassword: the payload of section 3, with all three passwords encoded. */
export function changePassword(api: OwnApi, values: ChangePasswordValues): Promise<Result<unknown>> {
  const body = {
    currentpassword: encodePassword(values.oldpassword),
    newpassword: encodePassword(values.newpassword),
    confirmpassword: encodePassword(values.confirmPassword),
  };
  return resultOf(api, call, ({ signal }) =>
    clientsOf(api).signed.POST('/api/v1/users/changePassword', { body, signal }),
  );
}

/** POST /api/v1/users/send/sendMobileOtp. */
export function sendMobileOtp(api: OwnApi, { phone, userId }: Recipient): Promise<Result<unknown>> {
  return resultOf(api, call, ({ signal }) =>
    clientsOf(api).signed.POST('/api/v1/users/send/sendMobileOtp', { body: { phone, userId }, signal }),
  );
}

/** POST /api/v1/users/sendMobileOtpVerified. Sends the digits as text, because a number would lose leading zeros. */
export function verifyMobileOtp(
  api: OwnApi,
  { phone, userId, otp }: Recipient & { readonly otp: string },
): Promise<Result<unknown>> {
  return resultOf(api, call, ({ signal }) =>
    clientsOf(api).signed.POST('/api/v1/users/sendMobileOtpVerified', { body: { phone, otp, userId }, signal }),
  );
}
