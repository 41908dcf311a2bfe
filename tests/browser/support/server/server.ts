import { newDataDir, removeDataDir } from './demo-data.ts';
import { freePort } from './free-port.ts';
import { serverHost } from './start-server-host.ts';

/** A running reference server with its own data, serving the built app. */
export interface Server {
  /** Origin of the app and of the API, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Everything that it and the servers of the same process have printed so far. */
  readonly log: () => string;
  /** Stops the server and waits. Its data stays, for a start on the same folder. */
  readonly stop: () => Promise<void>;
  /** Stops the server and removes its data. */
  readonly dispose: () => Promise<void>;
}

interface ServerOptions {
  /** The folder for data; by default a new one. */
  readonly dataDir?: string;
  /** By default a free one. */
  readonly port?: number;
  /** By default `demo`. */
  readonly seed?: 'demo' | 'none';
  readonly env?: Readonly<Record<string, string>>;
}

/** @throws with the server's own message if it cannot start. */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const seed = options.seed ?? 'demo';
  const dataDir = options.dataDir ?? (await newDataDir(seed));
  const port = options.port ?? (await freePort());
  const host = serverHost();
  const url = await host.ask('start', { PORT: String(port), DATA_DIR: dataDir, SEED: seed, ...options.env });
  const stop = () => host.ask('stop', url);
  return {
    url,
    port,
    log: host.log,
    stop,
    dispose: async () => {
      await stop();
      await removeDataDir(dataDir);
    },
  };
}
