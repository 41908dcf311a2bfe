import { onTestFinished } from 'vitest';
import type { Drafts } from '#drafts/drafts.ts';
import type { SessionActor } from '#session/session-actor.ts';

/** A session of this user, or of nobody. */
export function sessionOf(id: number | null): SessionActor {
  const snapshot = { hasTag: () => id !== null, context: { user: id === null ? null : { id } } };
  const subscribe = ({ next }: { readonly next: (snapshot: unknown) => void }) => {
    next(snapshot);
    return { unsubscribe: () => undefined };
  };
  return { subscribe } as unknown as SessionActor;
}

/** The session of this user starts; it ends with the test, so that nothing is counted later. */
export function startSession(drafts: Drafts, id: number): void {
  drafts.follow(sessionOf(id));
  onTestFinished(() => drafts.follow(sessionOf(null)));
}
