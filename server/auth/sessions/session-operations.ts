import type { Services } from '#server/services.ts';
import { endOwnSession, listOwnSessions } from './own-sessions.ts';
import { endSessions, type UserSession } from './sessions.ts';

interface ListCall {
  readonly session: UserSession;
  readonly now: Date;
}

interface EndCall {
  readonly query: { readonly Id: number | string };
  readonly session: UserSession;
}

/** Operations of signed-in users on their own sessions. Nobody, also no admin, reaches those of another user. */
export function sessionOperations({ db }: Services) {
  return {
    listSessions: {
      anyRole: true,
      handle: async ({ session, now }: ListCall) => ({
        status: true as const,
        message: 'Success',
        data: await listOwnSessions(db, session, now),
      }),
    },
    endSession: {
      anyRole: true,
      handle: async ({ query, session }: EndCall) => {
        if (query.Id === 'others') {
          await endSessions(db, session.user.id, session);
          return { status: true as const, message: 'All other devices logged out successfully' };
        }
        await endOwnSession(db, session, Number(query.Id));
        return { status: true as const, message: 'Device logged out successfully' };
      },
    },
  } as const;
}
