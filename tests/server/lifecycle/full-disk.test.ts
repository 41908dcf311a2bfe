import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareFolder } from '../../support/prepared/prepare-folder.ts';
import { adminToken } from '../support/admin-calls.ts';
import { demoContents } from '../support/demo-contents.ts';

/** A small disk of its own, mounted where only the server sees it. It is gone with the server. */
const rights = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
const mountAndServe =
  'mount -t tmpfs -o size=128m tmpfs "$DATA_DIR" && cp -r "$PREPARED" "$DATA_DIR/database" && exec "$@"';

let folder = '';
let child: ChildProcess;
let address = '';
/** The disk, as this process reaches it. */
let disk = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-'));
  await mkdir(join(folder, 'app'));
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'app/index.html'), '<title>Desk</title>');
  await prepareFolder(join(folder, 'prepared'), demoContents);
  const node = [process.execPath, '--import', 'tsx', 'server/main.ts'];
  const env = {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    PREPARED: join(folder, 'prepared'),
    APP_DIR: join(folder, 'app'),
  };
  child = spawn('unshare', [...rights, '--mount', 'sh', '-c', mountAndServe, 'sh', ...node], {
    env: { ...process.env, ...env, SNAPSHOT_EVERY: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  address = await new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const found = /^Ready: (\S+)$/m.exec(out)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(`The server ended before it was ready: ${out}${errors}`)));
  });
  disk = join(`/proc/${child.pid}/root`, folder, 'data');
}, 900_000);
afterAll(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await rm(folder, { recursive: true });
});

/** Writes until nothing fits any more. */
async function fill(): Promise<void> {
  const file = await open(join(disk, 'filler'), 'w');
  try {
    for (const size of [1024 * 1024, 4096]) {
      for (;;) {
        const { bytesWritten } = await file.write(new Uint8Array(size)).catch(() => ({ bytesWritten: 0 }));
        if (bytesWritten < size) break;
      }
    }
  } finally {
    await file.close();
  }
}

const readiness = async () => {
  const response = await fetch(`${address}/readyz`);
  return { status: response.status, body: (await response.json()) as unknown };
};

/** The status of a create, with what a client needs when it is refused. */
async function create(token: string, name: string): Promise<readonly unknown[]> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api/v1/games`, { method: 'POST', headers, body: JSON.stringify({ name }) });
  const { message } = (await response.json()) as { readonly message: string };
  return response.status === 200 ? [200] : [response.status, response.headers.get('Retry-After'), message];
}

const refused = [507, '30', 'The server has no space left. Nothing was saved. Please try again later'];

test('a full disk: not ready with the reason, reads go on, writes are refused, nothing is lost, and it recovers by itself', async () => {
  const token = await adminToken(address);
  const isReady = { status: 200, body: { ready: true } };
  expect(await readiness()).toEqual(isReady);

  // Another program fills the disk while users save.
  const results: (readonly unknown[])[] = [];
  const saving = (async () => {
    do results.push(await create(token, `Full ${results.length}`));
    while (results.at(-1)?.[0] === 200);
  })();
  await fill();
  await saving;
  const saved = results.length - 1;
  expect(results.at(-1)).toEqual(refused);
  expect(await create(token, 'Full again')).toEqual(refused);

  await expect.poll(readiness).toEqual({ status: 503, body: { ready: false, missing: ['space'] } });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const count = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${address}/api/v1/games?listPerPage=1&search=Full`, { headers });
    return ((await response.json()) as { readonly data: { readonly totalData: number } }).data.totalData;
  };
  expect(await count()).toBe(saved);

  await rm(join(disk, 'filler'));
  await expect.poll(readiness).toEqual(isReady);
  expect(await create(token, 'Full no more')).toEqual([200]);
  expect(await count()).toBe(saved + 1);
}, 900_000);
