import type { Db } from '../db/db.ts';
import type { KnownDevice } from './device-token.ts';
import { allowances } from './policy.ts';
import { countAttempt, forgetAttempts, giveBackAttempt } from './throttle.ts';

interface Attempt {
  /** The key of the account: see `account.ts`. */
  readonly account: string;
  readonly address: string;
  readonly known: KnownDevice | undefined;
}

interface Counted {
  /** The password was right: the attempt counts against nobody. */
  readonly succeeded: () => Promise<void>;
}

/**
 * Counts an attempt to sign in. A known device is counted by itself, so that attempts of others never block it; unknown
 * clients are counted by account and address.
 *
 * @throws Refusal 429 when an allowance is used up.
 */
export async function countSignIn(db: Db, { account, address, known }: Attempt, now: Date): Promise<Counted> {
  if (known !== undefined) {
    const key = `sign-in-device:${known.id}`;
    await countAttempt(db, key, allowances.device, now);
    return { succeeded: () => forgetAttempts(db, key) };
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
      await forgetAttempts(db, keys.account);
      await giveBackAttempt(db, keys.anywhere);
      await giveBackAttempt(db, keys.address);
    },
  };
}
