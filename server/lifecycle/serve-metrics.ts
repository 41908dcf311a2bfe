import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { UserError } from '#server/cli/user-error.ts';
import type { Metrics } from '#server/observability/metrics.ts';
import { metricsRoute } from '#server/observability/metrics-route.ts';
import type { Settings } from '#server/settings.ts';
import { listen, portOf } from './listen.ts';

/**
 * Serves `/metrics` on a port of its own, because it is not for those who use the app.
 *
 * @returns a function that ends it.
 * @throws UserError when the installation has set a port that cannot be used. Otherwise the server starts without metrics.
 */
export async function serveMetrics(
  { metrics: address, port, keepAliveSeconds }: Pick<Settings, 'metrics' | 'port' | 'keepAliveSeconds'>,
  metrics: Metrics,
  log: Pick<Logger, 'warn' | 'info'>,
): Promise<() => Promise<void>> {
  if (address === undefined || address.port === port) return async () => undefined;
  try {
    const server = await listen(getRequestListener(metricsRoute(metrics).fetch), {
      ...address,
      keepAliveSeconds,
      tls: undefined,
    });
    log.info({ host: address.host, port: portOf(server) }, 'Metrics are served');
    return async () => {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
    };
  } catch (error) {
    if (address.isRequired || !(error instanceof UserError)) throw error;
    log.warn({ reason: error.message }, 'Metrics are not served. Set METRICS_PORT');
    return async () => undefined;
  }
}
