import { type Api, createApi } from '#api/api.ts';
import { accessToken, isReadOnly } from '#machines/session/selectors.ts';
import { renewToken } from './renew-token.ts';
import { createResidence } from './residence.ts';
import { createSession } from './session.ts';
import type { SessionActor } from './session-actor.ts';

/** What screens are given: the session they run in and, for the actors they start, the API. */
export interface Services {
  readonly api: Api;
  readonly session: SessionActor;
}

/** The API signs its calls with the session's token; the session renews its token through the API. */
export function createServices(baseUrl: string): Services {
  const session = createSession(() => api);
  const residence = createResidence();
  residence.follow(session);
  const api: Api = createApi({
    baseUrl,
    scope: residence.scope,
    credentials: {
      accessToken: () => accessToken(session.getSnapshot()),
      isOffline: () => isReadOnly(session.getSnapshot()),
      renew: (refused) => renewToken(session, refused),
    },
  });
  return { api, session };
}
