import type { Db } from '#server/db/db.ts';
import { allowances } from '../limits/policy.ts';
import { clearAttempts, countAttempt, releaseAttempt } from '../limits/throttle.ts';
import type { KnownDevice } from './device-token.ts';

interface Attempt {
  /** The key of the account (see `account.ts`). */
  readonly account: string;
  readonly address: string;
  readonly known: KnownDevice | undefined;
}

interface CountedAttempt {
  /** Call it when the password was right. The attempt then no longer counts. */
  readonly succeeded: () => Promise<void>;
}

/**
 * Counts an attempt to sign in. Attempts of a known device are counted separately, so that others never block it. Attempts
 * of unknown clients are counted by account and address.
 *
 * @throws Refusal 429 when an allowance is used up.
 */
export async function countSignIn(db: Db, { account, address, known }: Attempt, now: Date): Promise<CountedAttempt> {
  if (known !== undefined) {
    const key = `sign-in-device:${known.id}`;
    await countAttempt(db, key, allowances.device, now);
    return { succeeded: () => clearAttempts(db, key) };
  }
  const keys = {
    account: `sign-in:${account}:${address}`,
    anywhere: `sign-in:${account}`,
    address: `sign-in-from:${address}`,
  };
  await countAttempt(db, keys.address, allowances.address, now);
  await countAttempt(db, keys.account, allowances.account, now);
  await countAttempt(db, keys.anywhere, allowances.accountAnywhere, now);
  return {
    succeeded: async () => {
      await clearAttempts(db, keys.account);
      await releaseAttempt(db, keys.anywhere);
      await releaseAttempt(db, keys.address);
    },
  };
}
