import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Copies Redoc into a build, for the server's `/docs`. It is one file with all it needs, so a server needs no further
 * packages. Not compressed: the server does that on the first request, of which there are few.
 */
export async function copyApiDocs(folder: string): Promise<void> {
  await mkdir(join(folder, 'docs'), { recursive: true });
  const source = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'));
  await copyFile(source, join(folder, 'docs/redoc.js'));
}
