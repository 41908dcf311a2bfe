import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../support/admin-calls.ts';
import { type Checkout, newProductionCheckout } from '../support/checkout.ts';
import { startProgram } from '../support/program.ts';

// A server with the packages of `npm ci --omit=dev` and a copied `dist/`.

let checkout: Checkout;

beforeAll(async () => {
  checkout = await newProductionCheckout();
});
afterAll(() => checkout.remove());

function start(script: string) {
  const env = { PORT: '0', DATA_DIR: join(checkout.folder, 'data-dir') };
  return startProgram(env, script, [], checkout.folder);
}

/** The first line of the response to a request that `fetch` cannot send. */
async function firstLineOf(address: string, request: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  return (await text(socket)).split('\r\n')[0] ?? '';
}

test('the build tools are not installed', () => {
  const names = ['vite', 'vitest', '@playwright/test', 'vite-plugin-pwa'];
  expect(names.filter((name) => existsSync(join(checkout.folder, 'node_modules', name)))).toEqual([]);
  expect(existsSync(join(checkout.folder, 'node_modules/hono'))).toBe(true);
});

test('the server ends with one line that explains what to do when there is no build', async () => {
  const { code, err } = await start('server/main.ts').ended;
  expect([code, err]).toEqual([
    1,
    `There is no build in ${join(checkout.folder, 'dist')}. Run "npm run build" or "npm start", or copy a build to this folder.\n`,
  ]);
});

test('a start ends with one line that names the missing tools when there is no build', async () => {
  const { code, err } = await start('scripts/start.ts').ended;
  expect(code).toBe(1);
  expect(err).toBe(
    'The build tools are not installed, because npm omitted the development dependencies. Run "npm ci --include=dev", or "npm run serve" when there is a build.\n',
  );
});

test('the server serves a copied build and the API', async () => {
  await mkdir(join(checkout.folder, 'dist'));
  await writeFile(join(checkout.folder, 'dist/index.html'), '<title>Desk</title>');
  const program = start('server/main.ts');
  try {
    const address = await program.ready;
    expect(await (await fetch(address)).text()).toBe('<title>Desk</title>');
    expect(await firstLineOf(address, 'GET /readyz HTTP/1.0\r\n\r\n')).toBe('HTTP/1.1 200 OK');
    expect((await logIn(address)).status).toBe(200);
  } finally {
    program.child.kill('SIGKILL');
    await program.ended;
  }
});
