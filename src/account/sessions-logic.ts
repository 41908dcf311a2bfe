import type { OwnApi } from '#api/api.ts';
import { endSession, listSessions } from '#api/calls/user-session-calls.ts';
import { effectOf } from '#machines/effect.ts';
import { sessionsMachine } from '#machines/sessions/machine.ts';

/** The sessions machine with the calls for the signed-in user. */
export function sessionsLogic(api: OwnApi) {
  return sessionsMachine.provide({
    actors: {
      load: effectOf(({ signal }) => listSessions(api, signal)),
      end: effectOf(({ input }) => endSession(api, input.choice)),
    },
  });
}
