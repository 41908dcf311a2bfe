import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { UserError } from '#server/cli/user-error.ts';
import { commitFile } from '#server/storage/commit-file.ts';
import { formatLine, type Line, parseLine } from './lines.ts';

/**
 * Writes the lines of `fill` to a file that only this account may read, because it holds the data of the database. The file
 * gets its name when it is complete.
 */
export async function writeExport<T>(
  file: string,
  fill: (write: (line: Line) => Promise<void>) => Promise<T>,
): Promise<T> {
  const temporary = `${file}.partial`;
  const lines = new PassThrough();
  const stored = pipeline(lines, createGzip(), createWriteStream(temporary, { mode: 0o600 }));
  // The next write reports the error, such as a full disk.
  stored.catch(() => undefined);
  try {
    const result = await fill(async (line) => {
      if (!lines.write(formatLine(line))) await Promise.race([once(lines, 'drain'), stored]);
    });
    lines.end();
    await stored;
    await commitFile(temporary, file);
    return result;
  } catch (error) {
    lines.destroy();
    await stored.catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Reads the lines of an export.
 *
 * @throws UserError when it cannot be read.
 */
export async function* readExport(file: string): AsyncGenerator<Line> {
  const unzipped = createGunzip().setEncoding('utf8');
  // The loop below throws its errors.
  pipeline(createReadStream(file), unzipped).catch(() => undefined);
  // A picture is a line of several megabytes. Its pieces are joined once.
  let pieces: string[] = [];
  try {
    for await (const chunk of unzipped as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      pieces.push(first);
      for (const next of others) {
        yield parseLine(pieces.join(''));
        pieces = [next];
      }
    }
  } catch (error) {
    if (!isReadError(error)) throw error;
    throw new UserError(`The file ${file} cannot be read: ${error.message}`);
  }
}

function isReadError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && /^(E[A-Z]+|Z_\w+|ERR_STREAM\w*)$/.test(String(error.code));
}
