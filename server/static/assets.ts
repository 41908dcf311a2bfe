import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible = /^(text|application\/(json|manifest)|image\/svg)/;

export interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly gzipped: Uint8Array<ArrayBuffer> | undefined;
  readonly type: string;
  readonly etag: string;
}

/**
 * The files of a build. Each is read and compressed on first use and cached until the file changes.
 *
 * @returns a lookup by path below the folder; undefined for missing and hidden files.
 */
export function assetsOf(folder: string): (path: string) => Promise<Asset | undefined> {
  const cache = new Map<string, { readonly version: string; readonly asset: Asset }>();
  return async (path) => {
    const parts = path.split('/').filter((part) => part !== '');
    if (parts.some((part) => part.startsWith('.') || /[\\\0]/.test(part))) return undefined;
    const file = join(folder, ...parts);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() !== true) return undefined;
    const version = `${found.mtimeMs} ${found.size}`;
    const cached = cache.get(file);
    if (cached?.version === version) return cached.asset;
    const asset = await load(file);
    cache.set(file, { version, asset });
    return asset;
  };
}

async function load(file: string): Promise<Asset> {
  const bytes = new Uint8Array(await readFile(file));
  const type = types[extname(file)] ?? 'application/octet-stream';
  const gzipped = compressible.test(type) ? new Uint8Array(await promisify(gzip)(bytes, { level: 9 })) : undefined;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  return { bytes, gzipped, type, etag };
}
