import { dirtyLockPrefix } from '#domain/dirty-lock.ts';
import type { Environment } from './environment.ts';

/**
 * Whether a page's message asks for the update that waits (`{ type: 'SKIP_WAITING' }`). It is never applied unasked.
 */
export function asksForUpdate(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING';
}

interface UpdateEffects {
  readonly skipWaiting: () => Promise<void>;
  /** Tells the page that asked: another window has unsaved changes. */
  readonly refuse: () => void;
}

/** The page asks before it sends the message; this asks again, since another tab may have begun to type meanwhile. */
export async function applyUpdate({ locks }: Pick<Environment, 'locks'>, effects: UpdateEffects): Promise<void> {
  const { held = [] } = await locks.query();
  const isDirty = held.some(({ name }) => name?.startsWith(dirtyLockPrefix));
  if (isDirty) effects.refuse();
  else await effects.skipWaiting();
}
