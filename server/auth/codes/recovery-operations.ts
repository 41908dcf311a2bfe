import { and, eq, gt } from 'drizzle-orm';
import { decodePassword } from '#domain/text/password.ts';
import type { Caller } from '#server/contract/operation.ts';
import type { Db } from '#server/db/db.ts';
import { oneTimeCodes } from '#server/db/schema/accounts.ts';
import { Refusal } from '#server/http/refusal.ts';
import { brokenRules } from '#server/resources/base/broken-rules.ts';
import type { Body } from '#server/resources/base/write-values.ts';
import { usernameOnlyRules } from '#server/rules/login.ts';
import { newPasswordRules, otpRules } from '#server/rules/password.ts';
import type { Services } from '#server/services.ts';
import { findAccount, type NamedAccount } from '../account/named-account.ts';
import { setPassword } from '../account/set-password.ts';
import { allowances, lifetimes } from '../limits/policy.ts';
import { countAttempt, releaseAttempt } from '../limits/throttle.ts';
import { withDecodedPasswords } from '../passwords/decoded-passwords.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { issueDeviceToken, type KnownDevice, knownDevice } from '../sessions/device-token.ts';
import { hashToken } from '../sessions/token.ts';
import { normalizeCode, withNormalizedCode } from './normalize-code.ts';
import { issueCode, redeemCode } from './one-time-code.ts';

interface BaseCall {
  readonly caller: Caller;
  readonly now: Date;
}

interface SendCall extends BaseCall {
  readonly body: { readonly username: string };
}

interface VerifyCall extends BaseCall {
  readonly body: { readonly username: string; readonly otp: number | string };
}

interface NewPasswordCall extends BaseCall {
  readonly body: { readonly username: string; readonly newpassword: string };
}

interface Recovery extends NamedAccount {
  readonly known: KnownDevice | undefined;
  /** The subject of the code. A known device has its own codes and guesses: others cannot use them up. */
  readonly subject: string;
}

async function findRecovery(db: Db, username: string, { caller, now }: BaseCall): Promise<Recovery> {
  const known = await knownDevice(db, { presented: caller.device.presented, username, now });
  const account = await findAccount(db, username);
  const subject = `recovery:${account.key}`;
  return { ...account, known, subject: known === undefined ? subject : `${subject}:${known.id}` };
}

/** Issues a code and counts it. Refused requests do not count, so that a burst does not use up the codes of an hour. */
async function issueCountedCode(
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
    await releaseAttempt(db, key);
    throw error;
  }
}

/** Identifies a caller without a session by address and user agent. */
function callerKey({ address, userAgent }: Caller): string {
  return hashToken(`${address}\n${userAgent}`);
}

/** Operations that recover access with a one-time code (section 4, "Forgot-password flow"). */
export function recoveryOperations({ db, isDemo, deliverOtp, logError }: Services) {
  return {
    sendOtp: {
      rules: (body: Body) => brokenRules(usernameOnlyRules, body, 'create'),
      handle: async ({ body, caller, now }: SendCall) => {
        const { subject, known, key, user } = await findRecovery(db, body.username, { caller, now });
        if (known === undefined) {
          await countAttempt(db, `codes-from:${caller.address}`, allowances.codesFromAddress, now);
        }
        const recipient = user?.status === '1' ? user : undefined;
        const code = await issueCountedCode(db, { account: key, known }, now, () =>
          issueCode(db, { subject, userId: recipient?.id }, now),
        );
        if (recipient !== undefined) {
          // Not awaited: the duration of the delivery would reveal which accounts exist.
          deliverOtp({ code, to: recipient.mobile_no ?? recipient.email, purpose: 'recovery' }).catch(
            (error: unknown) => logError({ what: 'A one-time code was not delivered', error }),
          );
        }
        return { status: true as const, message: 'OTP sent successfully', ...((await isDemo()) && { otp: code }) };
      },
    },
    verifyOtp: {
      rules: (body: Body) => brokenRules(otpRules, withNormalizedCode(body), 'create'),
      handle: async ({ body, caller, now }: VerifyCall) => {
        const { subject, known } = await findRecovery(db, body.username, { caller, now });
        if (known === undefined) {
          await countAttempt(db, `otp-from:${caller.address}`, allowances.guessesFromAddress, now);
        }
        await redeemCode(db, subject, normalizeCode(body.otp), now);
        const ends = new Date(now.getTime() + lifetimes.passwordWindow);
        await db
          .update(oneTimeCodes)
          .set({ verified_by: callerKey(caller), window_ends_at: ends })
          .where(eq(oneTimeCodes.subject, subject));
        return { status: true as const, message: 'OTP verified successfully' };
      },
    },
    setForgottenPassword: {
      rules: (body: Body) => brokenRules(newPasswordRules, withDecodedPasswords(body, 'newpassword'), 'create'),
      handle: async ({ body, caller, now }: NewPasswordCall) => {
        const { subject } = await findRecovery(db, body.username, { caller, now });
        const isVerified = and(
          eq(oneTimeCodes.subject, subject),
          eq(oneTimeCodes.verified_by, callerKey(caller)),
          gt(oneTimeCodes.window_ends_at, now),
        );
        const [verified] = await db.select({ userId: oneTimeCodes.user_id }).from(oneTimeCodes).where(isVerified);
        if (verified?.userId == null) throw new Refusal(403, 'Please verify an OTP first');
        // Hash before the window is used up: when the server is too busy to hash, the user can try again.
        const passwordHash = await hashPassword(`user:${verified.userId}`, decodePassword(body.newpassword) ?? '');
        const used = await db.delete(oneTimeCodes).where(isVerified).returning({ subject: oneTimeCodes.subject });
        if (used.length === 0) throw new Refusal(403, 'Please verify an OTP first');
        const user = await setPassword(db, verified.userId, passwordHash, { at: now });
        // The code has proven the account. With a device token the user can sign in even during an attack on it.
        caller.device.store(await issueDeviceToken(db, { presented: caller.device.presented, user, now }));
        return { status: true as const, message: 'Password changed successfully' };
      },
    },
  };
}
