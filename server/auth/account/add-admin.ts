import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/accounts.ts';
import { searched, searchTextOf } from '#server/db/searched.ts';
import { hashPassword } from '../passwords/password-hash.ts';

export interface NewAdmin {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly mobile?: string;
  /** In clear. Must have passed the rules of section 5. */
  readonly password: string;
}

/** Adds a user with the role Admin, the only role that section 6 defines. */
export async function addAdmin(db: Db, { password, mobile, ...names }: NewAdmin): Promise<void> {
  const row = {
    ...names,
    name: `${names.first_name} ${names.last_name}`,
    mobile_no: mobile ?? null,
    country: 1,
    role_name: 'Admin',
  };
  await db.insert(users).values({
    ...row,
    password_hash: await hashPassword('first admin', password),
    search_text: searchTextOf(searched.users, row),
  });
}
