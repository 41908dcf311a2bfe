import type { RecordedResource } from '#server/history/recorded-resource.ts';
import { hasId } from '#server/history/recorded-resource.ts';
import { users } from '../db/schema/accounts.ts';
import { searched, searchTextOf } from '../db/searched.ts';
import { userRows } from './user-rows.ts';

/** Users, for changes that are not made through `resource`. */
export const recordedUsers: RecordedResource = {
  name: 'users',
  record: 'User',
  table: users,
  searchText: (row) => searchTextOf(searched.users, row),
  find: async (db, id) => {
    const [user] = await userRows(db, (query) => query.where(hasId(users, id)));
    return user;
  },
  nameOf: ({ name }) => String(name),
};
