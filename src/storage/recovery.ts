import type { FormerCode } from '#machines/code/setup.ts';
import { putItem } from './put-item.ts';

const formerKey = 'recovery';

/** The state that a reload of /forgot-password continues from, for this tab. One-time codes are never stored. */
export function readRecovery(): FormerCode | null {
  const stored = sessionStorage.getItem(formerKey);
  if (stored === null) return null;
  try {
    const former: unknown = JSON.parse(stored);
    return isFormer(former) ? former : null;
  } catch {
    return null;
  }
}

function isFormer(former: unknown): former is FormerCode {
  if (typeof former !== 'object' || former === null) return false;
  const { username, resendAt }: Partial<Record<keyof FormerCode, unknown>> = former;
  return typeof username === 'string' && (resendAt === null || Number.isFinite(resendAt));
}

export function writeRecovery(former: FormerCode | null): void {
  putItem(sessionStorage, formerKey, former && JSON.stringify(former));
}
