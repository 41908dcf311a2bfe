import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/accounts.ts';
import { searched, searchTextOf } from '#server/db/searched.ts';
import type { Author } from '#server/history/append-entry.ts';
import { insertRecord } from '#server/history/recorded-writes.ts';
import { recordedUsers } from '#server/users/recorded-users.ts';
import { hashPassword } from '../passwords/password-hash.ts';

export interface NewAdmin {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly mobile?: string;
  /** In clear. Must have passed the rules of section 5. */
  readonly password: string;
}

/** Adds a user with the role Admin, the only role that section 6 defines. Without an author it is not in the history. */
export async function addAdmin(db: Db, { password, mobile, ...names }: NewAdmin, author?: Author): Promise<void> {
  const row = {
    ...names,
    name: `${names.first_name} ${names.last_name}`,
    mobile_no: mobile ?? null,
    country: 1,
    role_name: 'Admin',
  };
  const columns = { ...row, password_hash: await hashPassword('first admin', password) };
  if (author === undefined) {
    await db.insert(users).values({ ...columns, search_text: searchTextOf(searched.users, row) });
  } else {
    await db.transaction((tx) => insertRecord(recordedUsers, { tx, author }, { columns }));
  }
}
