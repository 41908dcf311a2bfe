import { eq } from 'drizzle-orm';
import { entity as userEntity } from '#entities/declared/user.ts';
import { mustBeOwnOrAdmin } from '../auth/own-account.ts';
import { endSessions, type SignedIn } from '../auth/sessions.ts';
import { users } from '../db/schema/accounts.ts';
import { searched } from '../db/searched.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { brokenRules } from '../resources/broken-rules.ts';
import { resource } from '../resources/resource.ts';
import type { Body } from '../resources/write-values.ts';
import { profileRules } from '../rules/user.ts';
import type { Services } from '../services.ts';
import { checkUnique } from './check-unique.ts';
import { userRows } from './user-rows.ts';
import { profileWriters } from './user-writers.ts';

type Id = number | string;

interface UpdateCall {
  readonly body: Body & {
    readonly id: Id;
    readonly email?: string;
    readonly mobile_no?: string;
    readonly status?: string;
  };
  readonly person: SignedIn;
}

/** The profile's payload (section 3). Whatever holds more comes from the form of users, which asks for more. */
const ofProfileForm = new Set(['first_name', 'last_name', 'email', 'users', 'mobile_no', 'id']);
const isOfUserForm = (body: Body) => Object.keys(body).some((member) => !ofProfileForm.has(member));
const userRules = (body: Body) => brokenRules(userEntity.fields, body, 'edit');

/** One's own profile, or for an admin anybody's. */
export function profileOperations(services: Services) {
  const { db } = services;
  const accounts = resource(services, {
    record: 'Profile',
    table: users,
    fields: profileRules,
    writes: profileWriters,
    search: searched.users,
    optionName: users.email,
    rows: userRows,
  });

  async function profileOf(person: SignedIn, sent: Id) {
    const id = Number(sent);
    mustBeOwnOrAdmin(person, id);
    const [profile] = await db
      .select({
        first_name: users.first_name,
        last_name: users.last_name,
        email: users.email,
        mobile_no: users.mobile_no,
        profile_pic: users.profile_pic,
      })
      .from(users)
      .where(eq(users.id, id));
    if (profile === undefined) throw notFound('Profile');
    return { status: true as const, message: 'Profile fetched', data: profile };
  }

  return {
    getProfile: {
      anyRole: true,
      answer: ({ query, person }: { readonly query: { readonly id: Id }; readonly person: SignedIn }) =>
        profileOf(person, query.id),
    },
    getUserProfile: {
      anyRole: true,
      answer: ({ params, person }: { readonly params: { readonly id: Id }; readonly person: SignedIn }) =>
        profileOf(person, params.id),
    },
    updateProfile: {
      anyRole: true,
      rules: (body: Body) => (isOfUserForm(body) ? userRules(body) : accounts.updateByBody.rules(body)),
      answer: async ({ body, person }: UpdateCall) => {
        const id = Number(body.id);
        mustBeOwnOrAdmin(person, id);
        const closes = body.status === '0';
        if (closes && id === person.user.id) throw new Refusal(409, 'You cannot switch off your own account');
        await checkUnique(db, body, id);
        const { message, data } = await accounts.updateByBody.answer({ body });
        if (closes) await endSessions(db, id);
        const picture = data.profile_pic;
        return { status: true as const, message, data: picture === null ? {} : { profileImage: picture } };
      },
    },
  } as const;
}
