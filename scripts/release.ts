import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { create } from 'tar';
import { buildApp } from './build/build-app.ts';

/**
 * Creates `release/` with everything that a host needs:
 *
 * - `matchdesk-app-<version>.tar.gz`: the built app, for any static host;
 * - `matchdesk-server-<version>.tar.gz`: the server with the built app, to start after `npm ci --omit=dev`;
 * - `admin-api-<version>.json`: the contract;
 * - `CHANGELOG.md` and `SHA256SUMS`.
 */

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'release');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };

/** What the server runs from. Declarations and rules of the app are shared with the server. */
const sources = [
  'server',
  'src',
  'machines',
  'openapi',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  '.npmrc',
  '.dockerignore',
  'deploy',
  'docs/databases.md',
  'docs/operating.md',
];

/** The same files always give the same archive. */
const stable = { gzip: { level: 9 }, portable: true, noMtime: true } as const;

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
await buildApp();

const tracked = execFileSync('git', ['ls-files', '-z', ...sources], { cwd: root }).toString();
const files = tracked.split('\0').filter((file) => file !== '');
const server = `matchdesk-server-${version}.tar.gz`;
const app = `matchdesk-app-${version}.tar.gz`;
const contract = `admin-api-${version}.json`;
const prefix = `matchdesk-${version}`;
await create({ ...stable, cwd: join(root, 'dist'), file: join(folder, app), prefix }, ['.']);
await create({ ...stable, cwd: root, file: join(folder, server), prefix }, [...files.toSorted(), 'dist']);
await cp(join(root, 'openapi/admin-api.json'), join(folder, contract));
await cp(join(root, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));

const sums = await Promise.all(
  [app, server, contract, 'CHANGELOG.md'].map(async (file) => {
    const digest = createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex');
    return `${digest}  ${file}\n`;
  }),
);
await writeFile(join(folder, 'SHA256SUMS'), sums.join(''));
console.log(`Version ${version} is in release/:\n${sums.join('')}`);
