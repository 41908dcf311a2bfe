import { execFile, spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../tests/browser/support/server/free-port.ts';
import { atExit, temporaryFolder } from '../support/at-exit.ts';
import { withCleanup } from '../support/cleanup.ts';
import { signInAt } from '../support/load.ts';
import { startProcess } from '../support/processes.ts';
import type { Result } from '../support/result.ts';
import { waitUntil } from '../support/wait-until.ts';

const image = 'localhost/matchdesk-proof';
const base = 'localhost/matchdesk-proof-base';
const run = promisify(execFile);

/**
 * A release as a container: built with `deploy/Containerfile` on a minimal Debian with Node, without an image registry, and
 * run without rights and with a read-only file system.
 */
export function runContainer(): Promise<readonly Result[]> {
  return withCleanup(async (defer) => {
    const folder = await temporaryFolder('container');
    defer(() => rm(folder, { recursive: true, force: true }));
    // Images are folders: this needs no support of the kernel.
    const images = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
    // crun does not run where both versions of cgroups are mounted.
    const storage = [...images, '--runtime', 'runc'];
    const podman = async (...args: readonly string[]) => (await run('podman', [...storage, ...args])).stdout.trim();
    // A killed podman leaves its container running.
    const reset = () => void spawnSync('podman', [...storage, 'system', 'reset', '--force']);
    const forget = atExit(reset);
    defer(() => {
      forget();
      reset();
    });

    await run('npx', ['tsx', 'scripts/release.ts']);
    await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: 'release' });
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    await run('tar', ['-xzf', `release/matchdesk-server-${version}.tar.gz`, '-C', folder]);
    const debian = join(folder, 'base.tar');
    await run('proof/fresh-machine/run.sh', ['base', debian]);
    // The certificates of this machine, which the base contains too.
    const certificates = process.env['NODE_EXTRA_CA_CERTS'];
    const settings = certificates === undefined ? [] : ['--change', `ENV NODE_EXTRA_CA_CERTS=${certificates}`];
    await podman('import', ...settings, debian, base);
    await rm(debian);
    const release = join(folder, `matchdesk-${version}`);
    const build = [
      'build',
      '--layers=false',
      '--isolation',
      'chroot',
      '--network',
      'host',
      '--build-arg',
      `BASE=${base}`,
      '-t',
      image,
    ];
    await podman(...build, '-f', join(release, 'deploy/Containerfile'), release);

    const port = String(await freePort());
    const start = (name: string) =>
      startProcess(
        'container',
        [
          ...['podman', ...storage, 'run', '--name', name, '--rm', '--network', 'host'],
          // Podman's own limits are above those of an account that may not raise them.
          ...['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=1024:1024'],
          ...['--read-only', '--tmpfs', '/tmp', '--volume', 'desk:/data', '--cap-drop', 'all'],
          ...['--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1', '--env', 'METRICS_PORT=off', image],
        ],
        { folder, logFile: join(folder, 'container.log') },
      );
    const address = `http://127.0.0.1:${port}`;
    const ready = () => waitUntil('the container is ready', 60, async () => (await fetch(`${address}/readyz`)).ok);

    const first = start('first');
    await ready();
    const { version: served } = (await (await fetch(`${address}/healthz`)).json()) as { version: string };
    const page = await (await fetch(address)).text();
    const user = await podman('exec', 'first', 'id', '-u');
    const written = await podman('exec', 'first', 'touch', '/srv/matchdesk/x').then(
      () => 'a file was written',
      (error: unknown) => (/Read-only file system/.test(String(error)) ? 'read-only' : String(error)),
    );
    const id = await createTeam(address);
    const stopped = performance.now();
    await podman('stop', '--time', '30', 'first');
    const seconds = (performance.now() - stopped) / 1000;
    await first.stop();
    const again = start('again');
    await ready();
    const found = await readTeam(address, id);
    await podman('stop', 'again');
    await again.stop();

    return [
      {
        requirement: 'The image of a release serves the app and its version',
        measured: `${served}, ${page.length} bytes`,
        isMet: served === version && page.includes('<title>'),
      },
      { requirement: 'It does not run as root', measured: `user ${user}`, isMet: user !== '0' },
      {
        requirement: 'Its file system is read-only, but for its data',
        measured: written,
        isMet: written === 'read-only',
      },
      { requirement: 'It stops in time', measured: `${seconds.toFixed(1)} s`, isMet: seconds < 20 },
      { requirement: 'A new container has the data of the volume', measured: found, isMet: found === 'In a container' },
    ];
  });
}

async function createTeam(address: string): Promise<number> {
  const headers = { authorization: `Bearer ${await signInAt(address)}` };
  const body = new FormData();
  body.append('name', 'In a container');
  body.append('full_name', 'In a container');
  body.append('game_id', '18');
  const response = await fetch(`${address}/api/v1/teams`, { method: 'POST', headers, body });
  const { data, message } = (await response.json()) as { data?: { id: number }; message: string };
  if (data === undefined) throw new Error(`The team was not created: ${message}`);
  return data.id;
}

async function readTeam(address: string, id: number): Promise<string> {
  const headers = { authorization: `Bearer ${await signInAt(address)}` };
  const response = await fetch(`${address}/api/v1/teams/${String(id)}`, { headers });
  const { data, message } = (await response.json()) as { data?: { name: string }; message: string };
  return data?.name ?? message;
}
