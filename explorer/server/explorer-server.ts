import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { readCoverage } from './read-coverage.ts';
import { listReplays, readReplay } from './read-replays.ts';
import { commitsOf, revisionOf } from './revisions.ts';
import { saveTest } from './save-test.ts';
import { SourceFinder, type WantedPlaces } from './source-places.ts';

const root = join(import.meta.dirname, '../..');

/** Knows the sources as they are; null after a change of any. */
let finder: Promise<SourceFinder> | null = null;

/** What the page asks its own server. Each gets the parsed body of the request and returns what is sent as JSON. */
const calls: Readonly<Record<string, (body: unknown) => Promise<unknown>>> = {
  coverage: () => readCoverage(root),
  places: async (body) => {
    const { machine, ...wanted } = body as WantedPlaces & { readonly machine: string };
    finder ??= machineFiles().then((files) => new SourceFinder(root, files));
    return (await finder).placesIn(join(root, 'machines', machine, 'machine.ts'), wanted);
  },
  commits: (body) => commitsOf(root, (body as { readonly machine: string }).machine),
  revision: (body) => {
    const { machine, name } = body as { readonly machine: string; readonly name: string };
    return revisionOf(root, machine, name);
  },
  replays: () => listReplays(root),
  replay: (body) => readReplay(root, body),
  'save-test': (body) => saveTest(root, body),
};

/** The part of the explorer that reads and writes files. It is served on this computer only. */
export function explorerServer(): Plugin {
  return {
    name: 'machine-explorer',
    apply: 'serve',
    configureServer: ({ middlewares, watcher }) => {
      // Outside the folder that Vite watches: a new machine appears without a restart.
      watcher.add([join(root, 'machines'), join(root, 'tests/machines')]);
      watcher.on('all', () => {
        finder = null;
      });
      middlewares.use('/explorer/', (request, response, next) => {
        void handle(request, response, next);
      });
    },
  };
}

const handle = async (
  request: Connect.IncomingMessage,
  response: Parameters<Connect.NextHandleFunction>[1],
  next: Connect.NextFunction,
): Promise<void> => {
  const call = calls[request.url?.replace(/^\//, '') ?? ''];
  if (call === undefined || request.method !== 'POST') {
    next();
    return;
  }
  response.setHeader('content-type', 'application/json');
  // Another site's page can send a form, but not this type without asking first.
  if (request.headers['content-type'] !== 'application/json') {
    response.statusCode = 415;
    response.end('{}');
    return;
  }
  try {
    response.end(JSON.stringify(await call(JSON.parse(await textOf(request)))));
  } catch (error) {
    response.statusCode = 500;
    response.end(JSON.stringify({ message: error instanceof Error ? error.message : String(error) }));
  }
};

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function machineFiles(): Promise<readonly string[]> {
  const folders = await readdir(join(root, 'machines'), { withFileTypes: true });
  return folders
    .filter((folder) => folder.isDirectory())
    .map(({ name }) => join(root, 'machines', name, 'machine.ts'))
    .filter((file) => existsSync(file));
}
