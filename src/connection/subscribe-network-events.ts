import { canReach } from '#machines/connectivity/selectors.ts';
import type { Services } from '#services/services.ts';

/**
 * Starts the connection, tells it what the device says, and the session what is known once a look has ended. A session
 * that starts later is told nothing of before: it looks for itself.
 */
export function subscribeNetworkEvents({ connection, session }: Pick<Services, 'connection' | 'session'>): void {
  connection.start();
  const check = () => connection.send({ type: 'connectivity.check' });
  const lose = () => connection.send({ type: 'connectivity.deviceOffline' });
  if (!navigator.onLine) lose();
  const whileRunning = new AbortController();
  const { signal } = whileRunning;
  window.addEventListener('online', check, { signal });
  window.addEventListener('offline', lose, { signal });
  const look = () => document.visibilityState === 'visible' && check();
  document.addEventListener('visibilitychange', look, { signal });
  connection.subscribe({
    next: (snapshot) => {
      if (snapshot.hasTag('probing')) return;
      session.send({ type: canReach(snapshot) ? 'connection.online' : 'connection.offline' });
    },
    complete: () => whileRunning.abort(),
  });
}
