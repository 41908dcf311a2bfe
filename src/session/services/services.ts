import { type Api, createApi } from '#api/api.ts';
import { browserNetwork } from '#api/pipeline.ts';
import { createDrafts, type Drafts } from '#drafts/drafts.ts';
import { forgetFormerSession } from '#lists/known.ts';
import { createPrefetchBudget, type PrefetchBudget } from '#lists/prefetch/prefetch-budget.ts';
import { createVisibleRows, type VisibleRows } from '#lists/visible-rows.ts';
import { canReach } from '#machines/connectivity/machine.ts';
import { accessToken, isReadOnly } from '#machines/session/selectors.ts';
import { checksAuthors } from '#session/capabilities/known.ts';
import { type ConnectionActor, checkReachable, createConnection } from '#session/connection/connection.ts';
import { deleteUserData } from '#session/delete-user-data.ts';
import { createSession, refreshSessionToken } from '#session/session.ts';
import type { SessionActor } from '#session/session-actor.ts';
import { sessionNumber } from '#session/session-number.ts';
import { createCacheScope } from '#storage/cache/cache-scope.ts';
import { readNote, writeNote } from '#storage/device-notes.ts';

/** What screens get through `useServices`: the session and, for the actors they start, the API and its connection. */
export interface Services {
  readonly api: Api;
  readonly connection: ConnectionActor;
  readonly session: SessionActor;
  readonly drafts: Drafts;
  readonly visibleRows: VisibleRows;
  readonly prefetchBudget: PrefetchBudget;
}

/** How long a launch and a write wait for a network probe. */
const probeTimeoutMs = { launch: 1000, write: 3000 };

/** The API sends the session's token with its calls; the session refreshes its token through the API. */
export function createServices(baseUrl: string): Services {
  const connection = createConnection(baseUrl);
  const drafts = createDrafts();
  const session = createSession({
    api: () => api,
    isOnline: () => checkReachable(connection, probeTimeoutMs.launch),
    deleteUserData: (userId) => deleteUserData(drafts, userId),
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
      session: () => sessionNumber(session),
      refresh: (rejectedToken) => refreshSessionToken(session, rejectedToken),
    },
    fetch: browserNetwork,
    report: (outcome) => {
      // A call may end after the connection has stopped.
      if (connection.getSnapshot().status === 'active') connection.send(outcome);
    },
    checksAuthors: () => checksAuthors(api),
    deviceTokens: { read: () => readNote('deviceTokens'), write: (tokens) => writeNote('deviceTokens', tokens) },
    reachable: async () =>
      navigator.onLine &&
      (canReach(connection.getSnapshot()) || (await checkReachable(connection, probeTimeoutMs.write))),
    canRetry: () => navigator.onLine && canReach(connection.getSnapshot()),
  });
  drafts.follow(session);
  const visibleRows = createVisibleRows();
  visibleRows.clearOnUserChange(session);
  session.subscribe(() => forgetFormerSession(api));
  const prefetchBudget = createPrefetchBudget(connection, api.pending);
  return { api, connection, session, drafts, visibleRows, prefetchBudget };
}
