import { access } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { probes } from './http/probes.ts';
import { listen, portOf } from './listen.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import type { Settings } from './settings.ts';
import { trackSilentConnections } from './silent-connections.ts';
import { createSite } from './site.ts';
import { scheduleSnapshots } from './snapshots/keep-snapshots.ts';
import { startServices } from './start-services.ts';
import { assetsOf } from './static/assets.ts';
import { serveBuild } from './static/serve-build.ts';
import { readTls } from './tls.ts';
import { UserError } from './user-error.ts';

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
  const { options, storage } = await startServices(settings);
  try {
    const page = serveBuild(assetsOf(settings.appDir));
    const readiness = createReadiness(options);
    const { corsOrigins } = settings;
    const site = createSite({ app: createApp(options), corsOrigins, probes: probes(readiness), page });
    const server = await listen(getRequestListener(site.fetch), { ...settings, tls });
    const silentConnections = trackSilentConnections(server);
    const url = `${tls ? 'https' : 'http'}://localhost:${portOf(server)}`;
    const endSnapshots = await scheduleSnapshots(storage, settings, options.onFault);
    const closeStorage = async () => {
      await endSnapshots();
      await storage.close();
    };
    return { server, url, isDemo: await options.isDemo(), readiness, silentConnections, closeStorage };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
