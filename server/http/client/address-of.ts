import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address a request comes from. Each trusted proxy adds one entry to X-Forwarded-For. The client may have forged all
 * earlier entries.
 */
export function addressBehind(trustedProxies: number) {
  return (c: Context): string => {
    const direct = getConnInfo(c).remote.address ?? 'unknown';
    if (trustedProxies === 0) return direct;
    const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
    return forwarded.at(-trustedProxies)?.trim() ?? direct;
  };
}
