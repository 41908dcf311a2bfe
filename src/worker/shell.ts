import type { Environment } from './environment.ts';

/** One file of the build. `revision` is null if the name contains a hash. */
export interface ShellEntry {
  readonly url: string;
  readonly revision: string | null;
}

/** The files of one build of the app (its *generation*) and their caches. */
export interface Shell {
  /** The URL of the app's folder, with a trailing slash. */
  readonly scope: string;
  /** The URLs of all files of this generation. */
  readonly urls: ReadonlyMap<string, ShellEntry>;
  /** The prefix of the cache names of all generations in this scope. */
  readonly cachePrefix: string;
  /** The cache of this generation. */
  readonly cacheName: string;
  /** The cache that records which generations were active. */
  readonly recordName: string;
}

/**
 * All names contain the scope, because cache names are shared by the whole origin. Another app, or a second
 * installation of this one, may use another path of the same origin.
 */
export function describeShell(entries: readonly ShellEntry[], scope: string): Shell {
  const urls = new Map(entries.map((entry) => [new URL(entry.url, scope).href, entry]));
  const cachePrefix = `matchdesk shell ${scope} `;
  return {
    scope,
    urls,
    cachePrefix,
    cacheName: cachePrefix + fingerprint(entries),
    recordName: `matchdesk generations ${scope}`,
  };
}

/**
 * The URL under which the page is cached. Servers differ on whether `index.html` or the folder is the canonical one.
 */
export function pageUrl(shell: Shell): string {
  return new URL('index.html', shell.scope).href;
}

/** The URL under which a generation's cache has the time since when it is complete. The server has no such file. */
export function completeUrl(shell: Shell): string {
  return new URL('complete-since', shell.scope).href;
}

/** FNV-1a, 32 bits. It distinguishes builds; it is not a security feature. */
function fingerprint(entries: readonly ShellEntry[]): string {
  let hash = 0x811c9dc5;
  for (const character of entries.map(({ url, revision }) => `${url} ${revision ?? ''}\n`).join('')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The caches of the other generations in this scope. */
export async function openOtherGenerations({ caches }: Environment, shell: Shell): Promise<readonly Cache[]> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(shell.cachePrefix) && name !== shell.cacheName);
  return await Promise.all(others.map((name) => caches.open(name)));
}

/** The response of the first cache that has one. */
export async function firstMatch(caches: readonly Cache[], url: string): Promise<Response | undefined> {
  for (const cache of caches) {
    const match = await cache.match(url);
    if (match) return match;
  }
  return undefined;
}

/**
 * The response in a form that can be cached; undefined if it is not the requested file but an error, a captive portal's
 * page or the page of another build.
 */
export async function checkResponse(shell: Shell, url: string, response: Response): Promise<Response | undefined> {
  if (!response.ok) return undefined;
  const isHtml = (response.headers.get('content-type') ?? '').includes('text/html');
  const isPage = url === pageUrl(shell);
  if (isHtml !== isPage) return undefined;
  if (isPage && !namesFilesOf(shell, await response.clone().text())) return undefined;
  return response.redirected ? withoutRedirect(response) : response;
}

/** A captive portal's page names none of our files. The page of another build names some files that are not ours. */
function namesFilesOf(shell: Shell, html: string): boolean {
  const named = html.match(/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  const own = new Set([...shell.urls.values()].map(({ url }) => url));
  return named.length > 0 && named.every((url) => own.has(url));
}

/** A navigation rejects a response that was redirected, even if the worker returns it. */
async function withoutRedirect(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  return new Response(await response.blob(), { status, statusText, headers });
}
