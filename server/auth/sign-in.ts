import type { DeviceTokens } from '../contract/operation.ts';
import type { Db } from '../db/db.ts';
import { isOfRemoved } from '../http/database-refusal.ts';
import { Refusal } from '../http/refusal.ts';
import { findAccount } from './account.ts';
import { knownDevice, renewedToken } from './device-token.ts';
import type { User } from './find-user.ts';
import { hashQueue, verifyInTurn } from './password-hash.ts';
import { openSession, type TokenPair } from './sessions.ts';
import { countSignIn } from './sign-in-attempts.ts';
import { sweep } from './sweep.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  readonly device: DeviceTokens;
}

interface SignedInNow {
  readonly user: User;
  readonly token: TokenPair;
}

/**
 * A session for the right password, and a new token for the device.
 *
 * @throws Refusal 401 for wrong credentials, 429 after too many, 403 for an account that is switched off, 503 when too many
 * passwords wait to be judged.
 */
export async function signIn(
  db: Db,
  { username, password, address, device }: Credentials,
  now: Date,
): Promise<SignedInNow> {
  const known = await knownDevice(db, { presented: device.presented, username, now });
  const client =
    known === undefined
      ? { lane: 'unknown' as const, name: address }
      : { lane: 'known' as const, name: `device:${known.id}` };
  // The queries of an attempt wait for its turn too: a flood of attempts would fill the database as well.
  const user = await hashQueue.run(client, async () => {
    const { user: found, key } = await findAccount(db, username);
    const attempt = await countSignIn(db, { account: key, address, known }, now);
    const isRight = await verifyInTurn(password, found?.password_hash);
    if (found === undefined || !isRight) throw wrongCredentials();
    if (found.status !== '1') throw new Refusal(403, 'This account is not active');
    await attempt.succeeded();
    return found;
  });
  await sweep(db, now);
  const token = await openSession(db, user.id, now).catch((error: unknown) => {
    // The account has been removed since it was found.
    throw isOfRemoved(error) ? wrongCredentials() : error;
  });
  device.store(await renewedToken(db, { presented: device.presented, user, now }));
  return { user, token };
}

function wrongCredentials(): Refusal {
  return new Refusal(401, 'Invalid username or password');
}
