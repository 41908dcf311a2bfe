import type { Context } from 'hono';
import type { UserSession } from '#server/auth/sessions/sessions.ts';
import { Refusal } from './refusal.ts';

/**
 * A call may name its author in `Change-Author`. One that was delayed or repeated until another user has signed in must not
 * be done in the name of that user.
 *
 * @throws Refusal 403
 */
export function requireAuthor(c: Context, { user }: UserSession): void {
  const author = c.req.header('change-author');
  if (author !== undefined && author !== String(user.id)) {
    throw new Refusal(403, 'Another user has signed in since. Nothing was changed');
  }
}
