import { limits } from '#domain/limits.ts';
import type { Body } from '#server/resources/base/write-values.ts';

/** Restores the leading zeros of a code. Section 7 sends it as a number, which loses them. */
export function normalizeCode(sent: number | string): string {
  return typeof sent === 'number' ? String(sent).padStart(limits.otpLength, '0') : sent;
}

export function withNormalizedCode(body: Body): Body {
  const { otp } = body;
  return typeof otp === 'number' ? { ...body, otp: normalizeCode(otp) } : body;
}
