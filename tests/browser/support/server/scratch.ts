import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** In bytes: a database takes 50 MB. */
const minFreeBytes = 4e9;

const isRoomy = () => {
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > minFreeBytes;
};

/** The parent of temporary folders: in memory if there is enough, as a database has a thousand files. */
export const scratch: string = existsSync(memory) && isRoomy() ? memory : tmpdir();
