import type { Caller } from '../contract/operation.ts';
import { hashToken } from './token.ts';

/** Whoever verified a code, as far as calls without a session can tell one from another. */
export function callerKey({ address, userAgent }: Caller): string {
  return hashToken(`${address}\n${userAgent}`);
}
