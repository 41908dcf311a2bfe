import { limits } from '#domain/limits.ts';
import { entity } from '#entities/declared/user.ts';
import { withDecodedPasswords } from '#server/auth/passwords/decoded-passwords.ts';
import { endSessions, type UserSession } from '#server/auth/sessions/sessions.ts';
import type { Change } from '#server/contract/operation.ts';
import { optionList } from '#server/resources/base/options.ts';
import { resource } from '#server/resources/base/resource.ts';
import type { Body } from '#server/resources/base/write-values.ts';
import { users } from '../db/schema/accounts.ts';
import { countries } from '../db/schema/catalogue.ts';
import { searched } from '../db/searched.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { checkUnique } from './check-unique.ts';
import { userRows } from './user-rows.ts';
import { userWriters } from './user-writers.ts';

interface CreateCall extends Change {
  readonly body: Body & { readonly email?: string; readonly mobile_no?: string };
}

interface RemoveCall extends Change {
  readonly query: { readonly Id: number | string };
  readonly session: UserSession;
}

/** Operations on users. A created user gets the role User; `npm run create-admin` adds admins. */
export function userOperations(services: Services) {
  const { db } = services;
  const accounts = resource(services, {
    name: 'users',
    record: 'User',
    table: users,
    fields: entity.fields,
    writes: userWriters,
    search: searched.users,
    optionName: users.email,
    rows: userRows,
  });
  return {
    listUsers: accounts.list,
    getUser: accounts.read,
    createUser: {
      once: accounts.create.once,
      rules: (body: Body) => accounts.create.rules(withDecodedPasswords(body, 'password')),
      handle: async ({ body, ...call }: CreateCall) => {
        await checkUnique(db, body);
        return await accounts.create.handle({ ...call, body: { country: limits.defaultCountry, ...body } });
      },
    },
    removeUser: {
      handle: async (call: RemoveCall) => {
        if (Number(call.query.Id) === call.session.user.id) {
          throw new Refusal(409, 'You cannot delete the account you are signed in with');
        }
        return await call.transact(async (tx) => {
          const removed = await accounts.remove.inside(tx, call);
          await endSessions(tx, Number(call.query.Id));
          return removed;
        });
      },
    },
    listCountryOptions: { ...optionList(db, { table: countries, name: countries.name }), anyRole: true },
  } as const;
}
