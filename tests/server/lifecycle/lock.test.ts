import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { localLocksIn } from '#server/storage/lock/local-locks.ts';
import { lockDirectory } from '#server/storage/lock/lock-directory.ts';

let folder = '';
const holders = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  for (const holder of holders) await end(holder);
  await rm(join(folder, 'server.lock'), { force: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** Containers have these of their own. Without root a user namespace allows them, where the system does. */
const rights = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
const places = {
  'this place': [],
  'another pid namespace': ['--pid', '--fork', '--mount-proc', '--kill-child'],
  'another host name': ['--uts', '--pid', '--fork', '--mount-proc', '--kill-child'],
};
type Place = keyof typeof places;

function canEnter(place: Place): boolean {
  try {
    if (places[place].length > 0) execFileSync('unshare', [...rights, ...places[place], 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
/** A container may not be allowed to make another place. */
const entered = (Object.keys(places) as Place[]).filter(canEnter);

interface Started {
  readonly child: ChildProcess;
  /** The first line that it prints: `Locked`, or why not. */
  readonly line: string;
}

async function hold(
  place: Place,
  options: { readonly env?: NodeJS.ProcessEnv; readonly uid?: number } = {},
): Promise<Started> {
  const node = [process.execPath, '--import', 'tsx', 'tests/server/support/hold-lock.ts', folder];
  const renamed = place === 'another host name' ? ['sh', '-c', 'hostname elsewhere; exec "$@"', 'sh', ...node] : node;
  const [command = '', ...args] =
    places[place].length > 0 ? ['unshare', ...rights, ...places[place], ...renamed] : node;
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  holders.add(child);
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, line: chunk.toString().trim() };
}

/** Kills it without a chance to clean up. Its output closes when the last process of the place has ended. */
async function end(child: ChildProcess): Promise<void> {
  holders.delete(child);
  if (child.stdout?.closed !== false) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}

describe.each(entered)('while a process in %s holds the lock', (first) => {
  test('it is refused everywhere, and free at once after a kill', async () => {
    const holder = await hold(first);
    expect(holder.line).toBe('Locked');
    for (const second of entered) {
      expect((await hold(second)).line, second).toMatch(
        /^UserError: Process \d+ on \S+ uses the data directory .+\. Stop that process, or set DATA_DIR/,
      );
    }
    await Promise.all([...holders].map(end));
    const next = entered[(entered.indexOf(first) + 1) % entered.length] ?? first;
    expect((await hold(next)).line, next).toBe('Locked');
  }, 900_000);
});

describe('the lock', () => {
  test('holds in the same process, without its file too, and leaves nothing', async () => {
    const lock = await lockDirectory(folder);
    await lock.sign();
    await expect(lockDirectory(folder)).rejects.toThrow(`Process ${process.pid} on`);
    await rm(join(folder, 'server.lock'));
    await expect(lockDirectory(folder)).rejects.toThrow(/^Another process uses the data directory/);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
    await (await lockDirectory(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('changes nothing of the file that a killed process left, until it is signed', async () => {
    await writeFile(join(folder, 'server.lock'), '12 34 desk\n');
    await (await lockDirectory(folder)).release();
    expect(await readFile(join(folder, 'server.lock'), 'utf8')).toBe('12 34 desk\n');
  });

  test('is held by a running server of version 1.0.0, which only wrote its process id', async () => {
    const stat = await readFile(`/proc/${process.ppid}/stat`, 'utf8').catch(() => '');
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    await writeFile(join(folder, 'server.lock'), `${process.ppid} ${start}`);
    await expect(lockDirectory(folder)).rejects.toThrow(`Process ${process.ppid} uses the data directory`);
    await writeFile(join(folder, 'server.lock'), `${process.ppid} ${start}1`);
    const lock = await lockDirectory(folder);
    await lock.release();
  });

  test.runIf(process.platform === 'linux')(
    'is refused with the reason where the system cannot lock',
    async () => {
      const { line } = await hold('this place', { env: { ...process.env, PATH: '/nowhere' } });
      expect(line).toBe(
        `UserError: The data directory ${folder} cannot be locked, so another server could damage it: the program "flock" is missing. Install util-linux. Set DATA_DIR to a folder on a local disk, or use PostgreSQL (DATABASE_URL).`,
      );
    },
    60_000,
  );

  test.runIf(process.getuid?.() === 0)(
    'is refused to another user of a shared folder',
    async () => {
      await chmod(folder, 0o777);
      const holder = await hold('this place');
      expect((await hold('this place', { uid: 65_534 })).line).toMatch(/^UserError: Process \d+ on \S+ uses/);
      await end(holder.child);
    },
    60_000,
  );
});

describe('a mount that locks on its own machine only', () => {
  const mounts = (type: string, options: string) =>
    `22 1 8:1 / / rw - ext4 /dev/root rw\n40 22 0:50 / /srv/my\\040desk rw,relatime - ${type} host:/desk ${options}\n`;
  test.each([
    ['nfs4', 'rw,vers=4.2,local_lock=none', undefined],
    ['nfs', 'rw,vers=3,local_lock=all', '/srv/my desk is mounted as nfs with local_lock=all'],
    ['nfs', 'rw,nolock', '/srv/my desk is mounted as nfs with nolock'],
    ['nfs', 'rw,local_lock=posix', undefined],
    ['cifs', 'rw,nobrl', '/srv/my desk is mounted as cifs with nobrl'],
    ['fuse.sshfs', 'rw', '/srv/my desk is mounted as fuse.sshfs'],
    ['ext4', 'rw,nolock', undefined],
  ])('%s with %s', (type, options, found) => {
    const expected = found && `${found}, which locks files for this machine only`;
    expect(localLocksIn(mounts(type, options), '/srv/my desk/data')).toBe(expected);
    expect(localLocksIn(mounts(type, options), '/srv/my desktop')).toBeUndefined();
  });
});
