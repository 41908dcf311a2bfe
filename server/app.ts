import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createContract } from '#openapi/validator.ts';
import { clientNetwork } from '#server/auth/limits/client-network.ts';
import type { Caller } from './contract/operation.ts';
import { deviceTokensOf, isSecureBehind } from './http/client/device-transport.ts';
import { databaseRefusal } from './http/database-refusal.ts';
import { dispatch } from './http/dispatch.ts';
import { Refusal } from './http/refusal.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveUpload } from './http/serve-upload.ts';
import { sendVersion } from './http/version-headers.ts';
import { allOperations } from './operations.ts';
import type { Services } from './services.ts';
import { UploadStoreError } from './uploads/upload-store.ts';

export interface AppOptions extends Services {
  /** Other origins whose pages may call the API. Their device tokens travel in a header. */
  readonly corsOrigins?: readonly string[];
  /** Whether a request came over https. Depends on the listener and its proxies. */
  readonly isSecure?: (c: Context) => boolean;
  /** The address a request comes from. Depends on the listener and its proxies. */
  readonly addressOf?: (c: Context) => string;
  /** Whether there is space for what a request stores. By default there is. */
  readonly hasSpace?: () => Promise<boolean>;
  /** Records every request. */
  readonly observe?: MiddlewareHandler;
}

/**
 * The reference server: every call of the contract, and the stored pictures. It holds no state between requests, so any
 * number of instances may share one database and one upload store.
 */
export function createApp({
  addressOf = () => 'local',
  corsOrigins = [],
  hasSpace = async () => true,
  isSecure = isSecureBehind(0),
  observe,
  ...services
}: AppOptions): Hono {
  const app = new Hono();
  const deviceOf = deviceTokensOf({ corsOrigins, isSecure });
  const callerOf = (c: Context): Caller => ({
    address: clientNetwork(addressOf(c)),
    userAgent: c.req.header('user-agent') ?? '',
    device: deviceOf(c),
  });
  const { db, clock } = services;

  if (observe !== undefined) app.use(observe);
  app.use(securityHeaders({ corsOrigins }));
  app.use('/api/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  const contract = createContract();
  app.all('/api/*', dispatch({ contract, operations: allOperations(services), callerOf, hasSpace, db, clock }));
  app.get('/uploads/:name', serveUpload(services.uploads));
  app.notFound((c) => refuse(c, new Refusal(404, 'There is nothing at this address')));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    const isRead = contract.findOperation(c.req.method, c.req.path)?.isRead ?? c.req.method === 'GET';
    const refusal = databaseRefusal(error, { isRead });
    if (refusal?.status === 503) services.logError({ what: 'The database was interrupted', error });
    if (refusal?.status === 507) services.logError({ what: 'There is no space left', error });
    if (refusal !== undefined) return refuse(c, refusal);
    services.logError({ what: 'A request failed', error });
    if (error instanceof UploadStoreError) {
      return refuse(c, new Refusal(503, 'The picture store does not respond. Please try again', { retryAfter: 5 }));
    }
    return refuse(c, new Refusal(500, 'Something went wrong on the server'));
  });
  return app;
}

/** The failure envelope of section 7. */
function refuse(c: Context, { status, message, errors, retryAfter, data, version }: Refusal): Response {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  // Instead of the version that the call would have stored.
  sendVersion(c, version);
  const more = { ...(errors.length > 0 && { errors }), ...(data !== undefined && { data }) };
  return c.json({ status: false, message, ...more }, status);
}
