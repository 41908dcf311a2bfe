import { type Api, createApi } from '#api/api.ts';
import { observedFetch } from '#api/http/observed-fetch.ts';
import { retryDelay } from '#api/http/retry-delay.ts';
import { createCacheScope } from '#cache/cache-scope.ts';
import { type ConnectionActor, createConnection, looksReachable } from '#connection/connection.ts';
import { createDrafts, type Drafts } from '#drafts/drafts.ts';
import { createVisibleRows, type VisibleRows } from '#lists/visible-rows.ts';
import { canReach } from '#machines/connectivity/selectors.ts';
import { accessToken, isReadOnly } from '#machines/session/selectors.ts';
import { deleteUserData } from '#session/delete-user-data.ts';
import { refreshSessionToken } from '#session/refresh-token.ts';
import { createSession } from '#session/session.ts';
import type { SessionActor } from '#session/session-actor.ts';
import { readNote, writeNote } from '#storage/device-notes.ts';

/** What screens are given: the session they run in and, for the actors they start, the API and the way to it. */
export interface Services {
  readonly api: Api;
  readonly connection: ConnectionActor;
  readonly session: SessionActor;
  readonly drafts: Drafts;
  readonly visibleRows: VisibleRows;
}

/** How long a launch and a write wait for a look at the network, in milliseconds. */
const patience = { launch: 1000, write: 3000 };

/** The API signs its calls with the session's token; the session renews its token through the API. */
export function createServices(baseUrl: string): Services {
  const connection = createConnection(baseUrl);
  const drafts = createDrafts();
  const session = createSession({
    api: () => api,
    online: () => looksReachable(connection, patience.launch),
    forget: (userId) => deleteUserData(drafts, userId),
  });
  const cacheScope = createCacheScope();
  cacheScope.follow(session);
  const api: Api = createApi({
    baseUrl,
    scope: cacheScope.scope,
    hasWorker: () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
    credentials: {
      accessToken: () => accessToken(session.getSnapshot()),
      isOffline: () => isReadOnly(session.getSnapshot()),
      holder: () => session.getSnapshot().context.user?.id,
      renew: (refused) => refreshSessionToken(session, refused),
    },
    fetch: observedFetch((outcome) => {
      // A call may end later than the connection.
      if (connection.getSnapshot().status === 'active') connection.send(outcome);
    }),
    deviceTokens: { read: () => readNote('deviceTokens'), write: (tokens) => writeNote('deviceTokens', tokens) },
    reachable: async () =>
      navigator.onLine && (canReach(connection.getSnapshot()) || (await looksReachable(connection, patience.write))),
    retryDelayMs: (failures) =>
      navigator.onLine && canReach(connection.getSnapshot()) ? retryDelay(failures, Math.random()) : null,
  });
  drafts.follow(session);
  const visibleRows = createVisibleRows();
  visibleRows.follow(session);
  return { api, connection, session, drafts, visibleRows };
}
