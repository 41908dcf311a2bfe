import { and, eq } from 'drizzle-orm';
import { decodePassword } from '#domain/text/password.ts';
import type { Change } from '#server/contract/operation.ts';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/accounts.ts';
import { isPresent } from '#server/history/recorded-resource.ts';
import { updateRecord } from '#server/history/recorded-writes.ts';
import { viaGateway } from '#server/http/client/via-gateway.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { brokenRules } from '#server/resources/base/broken-rules.ts';
import { missingReferences } from '#server/resources/base/missing-references.ts';
import type { Body } from '#server/resources/base/write-values.ts';
import { changePasswordRules, mobileOtpRules } from '#server/rules/password.ts';
import { phoneRules } from '#server/rules/user.ts';
import type { Services } from '#server/services.ts';
import { recordedUsers } from '#server/users/recorded-users.ts';
import { normalizeCode, withNormalizedCode } from '../codes/normalize-code.ts';
import { issueCode, redeemCode } from '../codes/one-time-code.ts';
import { allowances } from '../limits/policy.ts';
import { clearAttempts, countAttempt } from '../limits/throttle.ts';
import { withDecodedPasswords } from '../passwords/decoded-passwords.ts';
import { hashPassword, isPassword } from '../passwords/password-hash.ts';
import type { UserSession } from '../sessions/sessions.ts';
import { requireOwnAccountOrAdmin } from './own-account.ts';
import { setPassword } from './set-password.ts';

interface BaseCall extends Pick<Change, 'author'> {
  readonly now: Date;
  readonly session: UserSession;
}

interface PasswordCall extends BaseCall {
  readonly body: { readonly currentpassword: string; readonly newpassword: string };
}

interface SendCall extends BaseCall {
  readonly body: { readonly phone: string; readonly userId: number | string };
}

interface VerifyCall extends BaseCall {
  readonly body: { readonly phone: string; readonly otp: number | string; readonly userId: number | string };
}

const subjectOf = (userId: number, phone: string) => `mobile:${userId}:${phone}`;

/** Operations of a signed-in user on the own account (section 4, "Mobile OTP flow"; section 5, change password). */
export function accountOperations({ db, isDemo, deliverOtp, logError }: Services) {
  return {
    changePassword: {
      anyRole: true,
      rules: (body: Body) =>
        brokenRules(
          changePasswordRules,
          withDecodedPasswords(body, 'currentpassword', 'newpassword', 'confirmpassword'),
          'create',
        ),
      handle: async ({ body, session, now }: PasswordCall) => {
        const { user, sessionId } = session;
        const client = `user:${user.id}`;
        const attempts = `password-of:${user.id}`;
        await countAttempt(db, attempts, allowances.account, now);
        const current = decodePassword(body.currentpassword) ?? '';
        if (!(await isPassword(client, current, user.password_hash))) {
          throw invalid([{ path: 'currentpassword', msg: 'The old password is not correct' }]);
        }
        await clearAttempts(db, attempts);
        const passwordHash = await hashPassword(client, decodePassword(body.newpassword) ?? '');
        await setPassword(db, user.id, passwordHash, { at: now, except: { sessionId } });
        return { status: true as const, message: 'Password changed successfully' };
      },
    },
    sendMobileOtp: {
      anyRole: true,
      rules: (body: Body) => brokenRules(phoneRules, body, 'create'),
      handle: async ({ body, session, now }: SendCall) => {
        const userId = Number(body.userId);
        requireOwnAccountOrAdmin(session, userId);
        await countAttempt(db, `codes-by-user:${session.user.id}`, allowances.codesKnown, now);
        await requireUser(db, userId);
        const code = await issueCode(db, { subject: subjectOf(userId, body.phone), userId }, now);
        const message = { code, to: body.phone, purpose: 'mobile' } as const;
        await viaGateway(logError, 'A one-time code was not delivered', deliverOtp(message));
        return { status: true as const, message: 'OTP sent successfully', ...((await isDemo()) && { otp: code }) };
      },
    },
    verifyMobileOtp: {
      anyRole: true,
      rules: (body: Body) => [
        ...brokenRules(phoneRules, body, 'create'),
        ...brokenRules(mobileOtpRules, withNormalizedCode(body), 'create'),
      ],
      handle: async ({ body, session, author, now }: VerifyCall) => {
        const userId = Number(body.userId);
        requireOwnAccountOrAdmin(session, userId);
        await redeemCode(db, subjectOf(userId, body.phone), normalizeCode(body.otp), now);
        const [holder] = await db
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.mobile_no, body.phone), isPresent(users)));
        if (holder !== undefined && holder.id !== userId) {
          throw new Refusal(403, 'This mobile number belongs to another account');
        }
        const columns = { mobile_no: body.phone, mobile_verified_at: now };
        await db.transaction((tx) => updateRecord(recordedUsers, { tx, author }, { id: userId, columns }));
        return { status: true as const, message: 'Mobile number verified successfully' };
      },
    },
  } as const;
}

/** @throws Refusal 422 on the field `userId` when there is no such user. */
async function requireUser(db: Db, userId: number): Promise<void> {
  const missing = await missingReferences(db, users, [{ id: userId, path: 'userId' }], 'User');
  if (missing.length > 0) throw invalid(missing);
}
