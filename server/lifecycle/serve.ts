import { access } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { hashQueue } from '#server/auth/passwords/password-hash.ts';
import { UserError } from '#server/cli/user-error.ts';
import { apiDocs } from '#server/http/api-docs.ts';
import { probes } from '#server/http/probes.ts';
import { createLog } from '#server/observability/log.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { metricsRoute } from '#server/observability/metrics-route.ts';
import { observeRequests } from '#server/observability/observe-requests.ts';
import type { Settings } from '#server/settings.ts';
import { createSite } from '#server/site.ts';
import { scheduleSnapshots } from '#server/snapshots/schedule-snapshots.ts';
import { assetsOf } from '#server/static/assets.ts';
import { serveBuild } from '#server/static/serve-build.ts';
import { schedulePurges } from '#server/trash/schedule-purges.ts';
import { listen, portOf } from './listen.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { serveMetrics } from './serve-metrics.ts';
import { trackSilentConnections } from './silent-connections.ts';
import { startServices } from './start-services.ts';
import { readTls } from './tls.ts';

/** A listening server. Close its storage after the server. */
export interface Served {
  readonly server: Server;
  readonly url: string;
  readonly isDemo: boolean;
  readonly readiness: Readiness;
  readonly silentConnections: ReturnType<typeof trackSilentConnections>;
  readonly closeStorage: () => Promise<void>;
}

/** @throws UserError when the build is missing, or when the storage, the certificate or the port cannot be used. */
export async function serve(settings: Settings): Promise<Served> {
  await access(join(settings.appDir, 'index.html')).catch(() => {
    throw new UserError(
      `There is no build in ${settings.appDir}. Run "npm run build" or "npm start", or copy a build to this folder.`,
    );
  });
  const tls = settings.tls && (await readTls(settings.tls));
  const log = createLog(settings.logLevel);
  const { options, storage } = await startServices(settings, log);
  try {
    const page = serveBuild(assetsOf(settings.appDir));
    const readiness = createReadiness(options);
    const metrics = createMetrics({ pool: storage.pool, hashQueue: hashQueue.load });
    const observe = observeRequests({ log, metrics });
    const { corsOrigins } = settings;
    const operated = [
      probes(readiness),
      ...(settings.metrics?.isRequired === true && settings.metrics.port === settings.port
        ? [metricsRoute(metrics)]
        : []),
      ...(settings.hasApiDocs ? [apiDocs()] : []),
    ];
    const site = createSite({ app: createApp({ ...options, observe }), corsOrigins, operated, page });
    // Health checks of balancers may be HTTP/1.0, without the name of the host. `listen` reads the rest of refused bodies.
    const listener = getRequestListener(site.fetch, { hostname: 'localhost', autoCleanupIncoming: false });
    const server = await listen(listener, { ...settings, tls });
    const silentConnections = trackSilentConnections(server);
    const url = `${tls ? 'https' : 'http'}://localhost:${portOf(server)}`;
    const endMetrics = await serveMetrics(settings, metrics, log);
    const snapshotObservers = { logError: options.logError, onEnd: metrics.snapshotEnded };
    const endSnapshots = await scheduleSnapshots(storage, settings, snapshotObservers);
    const endPurges = schedulePurges(options, settings);
    const closeStorage = async () => {
      await endMetrics();
      await endPurges();
      await endSnapshots();
      await storage.close();
    };
    return { server, url, isDemo: await options.isDemo(), readiness, silentConnections, closeStorage };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
