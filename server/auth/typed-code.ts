import { limits } from '#domain/limits.ts';
import type { Body } from '../resources/write-values.ts';

/** Section 7 sends the code as a number, which loses the zeros in front: they are put back. */
export function typedCode(sent: number | string): string {
  return typeof sent === 'number' ? String(sent).padStart(limits.otpLength, '0') : sent;
}

export function withTypedCode(body: Body): Body {
  const { otp } = body;
  return typeof otp === 'number' ? { ...body, otp: typedCode(otp) } : body;
}
