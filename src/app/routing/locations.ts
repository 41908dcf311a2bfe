import { redirect } from '@tanstack/react-router';
import { type AreaPath, canOpen } from '#domain/areas.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';
import { settled } from '../end-session.ts';
import type { ListSearch } from './list-search.ts';

/** The address that a login interrupted. In memory, for this window. */
let returnTo: { readonly href: string; readonly userId: number | string | null } | null = null;

/** Stores the address for one user, whose session ended there. Without `userId`, for the next user who signs in. */
export function rememberReturnTo(href: string, userId: number | string | null = null): void {
  returnTo = { href, userId };
}

/** Returns the stored address once, if it is for this user; otherwise the dashboard (section 8). */
export function consumeReturnTo(userId: number | string | undefined): string {
  const found = returnTo;
  returnTo = null;
  return found && (found.userId === null || found.userId === userId) ? found.href : '/dashboard';
}

/** The page and search each list last showed, so that a form can return there. In memory, for one user. */
const locations = new Map<AreaPath, ListSearch>();

export function rememberListLocation(path: AreaPath, search: ListSearch): void {
  locations.set(path, search);
}

export function listLocationOf(path: AreaPath): ListSearch {
  return locations.get(path) ?? {};
}

export function clearListLocations(): void {
  locations.clear();
}

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
