import type { FormerCode } from '#machines/code/setup.ts';
import { parseItem, putItem } from './put-item.ts';

const formerKey = 'recovery';

/** The state that a reload of /forgot-password continues from, for this tab. One-time codes are never stored. */
export function readRecovery(): FormerCode | null {
  return parseItem(sessionStorage.getItem(formerKey), isFormer);
}

function isFormer(former: unknown): former is FormerCode {
  if (typeof former !== 'object' || former === null) return false;
  const { username, resendAt }: Partial<Record<keyof FormerCode, unknown>> = former;
  return typeof username === 'string' && (resendAt === null || Number.isFinite(resendAt));
}

export function writeRecovery(former: FormerCode | null): void {
  putItem(sessionStorage, formerKey, former && JSON.stringify(former));
}
