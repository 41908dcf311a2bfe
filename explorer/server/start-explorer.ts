import { createServer } from 'vite';

interface StartOptions {
  readonly port: number;
  /** Whether to open the page in the developer's browser. */
  readonly open?: boolean;
}

/**
 * Serves the machine explorer.
 *
 * @throws Error when the port is in use.
 */
export async function startExplorer({ port, open = false }: StartOptions): Promise<{
  readonly url: string;
  readonly close: () => Promise<void>;
}> {
  const server = await createServer({
    configFile: 'explorer/vite.config.ts',
    logLevel: 'error',
    server: { port, strictPort: true, open },
  });
  await server.listen();
  return { url: `http://localhost:${String(port)}`, close: () => server.close() };
}
