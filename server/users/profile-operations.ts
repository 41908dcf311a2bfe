import { entity as userEntity } from '#entities/declared/user.ts';
import { requireOwnAccountOrAdmin } from '#server/auth/account/own-account.ts';
import { endSessions, type UserSession } from '#server/auth/sessions/sessions.ts';
import type { Change } from '#server/contract/operation.ts';
import { hasId } from '#server/history/recorded-resource.ts';
import { brokenRules } from '#server/resources/base/broken-rules.ts';
import { resource } from '#server/resources/base/resource.ts';
import type { Body } from '#server/resources/base/write-values.ts';
import { users } from '../db/schema/accounts.ts';
import { searched } from '../db/searched.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { profileRules } from '../rules/user.ts';
import type { Services } from '../services.ts';
import { checkUnique } from './check-unique.ts';
import { userRows } from './user-rows.ts';
import { profileWriters } from './user-writers.ts';

type Id = number | string;

interface UpdateCall extends Change {
  readonly body: Body & {
    readonly id: Id;
    readonly email?: string;
    readonly mobile_no?: string;
    readonly status?: string;
  };
  readonly session: UserSession;
}

/** The members of the profile form (section 3). A body with other members comes from the user form. */
const profileMembers = new Set(['first_name', 'last_name', 'email', 'users', 'mobile_no', 'id']);
const isFromUserForm = (body: Body) => Object.keys(body).some((member) => !profileMembers.has(member));
const userRules = (body: Body) => brokenRules(userEntity.fields, body, 'edit');

/** Operations on the caller's own profile. Admins may use them for every user. */
export function profileOperations(services: Services) {
  const { db } = services;
  const accounts = resource(services, {
    name: 'users',
    record: 'Profile',
    table: users,
    fields: profileRules,
    writes: profileWriters,
    search: searched.users,
    optionName: users.email,
    rows: userRows,
  });

  async function profileOf(session: UserSession, sent: Id) {
    const id = Number(sent);
    requireOwnAccountOrAdmin(session, id);
    const [profile] = await db
      .select({
        first_name: users.first_name,
        last_name: users.last_name,
        email: users.email,
        mobile_no: users.mobile_no,
        profile_pic: users.profile_pic,
      })
      .from(users)
      .where(hasId(users, id));
    if (profile === undefined) throw notFound('Profile');
    return { status: true as const, message: 'Profile fetched', data: profile };
  }

  return {
    getProfile: {
      anyRole: true,
      handle: ({ query, session }: { readonly query: { readonly id: Id }; readonly session: UserSession }) =>
        profileOf(session, query.id),
    },
    getUserProfile: {
      anyRole: true,
      handle: ({ params, session }: { readonly params: { readonly id: Id }; readonly session: UserSession }) =>
        profileOf(session, params.id),
    },
    updateProfile: {
      anyRole: true,
      rules: (body: Body) => (isFromUserForm(body) ? userRules(body) : accounts.updateByBody.rules(body)),
      handle: async ({ body, session, ...call }: UpdateCall) => {
        const id = Number(body.id);
        requireOwnAccountOrAdmin(session, id);
        const isDeactivation = body.status === '0';
        if (isDeactivation && id === session.user.id) throw new Refusal(409, 'You cannot switch off your own account');
        await checkUnique(db, body, id);
        const { message, data } = await accounts.updateByBody.handle({ ...call, body });
        if (isDeactivation) await endSessions(db, id);
        const picture = data.profile_pic;
        return { status: true as const, message, data: picture === null ? {} : { profileImage: picture } };
      },
    },
  } as const;
}
