import { canReach } from '#machines/connectivity/machine.ts';
import type { Services } from '#session/services/services.ts';

/**
 * Starts the connection, sends it the browser's online and offline events, and sends the session the result of each
 * probe. A session that starts later gets no earlier results: it checks for itself.
 */
export function subscribeNetworkEvents({ connection, session }: Pick<Services, 'connection' | 'session'>): void {
  connection.start();
  const check = () => connection.send({ type: 'connectivity.check' });
  const goOffline = () => connection.send({ type: 'connectivity.deviceOffline' });
  if (!navigator.onLine) goOffline();
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('online', check, { signal });
  window.addEventListener('offline', goOffline, { signal });
  const checkIfVisible = () => document.visibilityState === 'visible' && check();
  document.addEventListener('visibilitychange', checkIfVisible, { signal });
  connection.subscribe({
    next: (snapshot) => {
      if (snapshot.hasTag('probing')) return;
      session.send({ type: canReach(snapshot) ? 'connection.online' : 'connection.offline' });
    },
    complete: () => listeners.abort(),
  });
}
