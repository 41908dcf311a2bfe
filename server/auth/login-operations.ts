import { decodePassword } from '#domain/password.ts';
import type { Caller } from '../contract/operation.ts';
import { brokenRules } from '../resources/broken-rules.ts';
import type { Body } from '../resources/write-values.ts';
import { loginRules } from '../rules/login.ts';
import type { Services } from '../services.ts';
import { decoded } from './decoded.ts';
import { refreshSession } from './refresh.ts';
import { signIn } from './sign-in.ts';
import { storedUser } from './stored-user.ts';
import { sweep } from './sweep.ts';

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
      rules: (body: Body) => brokenRules(loginRules, decoded(body, 'password'), 'create'),
      answer: async ({ body, caller, now }: LoginCall) => {
        const credentials = {
          username: body.email,
          password: decodePassword(body.password) ?? '',
          address: caller.address,
          device: caller.device,
        };
        const { user, token } = await signIn(db, credentials, now);
        return { status: true as const, message: "You're successfully logged in", token, data: storedUser(user) };
      },
    },
    refreshToken: {
      answer: async ({ body, now }: RefreshCall) => {
        const tokens = await refreshSession(db, body.refreshToken, now);
        await sweep(db, now);
        return { status: true as const, message: 'Session refreshed', ...tokens };
      },
    },
  };
}
