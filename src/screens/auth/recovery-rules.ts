import { codeRules } from '#domain/access-rules.ts';
import { lineRules } from '#domain/line-rules.ts';
import { firstBroken } from '#domain/rule.ts';
import { usernameRules } from '#domain/rules.ts';
import type { RecoveryErrors, RecoveryValues } from '#machines/recovery/types.ts';

const rules = { username: [...usernameRules(), ...lineRules], otp: codeRules() };

/** Section 5, send OTP and OTP step. */
export function validateRecovery(values: RecoveryValues): RecoveryErrors {
  const username = firstBroken(rules.username, values.username);
  const otp = firstBroken(rules.otp, values.otp);
  return { ...(username && { username }), ...(otp && { otp }) };
}
