import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { users } from '../db/schema/accounts.ts';
import { isPresent } from '../history/recorded-resource.ts';
import { type FieldError, Refusal } from '../http/refusal.ts';

interface SignInNames {
  readonly email?: string | undefined;
  readonly mobile_no?: string | undefined;
}

/** @throws Refusal 409 when another account than `ownId` has the same email or mobile number. */
export async function checkUnique(db: Db, { email, mobile_no }: SignInNames, ownId = 0): Promise<void> {
  const errors: FieldError[] = [];
  const exists = async (where: ReturnType<typeof eq>) =>
    (
      await db
        .select({ id: users.id })
        .from(users)
        .where(and(where, isPresent(users), ne(users.id, ownId)))
        .limit(1)
    ).length > 0;
  if (email !== undefined && (await exists(eq(sql`lower(${users.email})`, email.trim().toLowerCase())))) {
    errors.push({ path: 'email', msg: 'Another account has this email' });
  }
  if (mobile_no !== undefined && mobile_no !== '' && (await exists(eq(users.mobile_no, mobile_no)))) {
    errors.push({ path: 'mobile_no', msg: 'Another account has this mobile number' });
  }
  const [first] = errors;
  if (first !== undefined) throw new Refusal(409, first.msg, { errors });
}
