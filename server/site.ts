import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { deviceHeader } from './http/device-transport.ts';
import { securityHeaders } from './http/security-headers.ts';

interface Site {
  readonly app: Hono;
  readonly corsOrigins: readonly string[];
  /** Answers before everything else what balancers ask. */
  readonly probes?: Hono;
  /** Answers what is neither a call nor an upload: the built app. */
  readonly page?: (c: Context) => Promise<Response | undefined>;
}

/** The API and the built app on one origin, as a browser meets them. */
export function createSite({ app, corsOrigins, probes, page }: Site): Hono {
  const site = new Hono();
  site.use(securityHeaders({ corsOrigins }));
  if (probes !== undefined) site.route('/', probes);
  if (corsOrigins.length > 0) {
    site.use(
      '/api/*',
      cors({
        origin: [...corsOrigins],
        allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
        allowHeaders: ['Authorization', 'Content-Type', deviceHeader],
        exposeHeaders: ['Retry-After', 'X-Request-Id', deviceHeader],
        maxAge: 600,
      }),
    );
  }
  site.use('/api/*', compress({ encoding: 'gzip' }));
  site.all('/api/*', (c) => app.fetch(c.req.raw, c.env));
  site.all('/uploads/*', (c) => app.fetch(c.req.raw, c.env));
  site.all('*', async (c) => (await page?.(c)) ?? c.text('Not found', 404));
  return site;
}
