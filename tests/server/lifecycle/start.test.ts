import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '../support/admin-calls.ts';
import { type Program, startProgram } from '../support/program.ts';

let folder = '';
const running = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
  await mkdir(join(folder, 'app'));
  await writeFile(join(folder, 'app/index.html'), '<title>Desk</title>');
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function start(env: Readonly<Record<string, string>>, script = 'server/main.ts'): Program {
  const settings = { PORT: '0', DATA_DIR: join(folder, 'data'), APP_DIR: join(folder, 'app'), ...env };
  const program = startProgram(settings, script);
  running.add(program.child);
  return program;
}

describe('the server', () => {
  test('starts, serves, locks its directory, stops on a signal and starts again', async () => {
    const first = start({});
    const address = await first.ready;
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await (await fetch(address)).text()).toBe('<title>Desk</title>');
    expect((await logIn(address)).status).toBe(200);

    const second = await start({}).ended;
    expect(second.code).toBe(1);
    expect(second.err).toBe(
      `Process ${first.child.pid} on ${hostname()} uses the data directory ${join(folder, 'data')}. Stop that process, or set DATA_DIR to another directory.\n`,
    );

    first.child.kill('SIGTERM');
    const { code, out, err } = await first.ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(`Ready: ${address}\nSign in: admin@example.com / Admin@1234\n`);

    const third = start({});
    expect((await logIn(await third.ready)).status).toBe(200);
    third.child.kill('SIGKILL');
    await third.ended;
    // The lock file remains after the process has ended.
    expect(await readFile(join(folder, 'data/server.lock'), 'utf8')).toContain(String(third.child.pid));
    const fourth = start({});
    expect((await logIn(await fourth.ready)).status).toBe(200);
    fourth.child.kill('SIGINT');
    expect((await fourth.ended).code).toBe(0);
  }, 600_000);

  test('starts empty without the demo records, and create-admin adds an admin who can sign in', async () => {
    const DATA_DIR = join(folder, 'empty');
    const admin = { DATA_DIR, SEED: 'none', ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: 'Secret@12' };
    const weak = await start({ ...admin, ADMIN_PASSWORD: 'weak' }, 'server/create-admin.ts').ended;
    expect([weak.code, weak.err]).toEqual([1, 'password: Password field contain minimum 8 characters\n']);
    const added = await start(admin, 'server/create-admin.ts').ended;
    expect([added.code, added.out]).toEqual([0, 'Added first@example.com. This admin can sign in now.\n']);
    const again = await start(admin, 'server/create-admin.ts').ended;
    expect([again.code, again.err]).toEqual([1, 'Another account has this email\n']);

    const server = start({ DATA_DIR, SEED: 'none' });
    const address = await server.ready;
    expect((await logIn(address, 'Secret@12', 'first@example.com')).status).toBe(200);
    expect((await logIn(address)).status).toBe(401);
    server.child.kill('SIGTERM');
    expect((await server.ended).out).toBe(`Ready: ${address}\n`);
  }, 600_000);
});

describe('the server prints one line and exits with an error for', () => {
  test('a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    const { code, err, out } = await start({ PORT: String(port) }).ended;
    other.close();
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(`Port ${port} is in use. Stop the other program, or set PORT to another port.\n`);
  }, 300_000);

  test('a database that cannot be reached', async () => {
    const { code, err } = await start({ DATABASE_URL: 'postgres://desk:secret@127.0.0.1:9/desk' }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^The database at postgres:\/\/127\.0\.0\.1:9\/desk cannot be opened: .*ECONNREFUSED.*\n$/);
  }, 300_000);

  test('a data directory that is a file', async () => {
    await writeFile(join(folder, 'file'), '');
    const { code, err } = await start({ DATA_DIR: join(folder, 'file') }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^The data directory .+ cannot be created: .+\n$/);
  }, 300_000);
});
