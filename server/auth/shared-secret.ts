import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { installation } from '../db/schema/housekeeping.ts';

/** A random key of this installation, made on first use and the same for every copy of the server on its database. */
export async function sharedSecret(db: Db, name: string): Promise<string> {
  const kept = await read(db, name);
  if (kept !== undefined) return kept;
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
