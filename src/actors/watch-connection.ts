import type { SessionActor } from './session-actor.ts';

/** Tells the session what the device says of its connection. */
export function watchConnection(session: SessionActor): void {
  window.addEventListener('online', () => {
    session.send({ type: 'connection.online' });
  });
  window.addEventListener('offline', () => {
    session.send({ type: 'connection.offline' });
  });
}
