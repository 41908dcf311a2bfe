import type { MiddlewareHandler } from 'hono';

/**
 * Browser features that the app does not use. Pasting needs no permission, because the user starts it. Only names that the
 * tested browsers know: others they report in the console of every page.
 */
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read', 'compute-pressure'],
  ...['cross-origin-isolated', 'display-capture', 'encrypted-media', 'fullscreen', 'gamepad', 'geolocation'],
  ...['gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'keyboard-map', 'local-fonts'],
  ...['magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access'],
  ...['usb', 'window-management', 'xr-spatial-tracking'],
];

const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

/**
 * Sets the security headers of every response. Pages of other origins may load the API and its pictures only when
 * `CORS_ORIGINS` is set.
 */
export function securityHeaders({ corsOrigins }: { readonly corsOrigins: readonly string[] }): MiddlewareHandler {
  const shared = corsOrigins.length > 0 ? 'cross-origin' : 'same-origin';
  return async (c, next) => {
    await next();
    const isShared = c.req.path.startsWith('/api/') || c.req.path.startsWith('/uploads/');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Permissions-Policy', permissionsPolicy);
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Cross-Origin-Resource-Policy', isShared ? shared : 'same-origin');
  };
}
