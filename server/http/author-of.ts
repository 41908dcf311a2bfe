import type { Context } from 'hono';
import type { UserSession } from '#server/auth/sessions/sessions.ts';
import type { Author } from '#server/history/append-entry.ts';
import { fullName } from '#server/users/full-name.ts';
import { Refusal } from './refusal.ts';

/**
 * Who changes data with a request. All requests of one bulk action carry the same UUID in `Change-Series`.
 *
 * @throws Refusal 400 when it is not a UUID.
 */
export function authorOf(c: Context, { user, sessionId }: UserSession, at: Date): Author {
  const series = c.req.header('change-series');
  if (series !== undefined && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(series)) {
    throw new Refusal(400, 'Change-Series has to be a UUID');
  }
  return { at, user: { id: user.id, name: fullName(user) }, sessionId, seriesId: series ?? null };
}
