import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes of several files, each compressed separately, as a host sends them. */
export interface Compressed {
  readonly files: number;
  readonly plain: number;
  /** Level 9. */
  readonly gzip: number;
  /** Quality 11. */
  readonly brotli: number;
}

/** @param paths paths below the build folder, each counted once. */
export async function compressed(folder: string, paths: ReadonlySet<string>): Promise<Compressed> {
  const sum = { files: 0, plain: 0, gzip: 0, brotli: 0 };
  for (const path of paths) {
    const content = await readFile(join(folder, path));
    sum.files += 1;
    sum.plain += content.length;
    sum.gzip += gzipSync(content, { level: 9 }).length;
    sum.brotli += brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  }
  return sum;
}
