import type { Context } from 'hono';
import type { Refusal } from './refusal.ts';

/** The failure envelope of section 7. */
export function refuse(c: Context, { status, message, errors, retryAfter }: Refusal): Response {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  return c.json({ status: false, message, ...(errors.length > 0 && { errors }) }, status);
}
