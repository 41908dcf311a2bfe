import { newDataDir, removeDataDir } from './demo-data.ts';
import { startServer } from './server.ts';
import { serverHost } from './start-server-host.ts';

/** Lets one server fill a new database for all tests: this costs more than the rest of a start. */
// biome-ignore lint/style/noDefaultExport: the runner takes what is default
export default async function makeDemoData(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir('none');
  const server = await startServer({ dataDir });
  await server.stop();
  await serverHost().end();
  process.env['DEMO_DATA'] = dataDir;
  return () => removeDataDir(dataDir);
}
