import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { compressible } from './compressible.ts';

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

type Bytes = Uint8Array<ArrayBuffer>;

export interface Asset {
  readonly bytes: Bytes;
  /** The same content compressed, by the name of the encoding; the smallest first. */
  readonly encoded: readonly (readonly [encoding: 'br' | 'gzip', bytes: Bytes])[];
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
    if (parts.some((part) => part.startsWith('.') || /[\\\0]|\.br$/.test(part))) return undefined;
    const file = join(folder, ...parts);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() !== true) return undefined;
    const version = `${found.mtimeMs} ${found.size}`;
    const cached = cache.get(file);
    if (cached?.version === version) return cached.asset;
    const asset = await load(file, found.mtimeMs);
    cache.set(file, { version, asset });
    return asset;
  };
}

async function load(file: string, modifiedAt: number): Promise<Asset> {
  const bytes = new Uint8Array(await readFile(file));
  const type = types[extname(file)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  if (!compressible.has(extname(file))) return { bytes, encoded: [], type, etag };
  const brotli = await readBrotli(file, modifiedAt);
  const gzipped = new Uint8Array(await promisify(gzip)(bytes, { level: 9 }));
  return { bytes, encoded: [...(brotli ? [['br', brotli] as const] : []), ['gzip', gzipped]], type, etag };
}

/** The copy that the build has compressed; undefined without one, or if the file has changed since. */
async function readBrotli(file: string, modifiedAt: number): Promise<Bytes | undefined> {
  const found = await stat(`${file}.br`).catch(() => undefined);
  if (found === undefined || found.mtimeMs < modifiedAt) return undefined;
  return new Uint8Array(await readFile(`${file}.br`));
}
