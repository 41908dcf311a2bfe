import { Refusal } from '#server/http/refusal.ts';
import type { UserSession } from '../sessions/sessions.ts';

/** Admin is the only role that section 6 defines. */
export function isAdmin({ user }: UserSession): boolean {
  return user.role_name.toLowerCase() === 'admin';
}

/** @throws Refusal 403 when the caller is not an admin and the account belongs to another user. */
export function requireOwnAccountOrAdmin(session: UserSession, userId: number): void {
  if (session.user.id !== userId && !isAdmin(session)) throw new Refusal(403, 'This is not your account');
}
