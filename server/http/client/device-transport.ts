import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { lifetimes } from '#server/auth/limits/policy.ts';
import type { DeviceTokens } from '../../contract/operation.ts';

/** Used by pages of other origins, which send no cookies: see {@link deviceTokensOf}. */
export const deviceHeader = 'X-Device-Token';
const cookieName = 'device';
/**
 * Without a path, a browser sends the cookie to the folder of the call that has set it: `/api/v1/users`, with the calls of
 * sign-in and recovery, also below a path of a proxy.
 */
const cookiePath = '';
const cookieMaxAgeSeconds = lifetimes.device / 1000;

interface Transport {
  /** Origins whose pages store the token themselves. */
  readonly corsOrigins: readonly string[];
  readonly isSecure: (c: Context) => boolean;
}

/** Reads and stores the device tokens: in an HttpOnly cookie, or in a header for pages of `CORS_ORIGINS`. */
export function deviceTokensOf({ corsOrigins, isSecure }: Transport) {
  return (c: Context): DeviceTokens => {
    const isCrossOrigin = corsOrigins.includes(c.req.header('origin') ?? '');
    if (isCrossOrigin) {
      return {
        presented: c.req.header(deviceHeader) ?? '',
        store: (token) => c.header(deviceHeader, token),
      };
    }
    return {
      presented: getCookie(c, cookieName) ?? '',
      store: (token) =>
        setCookie(c, cookieName, token, {
          path: cookiePath,
          maxAge: cookieMaxAgeSeconds,
          httpOnly: true,
          sameSite: 'Strict',
          secure: isSecure(c),
        }),
    };
  };
}

/** Whether the client uses https, to this server or to a trusted proxy. */
export function isSecureBehind(trustedProxies: number) {
  return (c: Context): boolean => {
    if (new URL(c.req.url).protocol === 'https:') return true;
    const forwarded = trustedProxies === 0 ? [] : (c.req.header('x-forwarded-proto')?.split(',') ?? []);
    return (forwarded.at(-trustedProxies) ?? forwarded[0])?.trim() === 'https';
  };
}
