import { and, eq, gt } from 'drizzle-orm';
import { decodePassword } from '#domain/password.ts';
import type { Caller } from '../contract/operation.ts';
import { oneTimeCodes } from '../db/schema/accounts.ts';
import { Refusal } from '../http/refusal.ts';
import { brokenRules } from '../resources/broken-rules.ts';
import type { Body } from '../resources/write-values.ts';
import { usernameOnlyRules } from '../rules/login.ts';
import { newPasswordRules, otpRules } from '../rules/password.ts';
import type { Services } from '../services.ts';
import { callerKey } from './caller-key.ts';
import { decoded } from './decoded.ts';
import { findUser, normalUsername } from './find-user.ts';
import { issueCode, redeemCode } from './one-time-code.ts';
import { allowances, lifetimes } from './policy.ts';
import { setPassword } from './set-password.ts';
import { countAttempt } from './throttle.ts';
import { hashToken } from './token.ts';
import { typedCode, withTypedCode } from './typed-code.ts';

interface Asked {
  readonly caller: Caller;
  readonly now: Date;
}

interface SendCall extends Asked {
  readonly body: { readonly username: string };
}

interface VerifyCall extends Asked {
  readonly body: { readonly username: string; readonly otp: number | string };
}

interface NewPasswordCall extends Asked {
  readonly body: { readonly username: string; readonly newpassword: string };
}

const subjectOf = (username: string) => `recovery:${hashToken(normalUsername(username))}`;

/** Recovering access by a one-time code (section 4, "Forgot-password flow"). */
export function recoveryOperations({ db, isDemo, deliverOtp, onFault }: Services) {
  return {
    sendOtp: {
      rules: (body: Body) => brokenRules(usernameOnlyRules, body, 'create'),
      answer: async ({ body, caller, now }: SendCall) => {
        await countAttempt(db, `codes-to:${caller.address}`, allowances.codes, now);
        const user = await findUser(db, body.username);
        const known = user?.status === '1' ? user : undefined;
        const code = await issueCode(db, { subject: subjectOf(body.username), userId: known?.id }, now);
        if (known !== undefined) {
          // Not waited for: how long a gateway takes would tell who has an account.
          deliverOtp({ code, to: known.mobile_no ?? known.email, purpose: 'recovery' }).catch((error: unknown) =>
            onFault({ requestId: 'otp', what: 'A one-time code was not delivered', error }),
          );
        }
        return { status: true as const, message: 'OTP sent successfully', ...((await isDemo()) && { otp: code }) };
      },
    },
    verifyOtp: {
      rules: (body: Body) => brokenRules(otpRules, withTypedCode(body), 'create'),
      answer: async ({ body, caller, now }: VerifyCall) => {
        const subject = subjectOf(body.username);
        await redeemCode(db, subject, typedCode(body.otp), now);
        const ends = new Date(now.getTime() + lifetimes.passwordWindow);
        await db
          .update(oneTimeCodes)
          .set({ verified_by: callerKey(caller), window_ends_at: ends })
          .where(eq(oneTimeCodes.subject, subject));
        return { status: true as const, message: 'OTP verified successfully' };
      },
    },
    setForgottenPassword: {
      rules: (body: Body) => brokenRules(newPasswordRules, decoded(body, 'newpassword'), 'create'),
      answer: async ({ body, caller, now }: NewPasswordCall) => {
        const [window] = await db
          .delete(oneTimeCodes)
          .where(
            and(
              eq(oneTimeCodes.subject, subjectOf(body.username)),
              eq(oneTimeCodes.verified_by, callerKey(caller)),
              gt(oneTimeCodes.window_ends_at, now),
            ),
          )
          .returning({ userId: oneTimeCodes.user_id });
        if (window?.userId == null) throw new Refusal(403, 'Please verify an OTP first');
        await setPassword(db, window.userId, decodePassword(body.newpassword) ?? '');
        return { status: true as const, message: 'Password changed successfully' };
      },
    },
  };
}
