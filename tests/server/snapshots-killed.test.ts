import { watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodePassword } from '#domain/password.ts';
import { demoSignIn } from '#server/seed/demo-sign-in.ts';
import { listSnapshots, takenAt } from '#server/snapshots/snapshot-files.ts';
import { prepareFolder } from '../support/prepared/prepare-folder.ts';
import { demonstration } from './support/demonstration.ts';
import { type Program, startProgram } from './support/program.ts';

let folder = '';
const programs: Program[] = [];
const at = (...names: string[]) => join(folder, ...names);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
  await mkdir(at('app'));
  await mkdir(at('data/snapshots'), { recursive: true });
  await prepareFolder(at('data/database'), demonstration);
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
const restore = (what: string) => start('server/restore.ts', {}, what).ended;

async function post(
  url: string,
  fields: object,
  token = '',
): Promise<Record<string, { readonly accessToken: string }>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(fields) });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as Record<string, { readonly accessToken: string }>;
}

async function signIn(address: string): Promise<string> {
  const { email, password } = demoSignIn;
  const fields = { email, password: encodePassword(password), device_token: 'admin', device_type: 'web' };
  return (await post(`${address}/api/v1/users/login`, fields))['token']?.accessToken ?? '';
}

/** Whether a snapshot is under way, and a whole one there that was taken after some of the saves. */
async function isMoment(saved: readonly number[]): Promise<boolean> {
  const names = await readdir(at('data/snapshots'));
  const [newest = ''] = await listSnapshots(at('data/snapshots'));
  const taken = takenAt(newest)?.getTime() ?? 0;
  return names.some((name) => name.startsWith('.')) && saved.filter((time) => time < taken).length >= 5;
}

/** Kills in the middle of a snapshot. It is halted to be looked at, so that it cannot finish meanwhile. */
function killInSnapshot({ child }: Program, saved: readonly number[]): Promise<void> {
  return new Promise((killed) => {
    let looking = false;
    const watcher = watch(at('data/snapshots'), (_, name) => {
      if (looking || name?.startsWith('.') !== true) return;
      looking = true;
      child.kill('SIGSTOP');
      void isMoment(saved).then((is) => {
        child.kill(is ? 'SIGKILL' : 'SIGCONT');
        looking = is;
        if (!is) return;
        watcher.close();
        killed();
      });
    });
  });
}

/** What has become of a disk to which nothing was flushed when the power went: the names are there, the content is not. */
async function losePower(): Promise<void> {
  for (const name of await readdir(at('data/database/pg_wal'))) {
    if (/^[0-9A-F]{24}$/.test(name)) await truncate(at('data/database/pg_wal', name), 0);
  }
  await truncate(at('data/database/global/pg_control'), 0);
}

test('killed in the middle of writes and of a snapshot, it goes back to the last whole one in one command', async () => {
  const first = serve('0.01');
  const address = await first.ready;
  const token = await signIn(address);
  const saved: number[] = [];
  const killed = killInSnapshot(first, saved);
  const write = async () => {
    for (;;) {
      await post(`${address}/api/v1/games`, { name: `Saved ${saved.length}` }, token);
      saved.push(Date.now());
    }
  };
  // Between two requests or within an answer.
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
  expect(restored.out).toContain(`${newest}, taken ${takenAt(newest)?.toISOString()}, with 1 accounts.\n`);

  const again = serve('10');
  const list = `${await again.ready}/api/v1/games?listPerPage=1&search=Saved`;
  const headers = { authorization: `Bearer ${await signIn(await again.ready)}` };
  const { data } = (await (await fetch(list, { headers })).json()) as { data: Record<string, unknown> };
  const before = saved.filter((time) => time < (takenAt(newest)?.getTime() ?? 0)).length;
  expect(before).toBeGreaterThanOrEqual(5);
  expect(data['totalData']).toBeGreaterThanOrEqual(before);
  // One after another: the last that is there has all before it.
  expect(data['data']).toMatchObject([{ name: `Saved ${Number(data['totalData']) - 1}` }]);

  expect((await restore('latest')).err).toMatch(/^The data directory .+ is in use by process \d+\. Stop it/);
}, 240_000);
