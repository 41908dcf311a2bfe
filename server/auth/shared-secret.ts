import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { installation } from '../db/schema/housekeeping.ts';

const cached = new WeakMap<Db, Map<string, string>>();

/**
 * A random key of this installation. The first use creates it, and all instances on the database share it. It never
 * changes, so each instance reads it once.
 */
export async function sharedSecret(db: Db, name: string): Promise<string> {
  const secrets = cached.get(db) ?? new Map<string, string>();
  cached.set(db, secrets);
  const secret = secrets.get(name) ?? (await readOrCreate(db, name));
  secrets.set(name, secret);
  return secret;
}

async function readOrCreate(db: Db, name: string): Promise<string> {
  const stored = await read(db, name);
  if (stored !== undefined) return stored;
  await db
    .insert(installation)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const value = await read(db, name);
  if (value === undefined) throw new Error(`The secret ${name} was not stored`);
  return value;
}

async function read(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: installation.value }).from(installation).where(eq(installation.name, name));
  return row?.value;
}
