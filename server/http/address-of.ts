import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address a request comes from. Behind proxies of our own each adds one to X-Forwarded-For; what stands before
 * those was written by the client and proves nothing.
 */
export function addressBehind(trustedProxies: number) {
  return (c: Context): string => {
    const direct = getConnInfo(c).remote.address ?? 'unknown';
    if (trustedProxies === 0) return direct;
    const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
    return forwarded.at(-trustedProxies)?.trim() ?? direct;
  };
}
