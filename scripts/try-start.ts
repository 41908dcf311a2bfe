import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand } from './run/started-command.ts';

/**
 * `tsx scripts/try-start.ts start|serve`: runs this npm script with an empty database, signs in as the demo admin, reads a
 * list and stops it. On failure it prints the reason and exits with code 1.
 */
const script = process.argv[2] ?? 'start';
const dataDir = await mkdtemp(join(tmpdir(), 'matchdesk-start-'));
const started = startCommand('npm', ['run', '--silent', script], { PORT: '0', DATA_DIR: dataDir });
try {
  const address = await started.ready;
  console.log(await readTeams(address, await signIn(address)));
} catch (error) {
  console.error(`npm ${script} failed:`, error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await started.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function signIn(address: string): Promise<string> {
  const body = new FormData();
  body.set('email', 'admin@example.com');
  body.set('password', btoa('Admin@1234'));
  body.set('device_token', 'admin');
  body.set('device_type', 'web');
  const response = await fetch(`${address}/api/v1/users/login`, { method: 'POST', body });
  const { token } = (await response.json()) as { readonly token?: { readonly accessToken: string } };
  if (token === undefined) throw new Error(`The sign-in failed with status ${String(response.status)}`);
  return token.accessToken;
}

async function readTeams(address: string, accessToken: string): Promise<string> {
  const page = await fetch(address);
  if (!(await page.text()).includes('<title>')) throw new Error('The page is not the app');
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${address}/api/v1/teams?page=1&listPerPage=10&search=&type=web`, { headers });
  const { data } = (await response.json()) as {
    readonly data?: { readonly data: readonly unknown[]; readonly totalData: number };
  };
  if (data?.data.length !== 10) throw new Error(`The list of teams failed with status ${String(response.status)}`);
  return `npm ${script} on Node ${process.version}: signed in; ${String(data.data.length)} teams of ${String(data.totalData)}`;
}
