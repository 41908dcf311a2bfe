import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/accounts.ts';
import { isPresent } from '#server/history/recorded-resource.ts';

export type User = typeof users.$inferSelect;

/** The user with this email or mobile number (section 1: 'Email/Mobile No'). */
export async function findUser(db: Db, username: string): Promise<User | undefined> {
  const name = normalUsername(username);
  const [user] = await db
    .select()
    .from(users)
    .where(and(isPresent(users), or(eq(sql`lower(${users.email})`, name), eq(users.mobile_no, name))))
    .orderBy(users.id)
    .limit(1);
  return user;
}

/** Attempts on `A@b.c` and `a@b.c` count against the same account. */
export function normalUsername(username: string): string {
  return username.trim().toLowerCase();
}
