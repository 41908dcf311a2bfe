import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/db.ts';
import type { User } from './find-user.ts';
import { normalUsername } from './find-user.ts';
import { deviceAccounts, lifetimes } from './policy.ts';
import { sharedSecret } from './shared-secret.ts';

/**
 * Device tokens after OWASP's "device cookies": a browser that has signed in to an account holds a signed token for it, and
 * is throttled by that token instead of by account and address. A token alone opens nothing: the password is asked for as
 * ever. One browser holds tokens of several accounts, with `~` between them; each is `nonce.expiry.names.signature`.
 */

/** A token of the account that is asked for. */
export interface KnownDevice {
  /** Names the token in counters. */
  readonly id: string;
}

interface Entry {
  readonly text: string;
  readonly nonce: string;
  /** An instant in milliseconds. */
  readonly expires: number;
  /** Keyed digests of the names of the account: its email address and its mobile number. */
  readonly names: readonly string[];
}

const separator = '~';

/** The device of a request, or undefined where it holds no valid token of the account of this name. */
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

/** The tokens that a browser holds after a sign-in to an account: a new one of this account, and its others. */
export async function renewedToken(
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
  // Whatever a client sends, no more is checked than one that is served can hold.
  return presented
    .split(separator, deviceAccounts)
    .flatMap((text) => readEntry(key, text))
    .filter(({ expires }) => expires > now.getTime());
}

function readEntry(key: string, text: string): readonly Entry[] {
  const [, body = '', nonce = '', expiry = '', names = '', signature = ''] =
    /^(([\w-]{22})\.([0-9a-z]{1,10})\.([\w!-]{1,100}))\.([\w-]{43})$/.exec(text) ?? [];
  const wanted = Buffer.from(digest(key, `token ${body}`));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return [];
  return [{ text, nonce, expires: Number.parseInt(expiry, 36), names: names.split('!') }];
}

const deviceKey = (db: Db) => sharedSecret(db, 'device-tokens');

function digest(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
