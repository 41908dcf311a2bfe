import { beforeEach, vi } from 'vitest';
import { type SnapshotFrom, waitFor } from 'xstate';
import { signIn } from '#api/calls/session-calls.ts';
import { subscribeNetworkEvents } from '#connection/subscribe-network-events.ts';
import type { sessionMachine } from '#machines/session/machine.ts';
import { demoSignIn } from '#server/seed/demo-sign-in.ts';
import { createServices, type Services } from '#services/services.ts';
import { joinTabs } from '#session/tabs.ts';
import { newDisk } from './new-disk.ts';
import { willClose, willSettle } from './opened-tabs.ts';
import { apiUrl, secondAdmin } from './reference-server.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const demoAdmin = { username: demoSignIn.email, password: demoSignIn.password };
export const otherAdmin = { username: secondAdmin.email, password: secondAdmin.password };

/** A launch of the app without its screens, over the storage and the server of the test. */
export interface Tab extends Services {
  /** Signs in as the login screen does, and waits until everything is kept. */
  readonly signIn: (who: { username: string; password: string }) => Promise<void>;
  /** Waits until the session is as asked. */
  readonly until: (isSo: (snapshot: Snapshot) => boolean) => Promise<Snapshot>;
}

/** Empties the device's storage before each test. */
export function withDevice(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    newDisk();
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

/** The same tab over a network on which a read that fails is not sent again by itself. */
export function withoutRetries<T extends Pick<Services, 'api'>>(tab: T): T {
  return { ...tab, api: { ...tab.api, retryDelayMs: () => null } };
}

/** Opens the app: a first visit, a reload, or another tab. Resolves when it knows who is there. */
export async function openTab(): Promise<Tab> {
  const services = createServices(apiUrl);
  const { api, connection, session } = services;
  joinTabs(session);
  subscribeNetworkEvents(services);
  session.start();
  const until = (isSo: (snapshot: Snapshot) => boolean) => waitFor(session, isSo, { timeout: 5000 });
  // Derives a key, which takes longer than a short test that signs in.
  const enter: Services['drafts']['enter'] = (user) => {
    const entering = services.drafts.enter(user);
    willSettle(entering);
    return entering;
  };
  const tab: Tab = {
    ...services,
    drafts: { ...services.drafts, enter },
    until,
    signIn: async (who) => {
      const answer = await signIn(api, who);
      if (answer.kind !== 'ok') throw new Error(answer.message);
      const entering = services.drafts.enter({ userId: answer.data.user.id, password: who.password });
      session.send({ type: 'session.signedIn', ...answer.data });
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
  return tab;
}
