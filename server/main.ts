import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { exitWith } from './exit-with.ts';
import { listen, portOf } from './listen.ts';
import { demoSignIn } from './seed/demo-sign-in.ts';
import { readSettings } from './settings.ts';
import { createSite } from './site.ts';
import { startServices } from './start-services.ts';
import { assetsOf } from './static/assets.ts';
import { serveBuild } from './static/serve-build.ts';
import { stopOnSignal } from './stop.ts';
import { readTls } from './tls.ts';
import { UserError } from './user-error.ts';

try {
  const settings = readSettings(process.env);
  await access(join(settings.appDir, 'index.html')).catch(() => {
    throw new UserError(
      'The app is not built yet. Run "npm run build" first, or "npm start", which builds and serves.',
    );
  });
  const tls = settings.tls && (await readTls(settings.tls));
  const { options, storage } = await startServices(settings);
  try {
    const page = serveBuild(assetsOf(settings.appDir));
    const site = createSite({ app: createApp(options), corsOrigins: settings.corsOrigins, page });
    const server = await listen(getRequestListener(site.fetch), { ...settings, tls });
    stopOnSignal(server, storage.close);
    console.log(`Ready: ${tls ? 'https' : 'http'}://localhost:${portOf(server)}`);
    if (options.demo) console.log(`Sign in: ${demoSignIn.email} / ${demoSignIn.password}`);
  } catch (error) {
    await storage.close();
    throw error;
  }
} catch (error) {
  exitWith(error);
}
