import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { freePort } from './free-port.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticHost {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A minimal static host: the files of a folder under a path, and nothing else. */
export async function startStaticHost(folder: string, path: string): Promise<StaticHost> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const asked = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const inside = asked.startsWith(path) ? normalize(asked.slice(path.length)) : '..';
    const file = join(folder, inside === '.' || inside === '/' ? 'index.html' : inside);
    if (inside.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
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
