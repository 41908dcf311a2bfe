import { redirect } from '@tanstack/react-router';
import type { SessionActor } from '#actors/session-actor.ts';
import type { AreaPath } from '#domain/areas.ts';
import { canOpen } from '#domain/roles.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import type { StoredUser } from '#machines/session/types.ts';
import { settled } from './end-session.ts';

/** Every screen except the public ones sits behind a login (section 6). */
export async function requireUser(session: SessionActor): Promise<StoredUser> {
  const user = currentUser(await settled(session));
  if (user === null) throw redirect({ to: '/login' });
  return user;
}

/** "No role redirects to /login"; a role that may not open the area goes to /unauthorized (sections 2 and 6). */
export async function requireRole(session: SessionActor, area: AreaPath): Promise<void> {
  const role = roleOf(await requireUser(session));
  if (role === '') throw redirect({ to: '/login' });
  if (!canOpen(role, area)) throw redirect({ to: '/unauthorized' });
}
