import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#server/db/db.ts';
import type { User } from '../account/find-user.ts';
import { normalUsername } from '../account/find-user.ts';
import { deviceAccounts, lifetimes } from '../limits/policy.ts';
import { sharedSecret } from '../shared-secret.ts';

/**
 * Device tokens after OWASP's "device cookies". A browser that has signed in to an account holds a signed token for it.
 * Its sign-ins are throttled by that token instead of by account and address. A token does not replace the password. One
 * browser holds the tokens of several accounts, joined by `~`. Each is `nonce.expiry.names.signature`.
 */

/** A device with a valid token for the named account. */
export interface KnownDevice {
  /** Identifies the token in counters. */
  readonly id: string;
}

interface Entry {
  readonly text: string;
  readonly nonce: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
  /** Keyed digests of the account's email address and mobile number. */
  readonly names: readonly string[];
}

const separator = '~';

/** The device of a request; undefined when it has no valid token for the account with this name. */
export async function knownDevice(
  db: Db,
  { presented, username, now }: { readonly presented: string; readonly username: string; readonly now: Date },
): Promise<KnownDevice | undefined> {
  if (presented === '') return undefined;
  const key = await deviceKey(db);
  const name = digest(key, normalUsername(username));
  const entry = entriesOf(key, presented, now).find(({ names }) => names.includes(name));
  return entry && { id: entry.nonce };
}

/** The device tokens for a browser after a sign-in: a new one for this account, and its other valid ones. */
export async function issueDeviceToken(
  db: Db,
  { presented, user, now }: { readonly presented: string; readonly user: User; readonly now: Date },
): Promise<string> {
  const key = await deviceKey(db);
  const names = [user.email, user.mobile_no].flatMap((name) =>
    name === null ? [] : [digest(key, normalUsername(name))],
  );
  const others = entriesOf(key, presented, now).filter((entry) => !entry.names.some((name) => names.includes(name)));
  const nonce = randomBytes(16).toString('base64url');
  const body = `${nonce}.${(now.getTime() + lifetimes.device).toString(36)}.${names.join('!')}`;
  const own = `${body}.${digest(key, `token ${body}`)}`;
  return [own, ...others.map(({ text }) => text)].slice(0, deviceAccounts).join(separator);
}

/** The tokens with a valid signature that have not expired. */
function entriesOf(key: string, presented: string, now: Date): readonly Entry[] {
  // Limits the work for a forged value: the server never issues more tokens than this.
  return presented
    .split(separator, deviceAccounts)
    .flatMap((text) => readEntry(key, text))
    .filter(({ expires }) => expires > now.getTime());
}

function readEntry(key: string, text: string): readonly Entry[] {
  const [, body = '', nonce = '', expiry = '', names = '', signature = ''] =
    /^(([\w-]{22})\.([0-9a-z]{1,10})\.([\w!-]{1,100}))\.([\w-]{43})$/.exec(text) ?? [];
  const expected = Buffer.from(digest(key, `token ${body}`));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return [];
  return [{ text, nonce, expires: Number.parseInt(expiry, 36), names: names.split('!') }];
}

const deviceKey = (db: Db) => sharedSecret(db, 'device-tokens');

function digest(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
