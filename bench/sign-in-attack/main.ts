import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { demoSignIn } from '../../server/seed/demo-sign-in.ts';
import { encodePassword } from '../../src/domain/text/password.ts';
import type { Probed } from './probe.ts';

/**
 * Measures a server with the embedded database while it receives 150 wrong passwords at once from one address:
 * `npm run sign-in-attack`. Add `-- /path/to/checkout` to measure another checkout. Needs a build in `dist/`.
 */

const attempts = 150;
const port = 3977;
const base = `http://127.0.0.1:${port}`;
const attackerAddress = '198.51.100.7';
const otherAddress = '203.0.113.9';
/** How long the probes may take to start, in milliseconds. */
const probeStartMs = 2000;

const checkout = resolve(process.argv[2] ?? '.');
const data = await mkdtemp(join(tmpdir(), 'attack-'));
const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  cwd: checkout,
  env: { ...process.env, PORT: String(port), DATA_DIR: data, TRUSTED_PROXIES: '1', APP_DIR: resolve('dist') },
  stdio: ['ignore', 'ignore', 'inherit'],
});

interface SignInResult {
  readonly status: number;
  readonly ms: number;
  readonly cookie: string;
  readonly token: string;
}

async function signIn(address: string, username: string, password: string, cookie = ''): Promise<SignInResult> {
  const start = performance.now();
  const response = await fetch(`${base}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...(cookie !== '' && { cookie }) },
    body: JSON.stringify({
      ...{ email: username, password: encodePassword(password) },
      ...{ device_token: 'admin', device_type: 'web' },
    }),
  });
  const body = (await response.json()) as { token?: { accessToken?: string } };
  return {
    status: response.status,
    ms: performance.now() - start,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
    token: body.token?.accessToken ?? '',
  };
}

interface Probe {
  /** Ends it. Resolves to the durations in milliseconds of the requests that ended after this time. */
  readonly end: (since: number) => Promise<readonly number[]>;
}

function startProbe(path: string, token: string): Probe {
  const probe = spawn(process.execPath, ['--import', 'tsx', 'bench/sign-in-attack/probe.ts', base + path, token], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const printed = text(probe.stdout);
  return {
    end: async (since) => {
      probe.stdin.end();
      const probed = JSON.parse(await printed) as readonly Probed[];
      return probed.filter(({ startedAt, ms }) => startedAt + ms >= since).map(({ ms }) => ms);
    },
  };
}

function quantile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)} ms`;
}

const line = (name: string, times: readonly number[]) =>
  console.log(`${name}: p50 ${quantile(times, 0.5)}, p99 ${quantile(times, 0.99)} of ${times.length}`);

try {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready. See its output above.');
    if (
      await fetch(`${base}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await wait(200);
  }
  const { email, password } = demoSignIn;
  const device = await signIn(attackerAddress, email, password);
  const probes = [startProbe('/healthz', ''), startProbe('/api/v1/teams', device.token)];
  await wait(probeStartMs);
  const since = Date.now();
  // Half of them attack the demo account, half attack accounts that do not exist.
  const attack = Array.from({ length: attempts }, (_, at) =>
    signIn(attackerAddress, at % 2 === 0 ? email : `nobody${at}@example.com`, 'Wrong@1234'),
  );
  await wait(30);
  const [known, unknown] = await Promise.all([
    signIn(attackerAddress, email, password, device.cookie),
    signIn(otherAddress, email, password),
  ]);
  const results = await Promise.all(attack);
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  const [health = [], list = []] = await Promise.all(probes.map((probe) => probe.end(since)));
  const statuses = new Map<number, number>();
  for (const { status } of results) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(`${attempts} wrong passwords in ${seconds} s: ${counts}`);
  line('/healthz', health);
  line('list of teams', list);
  console.log(`known device at the attacked address: ${known.status} in ${known.ms.toFixed(0)} ms`);
  console.log(`unknown client elsewhere: ${unknown.status} in ${unknown.ms.toFixed(0)} ms`);
  const afterwards = await signIn(attackerAddress, email, password, device.cookie);
  console.log(
    `known device at the attacked address, afterwards: ${afterwards.status} in ${afterwards.ms.toFixed(0)} ms`,
  );
} finally {
  server.kill('SIGTERM');
  await new Promise((ended) => server.once('exit', ended));
  await rm(data, { recursive: true });
}
