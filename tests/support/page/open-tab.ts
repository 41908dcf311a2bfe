import { beforeEach, vi } from 'vitest';
import { type SnapshotFrom, waitFor } from 'xstate';
import { signIn } from '#api/calls/session-calls.ts';
import type { sessionMachine } from '#machines/session/machine.ts';
import { demoSignIn } from '#server/seed/demo-sign-in.ts';
import { subscribeNetworkEvents } from '#session/connection/subscribe-network-events.ts';
import { createServices, type Services } from '#session/services/services.ts';
import { joinTabs } from '#session/tabs.ts';
import { apiUrl, secondAdmin } from '../contract/reference-server.ts';
import { willClose, willSettle } from './opened-tabs.ts';
import { resetIndexedDb } from './reset-indexed-db.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const demoAdmin = { username: demoSignIn.email, password: demoSignIn.password };
export const otherAdmin = { username: secondAdmin.email, password: secondAdmin.password };

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A running app without screens, with the storage and the server of the test. */
export interface Tab extends Services {
  /** Signs in like the login screen, and waits until everything is stored. */
  readonly signIn: (credentials: Credentials) => Promise<void>;
  /** Waits until the session fulfils the condition. */
  readonly until: (condition: (snapshot: Snapshot) => boolean) => Promise<Snapshot>;
}

/** Empties the device's storage before each test. */
export function withDevice(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    resetIndexedDb();
    vi.stubGlobal(
      'BroadcastChannel',
      class extends BroadcastChannel {
        constructor(name: string) {
          super(name);
          willClose(this);
        }
      },
    );
  });
}

/** The same tab without automatic retries of failed reads. */
export function withoutRetries<T extends Pick<Services, 'api'>>(tab: T): T {
  return { ...tab, api: { ...tab.api, canRetry: () => false } };
}

/** A tab of the demo admin on an empty device, new for each test. Call once per file, after the reference server. */
export function withTab(): () => Tab {
  let tab: Tab | undefined;
  withDevice();
  beforeEach(async () => {
    tab = await openTab(demoAdmin);
  });
  return () => {
    if (tab === undefined) throw new Error('The fixture is available inside tests only');
    return tab;
  };
}

/**
 * Opens the app: a first visit, a reload, or another tab. Resolves when the session has started, and the user, if one is given,
 * has signed in.
 */
export async function openTab(user?: Credentials): Promise<Tab> {
  const services = createServices(apiUrl);
  const { api, connection, session } = services;
  joinTabs(session);
  subscribeNetworkEvents(services);
  session.start();
  const until = (condition: (snapshot: Snapshot) => boolean) => waitFor(session, condition);
  // It derives a key, and may outlive the test.
  const enter: Services['drafts']['enter'] = (user) => {
    const entering = services.drafts.enter(user);
    willSettle(entering);
    return entering;
  };
  const tab: Tab = {
    ...services,
    drafts: { ...services.drafts, enter },
    until,
    signIn: async (credentials) => {
      const result = await signIn(api, credentials);
      if (result.kind !== 'ok') throw new Error(result.message);
      const entering = services.drafts.enter({ userId: result.data.user.id, password: credentials.password });
      session.send({ type: 'session.signedIn', ...result.data });
      await entering;
      await until((snapshot) => snapshot.matches({ present: { access: 'signedIn', persisting: 'settled' } }));
    },
  };
  willClose({
    close: () => {
      connection.stop();
      session.stop();
    },
  });
  await until((snapshot) => !snapshot.hasTag('busy'));
  if (user !== undefined) await tab.signIn(user);
  return tab;
}
