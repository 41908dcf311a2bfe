import { eq, sql } from 'drizzle-orm';
import { findUser } from '../auth/find-user.ts';
import { isPassword } from '../auth/password-hash.ts';
import type { Db } from '../db/db.ts';
import { users } from '../db/schema/accounts.ts';
import { games } from '../db/schema/catalogue.ts';
import { installation } from '../db/schema/housekeeping.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { seedCountries } from './seed-countries.ts';
import { seedDemo } from './seed-demo.ts';
import { type LargeCounts, seedLarge } from './seed-large.ts';

/** Any number that no other program on the database uses for its own advisory lock. */
export const seedLock = 7_264_114;
const demoMark = 'demo';
const largeMark = 'large';

interface Wanted {
  readonly demo: boolean;
  /** Made-up records on top of the demonstration, to try scale with. */
  readonly large?: LargeCounts | undefined;
  readonly now: Date;
}

/**
 * What every installation needs; the demonstration if it is asked for and nothing is there yet; and the made-up records
 * if they are asked for and this is a demonstration without them.
 */
export async function seed(db: Db, { demo, large, now }: Wanted): Promise<void> {
  const filled = await db.transaction(async (tx) => {
    // Of several copies that start at once, the first one seeds.
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
  // Without statistics the first queries are planned for empty tables; the embedded database has no autovacuum.
  if (filled) await db.execute(sql`vacuum analyze`);
}

/**
 * Whether this database was filled as a demonstration and its sign-in, which is no secret, still opens it. Whoever
 * changes that password has made the installation their own: codes are no longer shown to everybody.
 */
export async function isDemo(db: Db): Promise<boolean> {
  if (!(await isMarked(db, demoMark))) return false;
  const admin = await findUser(db, demoSignIn.email);
  return admin !== undefined && (await hasDemoPassword(admin.password_hash));
}

let lastChecked: { readonly passwordHash: string; readonly matches: Promise<boolean> } | undefined;

/** Stores the last result: every one-time code asks, and a flood of them must not hash a password each time. */
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
  const people = await db.select({ id: users.id }).from(users).limit(1);
  const records = await db.select({ id: games.id }).from(games).limit(1);
  return people.length === 0 && records.length === 0;
}
