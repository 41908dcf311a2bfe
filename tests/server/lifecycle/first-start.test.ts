import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { letTimePass } from '../../support/let-time-pass.ts';
import { type OwnDatabase, ownDatabase } from '../../support/postgres/own-database.ts';
import { logIn } from '../support/admin-calls.ts';
import { type Checkout, newCheckout } from '../support/checkout.ts';
import { type Program, startProgram } from '../support/program.ts';

/** For a test that builds the app. */
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

/** Requests every file of the build. */
async function expectServed(address: string): Promise<void> {
  const chunks = JSON.parse(await readFile(built('.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;
  for (const path of ['', 'sw.js', ...Object.values(chunks).map(({ file }) => file)]) {
    const { status } = await fetch(`${address}/${path}`);
    expect(`${path} ${String(status)}`).toBe(`${path} 200`);
  }
  expect(await (await fetch(`${address}/sw.js`)).text()).toContain('index.html');
}

test(
  'two servers that start at once, from one checkout without a build and with one empty database, both serve',
  async () => {
    const both = [start(), start()];
    const addresses = await Promise.all(both.map(({ ready }) => ready));
    for (const address of addresses) {
      await expectServed(address);
      expect((await logIn(address)).status).toBe(200);
    }
    expect(await workingFolders()).toEqual([]);
    for (const program of both)
      expect(await outputOf(program)).toMatch(
        /^Building the app \(there is no build record\) \.\.\.\nBuilt in [\d.]+ s\.\nReady: /,
      );
  },
  buildTimeoutMs,
);

test('the next start uses the build', async () => {
  const before = await stat(built('index.html'));
  expect(await outputOf(start())).toMatch(/^Using the last build: nothing has changed since\.\nReady: /);
  expect((await stat(built('index.html'))).ino).toBe(before.ino);
});

test(
  'a start that is killed during the build leaves the old build; the next start prints the changed inputs',
  async () => {
    const before = await readFile(built('index.html'), 'utf8');
    const news = { VITE_NEWS_URL: 'https://news.example.org' };
    await writeFile(join(checkout.folder, 'src/new-idea.ts'), '');
    const killed = start(news);
    while ((await workingFolders()).length === 0) await letTimePass(10);
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
  'a failed build prints the reason and leaves the old build',
  async () => {
    const before = await readFile(built('index.html'), 'utf8');
    await appendFile(join(checkout.folder, 'src/app/main.tsx'), 'import "./nowhere.ts";');
    const { code, err } = await start().ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^The build failed\.\n[\s\S]*nowhere/);
    expect(await readFile(built('index.html'), 'utf8')).toBe(before);
  },
  buildTimeoutMs,
);
