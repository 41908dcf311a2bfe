import { redirect } from '@tanstack/react-router';
import { type AreaPath, canOpen } from '#domain/areas.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';
import { settled } from '../end-session.ts';
import { rememberReturnTo } from './locations.ts';

/** Every screen except the public ones requires a login (section 6). After it, the user returns to `href`. */
export async function requireUser(session: SessionActor, href: string): Promise<void> {
  if (currentUser(await settled(session)) !== null) return;
  rememberReturnTo(href);
  throw redirect({ to: '/login' });
}

/** "No role redirects to /login"; a role that may not open the area goes to /unauthorized (sections 2 and 6). */
export async function requireRole(session: SessionActor, area: AreaPath): Promise<void> {
  const user = currentUser(await settled(session));
  const role = user ? roleOf(user) : '';
  if (role === '') throw redirect({ to: '/login' });
  if (!canOpen(role, area)) throw redirect({ to: '/unauthorized' });
}
