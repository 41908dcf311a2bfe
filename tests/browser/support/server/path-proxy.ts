import { createServer, request as send } from 'node:http';

interface PathProxy {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A proxy that serves a server below a path, and nothing else. The server does not receive the path. */
export async function startPathProxy(port: number, target: string, path: string): Promise<PathProxy> {
  const server = createServer((received, response) => {
    const { method, headers, url = '/' } = received;
    if (!url.startsWith(`${path}/`)) {
      response.writeHead(404).end('Nothing is here');
      return;
    }
    const passed = send(new URL(url.slice(path.length), target), { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    passed.on('error', () => response.destroy());
    received.pipe(passed);
  });
  await new Promise<void>((listening) => {
    server.listen(port, '127.0.0.1', listening);
  });
  return {
    origin: `http://localhost:${String(port)}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
