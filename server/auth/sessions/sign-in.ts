import type { DeviceTokens } from '#server/contract/operation.ts';
import type { Db } from '#server/db/db.ts';
import { isForeignKeyViolation } from '#server/http/database-refusal.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { User } from '../account/find-user.ts';
import { findAccount } from '../account/named-account.ts';
import { hashQueue, verifyPassword } from '../passwords/password-hash.ts';
import { deleteExpired } from './delete-expired.ts';
import { deviceName } from './device-name.ts';
import { issueDeviceToken, knownDevice } from './device-token.ts';
import { openSession, type TokenPair } from './sessions.ts';
import { countSignIn } from './sign-in-attempts.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string;
  readonly device: DeviceTokens;
}

interface SignIn {
  readonly user: User;
  readonly token: TokenPair;
}

/**
 * Opens a session for the right password and stores a new token on the device.
 *
 * @throws Refusal 401 for wrong credentials, 429 after too many attempts, 403 for an inactive account, 503 when too many
 * passwords wait to be verified.
 */
export async function signIn(db: Db, credentials: Credentials, now: Date): Promise<SignIn> {
  const { username, password, address, userAgent, device } = credentials;
  const known = await knownDevice(db, { presented: device.presented, username, now });
  const client =
    known === undefined
      ? { lane: 'unknown' as const, name: address }
      : { lane: 'known' as const, name: `device:${known.id}` };
  // The queries run inside the job too, so that a flood of attempts does not overload the database.
  const user = await hashQueue.run(client, async () => {
    const { user: found, key } = await findAccount(db, username);
    const attempt = await countSignIn(db, { account: key, address, known }, now);
    const isRight = await verifyPassword(password, found?.password_hash);
    if (found === undefined || !isRight) throw wrongCredentials();
    if (found.status !== '1') throw new Refusal(403, 'This account is not active');
    await attempt.succeeded();
    return found;
  });
  await deleteExpired(db, now);
  const token = await openSession(db, { userId: user.id, device: deviceName(userAgent), address }, now).catch(
    (error: unknown) => {
      // The account has been removed since it was read.
      throw isForeignKeyViolation(error) ? wrongCredentials() : error;
    },
  );
  device.store(await issueDeviceToken(db, { presented: device.presented, user, now }));
  return { user, token };
}

function wrongCredentials(): Refusal {
  return new Refusal(401, 'Invalid username or password');
}
