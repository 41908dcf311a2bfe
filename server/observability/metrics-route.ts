import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';

/** `/metrics`, for Prometheus. */
export function metricsRoute({ text, contentType }: Pick<Metrics, 'text' | 'contentType'>): Hono {
  const app = new Hono();
  app.get('/metrics', async (c) =>
    c.body(await text(), 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }),
  );
  return app;
}
