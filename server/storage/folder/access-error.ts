import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '#server/cli/user-error.ts';

const denied = ['EACCES', 'EPERM'];

/**
 * The error for a file or folder that this account may not use, with the way out; undefined for every other error.
 *
 * @param folder the data directory.
 */
export async function accessError(folder: string, error: unknown): Promise<UserError | undefined> {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : folder;
  if (error.code === 'EROFS') {
    return new UserError(`${path} is on a file system that is mounted read-only. Mount it for writing.`);
  }
  if (!denied.includes(String(error.code))) return undefined;
  // Windows has no users by number.
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  const owner = await ownerOf(path);
  if (owner === undefined || uid === undefined || gid === undefined) {
    return new UserError(`This account may not use ${path}. Allow it to read and write everything in ${folder}.`);
  }
  return new UserError(
    owner.uid === uid
      ? `${owner.path} denies access to its own user. Run "chmod -R u+rwX ${folder}".`
      : `${owner.path} belongs to user ${owner.uid}, and this server runs as user ${uid}. Run "chown -R ${uid}:${gid} ${folder}" as root, or start the server as user ${owner.uid}.`,
  );
}

/** Whether there is nothing at a path. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

interface Owner {
  readonly path: string;
  readonly uid: number;
}

/** The owner of a path, or of the nearest folder above it that this account may look into. */
async function ownerOf(path: string): Promise<Owner | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined) return { path, uid: found.uid };
  const above = dirname(path);
  return above === path ? undefined : await ownerOf(above);
}
