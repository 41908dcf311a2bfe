import { type Api, createApi } from '#api/api.ts';
import { accessToken } from '#machines/session/selectors.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { renewToken } from './renew-token.ts';
import { createSession, type SessionActor } from './session.ts';

/** What screens are given: the session they run in and, for the actors they start, the API. */
export interface Services {
  readonly api: Api;
  readonly session: SessionActor;
  readonly drafts: Drafts;
}

/** The API signs its calls with the session's token; the session renews its token through the API. */
export function createServices(baseUrl: string): Services {
  const drafts = createDrafts();
  const session = createSession(() => api, drafts.forget);
  const api: Api = createApi({
    baseUrl,
    credentials: {
      accessToken: () => accessToken(session.getSnapshot()),
      renew: (refused) => renewToken(session, refused),
    },
  });
  drafts.follow(session);
  return { api, session, drafts };
}
