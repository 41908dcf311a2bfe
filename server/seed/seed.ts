import { eq, sql } from 'drizzle-orm';
import { findUser } from '#server/auth/account/find-user.ts';
import { isPassword } from '#server/auth/passwords/password-hash.ts';
import type { Db } from '../db/db.ts';
import { users } from '../db/schema/accounts.ts';
import { games } from '../db/schema/catalogue.ts';
import { installation } from '../db/schema/housekeeping.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { seedCountries } from './seed-countries.ts';
import { seedDemo } from './seed-demo.ts';
import { type LargeCounts, seedLarge } from './seed-large.ts';

/** Removes no pages: the files of the embedded database may only grow (`inventory.ts`). */
export const analyzeAll = sql`vacuum (analyze, truncate false)`;

/** An arbitrary number for the advisory lock. No other program on the database may use it. */
export const seedLock = 7_264_114;
const demoMark = 'demo';
const largeMark = 'large';

interface SeedOptions {
  readonly demo: boolean;
  /** Made-up records in addition to the demo records, for load tests. */
  readonly large?: LargeCounts | undefined;
  readonly now: Date;
}

/**
 * Adds the countries to every database, the demo records to an empty database when `demo` is set, and the made-up records
 * to a demo database without them when `large` is set.
 */
export async function seed(db: Db, { demo, large, now }: SeedOptions): Promise<void> {
  const filled = await db.transaction(async (tx) => {
    // When several instances start at once, the first one seeds.
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    await seedCountries(tx);
    const addsDemo = demo && (await isEmpty(tx));
    if (addsDemo) {
      await seedDemo(tx, now);
      await mark(tx, demoMark, now);
    }
    const addsLarge = large !== undefined && (await isMarked(tx, demoMark)) && !(await isMarked(tx, largeMark));
    if (addsLarge) {
      await seedLarge(tx, large, now);
      await mark(tx, largeMark, now);
    }
    return addsDemo || addsLarge;
  });
  // Without statistics PostgreSQL plans the first queries for empty tables. PGlite has no autovacuum.
  if (filled) await db.execute(analyzeAll);
}

/**
 * Whether this database was seeded as a demo and the public demo password still works. Once that password has changed, the
 * installation is no demo any more, and responses no longer contain one-time codes.
 */
export async function isDemo(db: Db): Promise<boolean> {
  if (!(await isMarked(db, demoMark))) return false;
  const admin = await findUser(db, demoSignIn.email);
  return admin !== undefined && (await hasDemoPassword(admin.password_hash));
}

let lastChecked: { readonly passwordHash: string; readonly matches: Promise<boolean> } | undefined;

/** Caches the last result, because every request for a one-time code needs it and hashing is slow. */
async function hasDemoPassword(passwordHash: string): Promise<boolean> {
  if (lastChecked?.passwordHash !== passwordHash) {
    lastChecked = { passwordHash, matches: isPassword('demonstration', demoSignIn.password, passwordHash) };
  }
  const { matches } = lastChecked;
  try {
    return await matches;
  } catch (error) {
    if (lastChecked.matches === matches) lastChecked = undefined;
    throw error;
  }
}

async function mark(db: Db, name: string, now: Date): Promise<void> {
  await db.insert(installation).values({ name, value: now.toISOString() });
}

async function isMarked(db: Db, name: string): Promise<boolean> {
  return (await db.select().from(installation).where(eq(installation.name, name))).length > 0;
}

async function isEmpty(db: Db): Promise<boolean> {
  const someUsers = await db.select({ id: users.id }).from(users).limit(1);
  const someGames = await db.select({ id: games.id }).from(games).limit(1);
  return someUsers.length === 0 && someGames.length === 0;
}
