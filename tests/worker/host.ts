import type { Environment } from '../../src/worker/environment.ts';
import { describeShell, type Shell, type ShellEntry } from '../../src/worker/shell.ts';
import { FakeCaches } from './fake-caches.ts';
import { FakeClock } from './fake-clock.ts';

export const scope = 'https://example.org/desk/';

/** A build with its page, its entry script and one lazy chunk, all named after it. */
export function buildOf(name: string): { readonly shell: Shell; readonly files: Map<string, () => Response> } {
  const entries: ShellEntry[] = [
    { url: 'index.html', revision: `page-${name}` },
    { url: `assets/index-${name}.js`, revision: null },
    { url: `assets/list-${name}.js`, revision: null },
    { url: 'assets/vendor-same.js', revision: null },
    { url: 'favicon.svg', revision: `icon-${name}` },
  ];
  const files = new Map(
    entries.slice(1).map(({ url }) => [scope + url, () => file(`code of ${url}`, 'text/javascript')]),
  );
  files.set(`${scope}favicon.svg`, () => file(`icon of ${name}`, 'image/svg+xml'));
  files.set(scope, () => file(`<script src="./assets/index-${name}.js"></script>`, 'text/html; charset=utf-8'));
  return { shell: describeShell(entries, scope), files };
}

function file(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': type } });
}

interface SentRequest {
  readonly url: string;
  readonly cache: RequestCache | undefined;
  readonly credentials: RequestCredentials | undefined;
}

/** A server that serves one build at a time: a deployment replaces the files of the previous one. */
export class Host {
  files = new Map<string, () => Response | Promise<Response>>();
  readonly requests: SentRequest[] = [];
  readonly caches = new FakeCaches();
  readonly clock = new FakeClock();
  time = 0;
  /** The names of the locks that tabs hold. */
  held: (string | undefined)[] = [];

  readonly environment: Environment = {
    caches: this.caches,
    clock: this.clock,
    now: () => this.time,
    fetch: async (request, init) => {
      const url = typeof request === 'string' ? request : request.url;
      this.requests.push({ url, cache: init?.cache, credentials: init?.credentials });
      const respond = this.files.get(url);
      return respond ? respond() : new Response('not found', { status: 404 });
    },
    locks: {
      query: () =>
        Promise.resolve({ held: this.held.map((name) => (name === undefined ? {} : { name })), pending: [] }),
    },
  };
}

/** A request as a page makes it. `destination` and `mode` cannot be set through the constructor. */
export function requestOf(
  url: string,
  { destination = '', mode = 'cors', method = 'GET' }: Partial<Pick<Request, 'destination' | 'mode' | 'method'>>,
): Request {
  const request = new Request(url, { method });
  Object.defineProperties(request, { destination: { value: destination }, mode: { value: mode } });
  return request;
}
