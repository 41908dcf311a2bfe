import { watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSnapshots, takenAt } from '#server/snapshots/snapshot-files.ts';
import { prepareFolder } from '../../support/prepared/prepare-folder.ts';
import { signInAdmin } from '../support/admin-calls.ts';
import { demoContents } from '../support/demo-contents.ts';
import { type Program, startProgram } from '../support/program.ts';

let folder = '';
const programs: Program[] = [];
const at = (...names: string[]) => join(folder, ...names);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
  await mkdir(at('app'));
  await mkdir(at('data/snapshots'), { recursive: true });
  await prepareFolder(at('data/database'), demoContents);
  await writeFile(at('app/index.html'), '<title>Desk</title>');
});
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  await rm(folder, { recursive: true });
});

function start(script: string, env: Readonly<Record<string, string>>, ...args: string[]): Program {
  const program = startProgram({ PORT: '0', DATA_DIR: at('data'), APP_DIR: at('app'), ...env }, script, args);
  programs.push(program);
  return program;
}
const serve = (every: string) => start('server/main.ts', { SNAPSHOT_EVERY: every, SNAPSHOTS_KEPT: '3' });
const restore = (snapshot: string) => start('server/restore.ts', {}, snapshot).ended;

/** Whether a snapshot is in progress, and a finished one contains at least five saves. */
async function isTimeToKill(saved: readonly number[]): Promise<boolean> {
  const names = await readdir(at('data/snapshots'));
  const [newest = ''] = await listSnapshots(at('data/snapshots'));
  const taken = takenAt(newest)?.getTime() ?? 0;
  return names.some((name) => name.startsWith('.')) && saved.filter((time) => time < taken).length >= 5;
}

/** Kills the server during a snapshot. It is stopped for the check, so that the snapshot cannot finish meanwhile. */
function killInSnapshot({ child }: Program, saved: readonly number[]): Promise<void> {
  return new Promise((killed) => {
    let isChecking = false;
    const watcher = watch(at('data/snapshots'), (_, name) => {
      if (isChecking || name?.startsWith('.') !== true) return;
      isChecking = true;
      child.kill('SIGSTOP');
      void isTimeToKill(saved).then((isTime) => {
        child.kill(isTime ? 'SIGKILL' : 'SIGCONT');
        isChecking = isTime;
        if (!isTime) return;
        watcher.close();
        killed();
      });
    });
  });
}

/** Simulates a power cut before anything was flushed to disk: the files exist without content. */
async function losePower(): Promise<void> {
  for (const name of await readdir(at('data/database/pg_wal'))) {
    if (/^[0-9A-F]{24}$/.test(name)) await truncate(at('data/database/pg_wal', name), 0);
  }
  await truncate(at('data/database/global/pg_control'), 0);
}

test('after a kill during writes and a snapshot, one command restores the last finished snapshot', async () => {
  const first = serve('0.01');
  const call = await signInAdmin(await first.ready);
  const saved: number[] = [];
  const killed = killInSnapshot(first, saved);
  const write = async () => {
    for (;;) {
      await call('POST /api/v1/games', { name: `Saved ${saved.length}` });
      saved.push(Date.now());
    }
  };
  // The connection breaks between two requests or during a response.
  await expect(write()).rejects.toThrow(/^(fetch failed|terminated)$/);
  await killed;
  await first.ended;
  const [newest = ''] = await listSnapshots(at('data/snapshots'));
  expect((await readdir(at('data/snapshots'))).filter((name) => name.startsWith('.'))).not.toEqual([]);

  await losePower();
  const broken = await serve('0').ended;
  expect(broken.code).toBe(1);
  expect(broken.err).toContain('Run "npm run restore -- latest" to go back to the last snapshot.\n');

  const restored = await restore('latest');
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toContain(
    `${newest} with 1 accounts. The snapshot was taken ${takenAt(newest)?.toISOString()}.\n`,
  );

  const again = serve('10');
  const recovered = await signInAdmin(await again.ready);
  const data = await recovered('GET /api/v1/games?listPerPage=1&search=Saved');
  const before = saved.filter((time) => time < (takenAt(newest)?.getTime() ?? 0)).length;
  expect(before).toBeGreaterThanOrEqual(5);
  expect(data['totalData']).toBeGreaterThanOrEqual(before);
  // The games were saved one after another, so all games before the last one must exist.
  expect(data['data']).toMatchObject([{ name: `Saved ${Number(data['totalData']) - 1}` }]);

  expect((await restore('latest')).err).toMatch(/^Process \d+ on \S+ uses the data directory .+\. Stop that process/);
}, 900_000);
