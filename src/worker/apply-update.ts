import { dirtyLockPrefix } from '#domain/dirty-lock.ts';
import type { Environment } from './environment.ts';

/**
 * Whether a message of a page requests the waiting update (`{ type: 'SKIP_WAITING' }`). No update is applied
 * unrequested.
 */
export function asksForUpdate(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING';
}

interface UpdateEffects {
  readonly skipWaiting: () => Promise<void>;
  /** Notifies the requesting page that another window has unsaved changes. */
  readonly refuse: () => void;
}

/** The page checks for unsaved changes before it sends the message. This checks again, because they may be newer. */
export async function applyUpdate({ locks }: Pick<Environment, 'locks'>, effects: UpdateEffects): Promise<void> {
  const { held = [] } = await locks.query();
  const isDirty = held.some(({ name }) => name?.startsWith(dirtyLockPrefix));
  if (isDirty) effects.refuse();
  else await effects.skipWaiting();
}
