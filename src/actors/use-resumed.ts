import { useEffect } from 'react';
import { useServices } from './services-context.ts';

/** Work that a lost session kept waiting goes on once the same person has signed in again. */
export function useResumed(waiting: { send: (event: { type: 'session.resumed' }) => void }): void {
  const { session } = useServices();
  useEffect(() => {
    const subscription = session.on('session.resumed', () => {
      waiting.send({ type: 'session.resumed' });
    });
    return () => subscription.unsubscribe();
  }, [session, waiting]);
}
