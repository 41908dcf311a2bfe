import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { settleFile } from '../settled-file.ts';
import { UserError } from '../user-error.ts';
import { type Line, read, written } from './lines.ts';

/**
 * Writes the lines that `fill` gives to a file, for this account's eyes alone: it holds what the database holds. The file
 * has its name once it is whole.
 */
export async function writeExport<T>(
  file: string,
  fill: (write: (line: Line) => Promise<void>) => Promise<T>,
): Promise<T> {
  const aside = `${file}.partial`;
  const lines = new PassThrough();
  const stored = pipeline(lines, createGzip(), createWriteStream(aside, { mode: 0o600 }));
  // A full disk is told to whoever writes next.
  stored.catch(() => undefined);
  try {
    const result = await fill(async (line) => {
      if (!lines.write(written(line))) await Promise.race([once(lines, 'drain'), stored]);
    });
    lines.end();
    await stored;
    await settleFile(aside, file);
    return result;
  } catch (error) {
    lines.destroy();
    await stored.catch(() => undefined);
    await rm(aside, { force: true });
    throw error;
  }
}

/**
 * The lines of such a file.
 *
 * @throws UserError when it cannot be read.
 */
export async function* readExport(file: string): AsyncGenerator<Line> {
  const unzipped = createGunzip().setEncoding('utf8');
  // Its errors come out of the loop.
  pipeline(createReadStream(file), unzipped).catch(() => undefined);
  // A picture is a line of megabytes: its pieces are joined once.
  let pieces: string[] = [];
  try {
    for await (const chunk of unzipped as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      pieces.push(first);
      for (const next of others) {
        yield read(pieces.join(''));
        pieces = [next];
      }
    }
  } catch (error) {
    if (!isOfReading(error)) throw error;
    throw new UserError(`The file ${file} cannot be read: ${error.message}`);
  }
}

function isOfReading(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && /^(E[A-Z]+|Z_\w+|ERR_STREAM\w*)$/.test(String(error.code));
}
