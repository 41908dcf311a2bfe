import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** Bytes: a database takes fifty million. */
const plenty = 4e9;

const isRoomy = () => {
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > plenty;
};

/** Where folders are made that are thrown away: in memory if there is plenty, as a database is a thousand files. */
export const scratch: string = existsSync(memory) && isRoomy() ? memory : tmpdir();
