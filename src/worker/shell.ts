/** One file of the build, as the build lists it: `revision` is null where the name itself carries a hash. */
export interface ShellEntry {
  readonly url: string;
  readonly revision: string | null;
}

/** The files of one build of the app, its *generation*, and where they are kept. */
export interface Shell {
  /** Address of the app's folder, with a trailing slash. */
  readonly scope: string;
  /** Address of every file of this generation. */
  readonly urls: ReadonlyMap<string, ShellEntry>;
  /** Names of all caches of all generations under this scope start with it. */
  readonly cachePrefix: string;
  /** The cache of this generation. */
  readonly cacheName: string;
  /** The cache that remembers which generations were active. */
  readonly recordName: string;
}

/**
 * The scope is part of every name: another app, or another copy of this one, may live on the same origin under another
 * path, and cache names are the origin's.
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

/** Where the page is kept: hosts disagree on whether `index.html` or the folder is its true address. */
export function pageUrl(shell: Shell): string {
  return new URL('index.html', shell.scope).href;
}

/** FNV-1a, 32 bits: tells builds apart, protects nothing. */
function fingerprint(entries: readonly ShellEntry[]): string {
  let hash = 0x811c9dc5;
  for (const character of entries.map(({ url, revision }) => `${url} ${revision ?? ''}\n`).join('')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
