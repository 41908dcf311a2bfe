import { Hono } from 'hono';
import type { Readiness } from '#server/lifecycle/readiness.ts';
import { version } from '#server/version.ts';

/**
 * Routes for load balancers and supervisors. They are not part of the contract.
 *
 * - `/healthz`: 200 with the version as long as the process responds. Restart the process when it does not.
 * - `/readyz`: 200 when the instance can serve calls, otherwise 503 with the missing parts. Send no requests then.
 */
export function probes({ missing }: Pick<Readiness, 'missing'>): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/healthz', (c) => c.json({ healthy: true, version }));
  app.get('/readyz', async (c) => {
    const parts = await missing();
    return parts.length === 0 ? c.json({ ready: true }) : c.json({ ready: false, missing: parts }, 503);
  });
  return app;
}
