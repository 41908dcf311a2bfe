import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { deviceHeader } from './http/client/device-transport.ts';
import { securityHeaders } from './http/security-headers.ts';

interface Site {
  readonly app: Hono;
  readonly corsOrigins: readonly string[];
  /** The routes for those who run the server. They come before all others. */
  readonly operated?: readonly Hono[];
  /** The built app. It responds to requests that are neither a call nor an upload. */
  readonly page?: (c: Context) => Promise<Response | undefined>;
}

/** The API and the built app on one origin. */
export function createSite({ app, corsOrigins, operated = [], page }: Site): Hono {
  const site = new Hono();
  site.use(securityHeaders({ corsOrigins }));
  for (const routes of operated) site.route('/', routes);
  if (corsOrigins.length > 0) {
    site.use(
      '/api/*',
      cors({
        origin: [...corsOrigins],
        allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
        allowHeaders: [
          ...['Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key'],
          ...['Change-Series', 'Change-Author', deviceHeader],
        ],
        exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id', deviceHeader],
        maxAge: 600,
      }),
    );
  }
  site.use('/api/*', strongTags, compress({ encoding: 'gzip' }));
  site.all('/api/*', (c) => app.fetch(c.req.raw, c.env));
  site.all('/uploads/*', (c) => app.fetch(c.req.raw, c.env));
  site.all('*', async (c) => (await page?.(c)) ?? c.text('Not found', 404));
  return site;
}

/** Compression makes tags weak, and a weak one matches nothing. Here a tag is the version of a record, however it is encoded. */
const strongTags: MiddlewareHandler = async (c, next) => {
  await next();
  const tag = c.res.headers.get('ETag');
  if (tag?.startsWith('W/') === true) c.res.headers.set('ETag', tag.slice(2));
};
