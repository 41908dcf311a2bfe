import { decodePassword } from '#domain/text/password.ts';
import type { Caller } from '#server/contract/operation.ts';
import { brokenRules } from '#server/resources/base/broken-rules.ts';
import type { Body } from '#server/resources/base/write-values.ts';
import { loginRules } from '#server/rules/login.ts';
import type { Services } from '#server/services.ts';
import type { User } from '../account/find-user.ts';
import { withDecodedPasswords } from '../passwords/decoded-passwords.ts';
import { deleteExpired } from './delete-expired.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn } from './sign-in.ts';

interface LoginCall {
  readonly body: { readonly email: string; readonly password: string };
  readonly caller: Caller;
  readonly now: Date;
}

interface RefreshCall {
  readonly body: { readonly refreshToken: string };
  readonly now: Date;
}

export function loginOperations({ db }: Services) {
  return {
    login: {
      rules: (body: Body) => brokenRules(loginRules, withDecodedPasswords(body, 'password'), 'create'),
      handle: async ({ body, caller, now }: LoginCall) => {
        const credentials = {
          username: body.email,
          password: decodePassword(body.password) ?? '',
          address: caller.address,
          userAgent: caller.userAgent,
          device: caller.device,
        };
        const { user, token } = await signIn(db, credentials, now);
        return { status: true as const, message: "You're successfully logged in", token, data: storedUser(user) };
      },
    },
    refreshToken: {
      handle: async ({ body, now }: RefreshCall) => {
        const tokens = await refreshSession(db, body.refreshToken, now);
        await deleteExpired(db, now);
        return { status: true as const, message: 'Session refreshed', ...tokens };
      },
    },
  };
}

/** The user as the client stores it (section 3, "Stored user"). */
function storedUser(user: User) {
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    mobile_no: user.mobile_no,
    email: user.email,
    profile_pic: user.profile_pic,
    role_name: user.role_name,
  };
}
