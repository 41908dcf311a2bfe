import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compressible } from '#server/static/compressible.ts';
import { runCommand } from '../run/command.ts';
import { readRecord, writeRecord } from './build-record.ts';
import { type BuildInputs, readInputs } from './inputs.ts';
import { replaceFolder } from './replace-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const buildFolder = join(root, 'dist');

/** Prefix of the working folders of builds. They are beside `dist/`, because a rename needs the same file system. */
const workPrefix = '.dist-';

/** A working folder that is older than this belongs to a killed build. */
const maxBuildTimeMs = 60 * 60_000;

/** The inputs of the build in `dist/`; undefined when there is none. */
export const existingBuild = () => readRecord(buildFolder);

export const currentInputs = (): Promise<BuildInputs> => readInputs(root, process.env);

/**
 * Builds the app into a working folder, which then replaces `dist/`. Concurrent builds do not disturb each other, and a
 * killed build leaves `dist/` unchanged.
 *
 * @returns the duration in seconds.
 * @throws Error with the output of a failed build.
 */
export async function buildApp(): Promise<number> {
  requireBuildTools();
  await removeAbandoned();
  // Read before the build, so that changes during the build count as changes since.
  const inputs = await currentInputs();
  const work = join(root, `${workPrefix}${randomUUID()}`);
  await mkdir(work);
  try {
    const line = `vite build --logLevel warn --emptyOutDir --outDir "${work}"`;
    const { code, output, seconds } = await runCommand(line, { print: 'keep' });
    if (code !== 0) throw new Error(`The build failed.\n${output}`);
    await compressFiles(work);
    await copyApiDocs(work);
    await writeRecord(work, inputs);
    await replaceFolder(work, buildFolder);
    return seconds;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function requireBuildTools(): void {
  try {
    import.meta.resolve('vite');
  } catch {
    throw new Error(
      'The build tools are not installed, because npm omitted the development dependencies. Run "npm ci --include=dev", or "npm run serve" when there is a build.',
    );
  }
}

async function removeAbandoned(): Promise<void> {
  const names = (await readdir(root)).filter((name) => name.startsWith(workPrefix));
  for (const name of names) {
    const { mtimeMs } = await stat(join(root, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > maxBuildTimeMs) await rm(join(root, name), { recursive: true, force: true });
  }
}

/**
 * Copies Redoc into a build, for the server's `/docs`. It is one file with all it needs, so a server needs no further
 * packages. Not compressed: the server does that on the first request, of which there are few.
 */
async function copyApiDocs(folder: string): Promise<void> {
  await mkdir(join(folder, 'docs'), { recursive: true });
  const source = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'));
  await copyFile(source, join(folder, 'docs/redoc.js'));
}

const compress = promisify(brotliCompress);

/** Smaller files fit into one packet either way. */
const minBytes = 1000;

/** Writes a Brotli copy (`.br`) beside each text file of a build. The highest level takes too long for the first request. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await compress(bytes, { params }));
}
