import { spawnSync } from 'node:child_process';
import { findChromium } from '../chromium/chromium-path.ts';
import { findPostgres } from '../postgres/find-postgres.ts';
import { findHindiFont } from './find-hindi-font.ts';
import { findPrograms } from './find-programs.ts';

/** A program or a font that some tests need and that npm does not install. */
export interface Prerequisite {
  readonly name: string;
  /** In MB, for the Debian package with its dependencies. Measured on Debian 12 without recommended packages. */
  readonly size: { readonly download: number; readonly onDisk: number };
  readonly debianPackage: string;
  /** How to use an existing installation. */
  readonly instead: string;
  /** Describes where it is; undefined when it is missing. @throws Error when the configured one cannot be used. */
  readonly find: () => string | undefined;
}

const importWebKit = "import gi; gi.require_version('WebKit2', '4.1')";

export const prerequisites = {
  chromium: {
    name: 'Chromium',
    size: { download: 163, onDisk: 559 },
    debianPackage: 'chromium-headless-shell',
    instead: 'CHROMIUM_PATH=/path/to/chrome',
    find: findChromium,
  },
  postgres: {
    name: 'PostgreSQL',
    size: { download: 64, onDisk: 261 },
    debianPackage: 'postgresql',
    instead: 'TEST_DATABASE_URL=postgres://user:password@host/postgres',
    find: () => (process.env['TEST_DATABASE_URL'] ? 'the server of TEST_DATABASE_URL' : findPostgres()),
  },
  cluster: {
    name: 'the programs of a database cluster',
    size: { download: 60, onDisk: 200 },
    debianPackage: 'patroni python3-etcd etcd-server haproxy pgbouncer iproute2',
    instead: 'patroni, etcd, haproxy, pgbouncer and ip on the PATH, and etcd for Python',
    find: () =>
      hasPython('import etcd') ? findPrograms(['patroni', 'etcd', 'haproxy', 'pgbouncer', 'ip']) : undefined,
  },
  objectStore: {
    name: 'OpenStack Swift',
    size: { download: 30, onDisk: 150 },
    debianPackage: 'swift-proxy swift-account swift-container swift-object memcached',
    instead: 'the servers of Swift and memcached on the PATH',
    find: () =>
      findPrograms([
        ...['swift-proxy-server', 'swift-account-server', 'swift-container-server', 'swift-object-server'],
        ...['swift-ring-builder', 'memcached'],
      ]),
  },
  containers: {
    name: 'Podman',
    size: { download: 50, onDisk: 180 },
    debianPackage: 'podman buildah runc',
    instead: 'podman on the PATH',
    find: () => findPrograms(['podman', 'runc']),
  },
  engines: {
    name: 'Firefox and WebKit',
    size: { download: 140, onDisk: 500 },
    debianPackage: 'firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
    instead: 'firefox-esr, WebKitWebDriver and Xvfb on the PATH, and WebKitGTK for Python',
    find: () => (hasPython(importWebKit) ? findPrograms(['firefox-esr', 'WebKitWebDriver', 'Xvfb']) : undefined),
  },
  hindiFont: {
    name: 'a Hindi font',
    size: { download: 12, onDisk: 44 },
    debianPackage: 'fonts-noto-core',
    instead: 'a font with Devanagari letters in ~/.local/share/fonts',
    find: findHindiFont,
  },
} satisfies Readonly<Record<string, Prerequisite>>;

export type PrerequisiteName = keyof typeof prerequisites;

/** Whether the system's Python can run this. */
function hasPython(code: string): boolean {
  return spawnSync('/usr/bin/python3', ['-c', code], { stdio: 'ignore' }).status === 0;
}
