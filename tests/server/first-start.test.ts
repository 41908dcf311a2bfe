import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type OwnDatabase, ownDatabase } from '../support/postgres/own-database.ts';
import { type Checkout, newCheckout } from './support/checkout.ts';
import { type Program, startProgram } from './support/program.ts';

/** For a test that builds the app, in milliseconds. */
const buildTimeoutMs = 180_000;

let checkout: Checkout;
let database: OwnDatabase;
const programs: Program[] = [];

beforeAll(async () => {
  checkout = await newCheckout();
  database = await ownDatabase(inject('postgres'));
});
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  await database.drop();
  await checkout.remove();
});

/** `npm start` in the checkout. */
function start(env: Readonly<Record<string, string>> = {}): Program {
  const settings = { PORT: '0', DATABASE_URL: database.address, SEED: 'demo', DRAIN_SECONDS: '0', ...env };
  const program = startProgram(settings, 'scripts/start.ts', [], checkout.folder);
  programs.push(program);
  return program;
}

async function outputOf(program: Program): Promise<string> {
  await program.ready;
  program.child.kill('SIGTERM');
  return (await program.ended).out;
}

const built = (path: string) => join(checkout.folder, 'dist', path);
const workingFolders = async () => (await readdir(checkout.folder)).filter((name) => name.startsWith('.dist-'));

interface Chunk {
  readonly file: string;
}

/** Every file of the build, as a page and its worker get them. */
async function expectServed(address: string): Promise<void> {
  const chunks = JSON.parse(await readFile(built('.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;
  for (const path of ['', 'sw.js', ...Object.values(chunks).map(({ file }) => file)]) {
    const { status } = await fetch(`${address}/${path}`);
    expect(`${path} ${String(status)}`).toBe(`${path} 200`);
  }
  expect(await (await fetch(`${address}/sw.js`)).text()).toContain('index.html');
}

const signIn = (address: string) =>
  fetch(`${address}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'admin@example.com',
      password: btoa('Admin@1234'),
      device_token: 'admin',
      device_type: 'web',
    }),
  });

test(
  'two that start at once, from one checkout without a build and on one empty database, both serve',
  async () => {
    const both = [start(), start()];
    const addresses = await Promise.all(both.map(({ ready }) => ready));
    for (const address of addresses) {
      await expectServed(address);
      expect((await signIn(address)).status).toBe(200);
    }
    expect(await workingFolders()).toEqual([]);
    for (const program of both)
      expect(await outputOf(program)).toMatch(
        /^Building the app \(no build on record\) \.\.\.\nBuilt in [\d.]+ s\.\nReady: /,
      );
  },
  buildTimeoutMs,
);

test('the next one uses the build', async () => {
  const before = await stat(built('index.html'));
  expect(await outputOf(start())).toMatch(/^Nothing has changed since the last build, which is used\.\nReady: /);
  expect((await stat(built('index.html'))).ino).toBe(before.ino);
});

test(
  'one that is killed while it builds leaves the build as it was; the next one says what has changed',
  async () => {
    const before = await readFile(built('index.html'), 'utf8');
    const news = { VITE_NEWS_URL: 'https://news.example.org' };
    await writeFile(join(checkout.folder, 'src/new-idea.ts'), '');
    const killed = start(news);
    while ((await workingFolders()).length === 0) await wait(10);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(await readFile(built('index.html'), 'utf8')).toBe(before);

    const next = start(news);
    await expectServed(await next.ready);
    expect(await readFile(built('index.html'), 'utf8')).toContain('https://news.example.org');
    expect(await outputOf(next)).toMatch(
      /^Building the app \(changed since the last build: sources, build settings\) \.\.\.\nBuilt in /,
    );
  },
  buildTimeoutMs,
);

test(
  'one that cannot build says why, and leaves the build as it was',
  async () => {
    const before = await readFile(built('index.html'), 'utf8');
    await appendFile(join(checkout.folder, 'src/app/main.tsx'), 'import "./nowhere.ts";');
    const { code, err } = await start().ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^The app could not be built\.\n[\s\S]*nowhere/);
    expect(await readFile(built('index.html'), 'utf8')).toBe(before);
  },
  buildTimeoutMs,
);
