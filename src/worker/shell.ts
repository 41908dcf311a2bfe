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

/** FNV-1a, 32 bits. It distinguishes builds; it is not a security feature. */
function fingerprint(entries: readonly ShellEntry[]): string {
  let hash = 0x811c9dc5;
  for (const character of entries.map(({ url, revision }) => `${url} ${revision ?? ''}\n`).join('')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
