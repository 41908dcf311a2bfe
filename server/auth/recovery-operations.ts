import { and, eq, gt } from 'drizzle-orm';
import { decodePassword } from '#domain/password.ts';
import type { Caller } from '../contract/operation.ts';
import type { Db } from '../db/db.ts';
import { oneTimeCodes } from '../db/schema/accounts.ts';
import { Refusal } from '../http/refusal.ts';
import { brokenRules } from '../resources/broken-rules.ts';
import type { Body } from '../resources/write-values.ts';
import { usernameOnlyRules } from '../rules/login.ts';
import { newPasswordRules, otpRules } from '../rules/password.ts';
import type { Services } from '../services.ts';
import { findAccount, type NamedAccount } from './account.ts';
import { callerKey } from './caller-key.ts';
import { decoded } from './decoded.ts';
import { type KnownDevice, knownDevice, renewedToken } from './device-token.ts';
import { issueCode, redeemCode } from './one-time-code.ts';
import { hashPassword } from './password-hash.ts';
import { allowances, lifetimes } from './policy.ts';
import { setPassword } from './set-password.ts';
import { countAttempt, giveBackAttempt } from './throttle.ts';
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

interface Recovery extends NamedAccount {
  readonly known: KnownDevice | undefined;
  /** Of the code. A known device has codes and guesses of its own: what others ask for or guess does not touch them. */
  readonly subject: string;
}

async function findRecovery(db: Db, username: string, { caller, now }: Asked): Promise<Recovery> {
  const known = await knownDevice(db, { presented: caller.device.presented, username, now });
  const account = await findAccount(db, username);
  const subject = `recovery:${account.key}`;
  return { ...account, known, subject: known === undefined ? subject : `${subject}:${known.id}` };
}

/** Counts the codes that are sent, not the requests that are refused: a burst of them does not use up the codes of an hour. */
async function countedCode(
  db: Db,
  { account, known }: { readonly account: string; readonly known: KnownDevice | undefined },
  now: Date,
  issue: () => Promise<string>,
): Promise<string> {
  const key = known === undefined ? `codes-of:${account}` : `codes-to-device:${known.id}`;
  try {
    await countAttempt(db, key, known === undefined ? allowances.codes : allowances.codesKnown, now);
    return await issue();
  } catch (error) {
    await giveBackAttempt(db, key);
    throw error;
  }
}

/** Recovering access by a one-time code (section 4, "Forgot-password flow"). */
export function recoveryOperations({ db, isDemo, deliverOtp, onFault }: Services) {
  return {
    sendOtp: {
      rules: (body: Body) => brokenRules(usernameOnlyRules, body, 'create'),
      answer: async ({ body, caller, now }: SendCall) => {
        const { subject, known, key, user } = await findRecovery(db, body.username, { caller, now });
        if (known === undefined) {
          await countAttempt(db, `codes-from:${caller.address}`, allowances.codesFromAddress, now);
        }
        const recipient = user?.status === '1' ? user : undefined;
        const code = await countedCode(db, { account: key, known }, now, () =>
          issueCode(db, { subject, userId: recipient?.id }, now),
        );
        if (recipient !== undefined) {
          // Not waited for: how long a gateway takes would tell who has an account.
          deliverOtp({ code, to: recipient.mobile_no ?? recipient.email, purpose: 'recovery' }).catch(
            (error: unknown) => onFault({ requestId: 'otp', what: 'A one-time code was not delivered', error }),
          );
        }
        return { status: true as const, message: 'OTP sent successfully', ...((await isDemo()) && { otp: code }) };
      },
    },
    verifyOtp: {
      rules: (body: Body) => brokenRules(otpRules, withTypedCode(body), 'create'),
      answer: async ({ body, caller, now }: VerifyCall) => {
        const { subject, known } = await findRecovery(db, body.username, { caller, now });
        if (known === undefined) {
          await countAttempt(db, `otp-from:${caller.address}`, allowances.guessesFromAddress, now);
        }
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
        const { subject } = await findRecovery(db, body.username, { caller, now });
        const isOpen = and(
          eq(oneTimeCodes.subject, subject),
          eq(oneTimeCodes.verified_by, callerKey(caller)),
          gt(oneTimeCodes.window_ends_at, now),
        );
        const [open] = await db.select({ userId: oneTimeCodes.user_id }).from(oneTimeCodes).where(isOpen);
        if (open?.userId == null) throw new Refusal(403, 'Please verify an OTP first');
        // Hashed before the window is used up: a server that is too busy to hash refuses, and the user tries again.
        const passwordHash = await hashPassword(`user:${open.userId}`, decodePassword(body.newpassword) ?? '');
        const used = await db.delete(oneTimeCodes).where(isOpen).returning({ subject: oneTimeCodes.subject });
        if (used.length === 0) throw new Refusal(403, 'Please verify an OTP first');
        const user = await setPassword(db, open.userId, passwordHash);
        // Whoever has proven the account by a code signs in next, also while others attack it.
        caller.device.store(await renewedToken(db, { presented: caller.device.presented, user, now }));
        return { status: true as const, message: 'Password changed successfully' };
      },
    },
  };
}
