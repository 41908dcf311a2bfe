import { eq, sql } from 'drizzle-orm';
import type { Narrow } from '#server/resources/base/resource.ts';
import type { Db } from '../db/db.ts';
import { users } from '../db/schema/accounts.ts';
import { countries } from '../db/schema/catalogue.ts';

/** Users as lists and forms show them, without the password hash. */
export function userRows(db: Db, narrow: Narrow) {
  return narrow(
    db
      .select({
        id: users.id,
        name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.first_name} || ' ' || ${users.last_name})`,
        first_name: users.first_name,
        last_name: users.last_name,
        email: users.email,
        mobile_no: users.mobile_no,
        country: users.country,
        country_name: countries.name,
        birth_date: users.birth_date,
        profile_pic: users.profile_pic,
        role_name: users.role_name,
        status: users.status,
      })
      .from(users)
      .leftJoin(countries, eq(users.country, countries.id))
      .$dynamic(),
  );
}
