import type { Context } from 'hono';
import type { Asset } from './assets.ts';

/** Vite puts a hash of the content into these names. */
const hashedName = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Sent in addition to the policy in the page: directives such as `frame-ancestors` work only in a header. */
const policy = "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'";

/** Responds with a file of the built app; undefined when there is no such file. */
export function serveBuild(assetAt: (path: string) => Promise<Asset | undefined>) {
  return async (c: Context): Promise<Response | undefined> => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined;
    const path = decoded(c.req.path);
    const asset = path === undefined ? undefined : await assetAt(path === '/' ? '/index.html' : path);
    if (path === undefined || asset === undefined) return undefined;

    // Browsers revalidate the page and the worker each time, and mostly receive 304.
    c.header('Cache-Control', hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('ETag', asset.etag);
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header('Content-Security-Policy', policy);
    if (asset.encoded.length > 0) c.header('Vary', 'Accept-Encoding');
    if (matches(c.req.header('if-none-match'), asset.etag)) return c.body(null, 304);

    c.header('Content-Type', asset.type);
    const accepted = acceptedIn(c.req.header('accept-encoding'));
    const [encoding, bytes] = asset.encoded.find(([name]) => accepted.has(name)) ?? [undefined, asset.bytes];
    if (encoding !== undefined) c.header('Content-Encoding', encoding);
    return c.body(bytes);
  };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}

/** The encodings that a request accepts. */
function acceptedIn(header = ''): ReadonlySet<string> {
  const named = header.split(',').map((one) => /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+)\s*)?$/.exec(one));
  return new Set(named.flatMap((match) => (match?.[1] !== undefined && Number(match[2] ?? 1) > 0 ? [match[1]] : [])));
}
