import { Refusal } from '../http/refusal.ts';
import type { SignedIn } from './sessions.ts';

/** Section 6 defines no other role. */
export function isAdmin({ user }: SignedIn): boolean {
  return user.role_name.toLowerCase() === 'admin';
}

/** @throws Refusal 403 when a person who is no admin reaches for somebody else's account. */
export function mustBeOwnOrAdmin(person: SignedIn, userId: number): void {
  if (person.user.id !== userId && !isAdmin(person)) throw new Refusal(403, 'This is not your account');
}
