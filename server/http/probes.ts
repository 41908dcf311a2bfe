import { Hono } from 'hono';
import type { Readiness } from '../readiness.ts';

/**
 * What balancers and supervisors ask. Beside the contract: they concern this server, not the API that it speaks.
 *
 * - `/healthz`: 200 as long as the process answers. Anything else is a reason to start it again.
 * - `/readyz`: 200 when it can do its work, else 503 with the parts that are missing. A reason to send it nothing.
 */
export function probes({ missing }: Pick<Readiness, 'missing'>): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/healthz', (c) => c.json({ healthy: true }));
  app.get('/readyz', async (c) => {
    const parts = await missing();
    return parts.length === 0 ? c.json({ ready: true }) : c.json({ ready: false, missing: parts }, 503);
  });
  return app;
}
