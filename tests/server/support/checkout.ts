import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** What running the project leaves in its folder. */
const leftBehind =
  /^(node_modules|dist|data-dir|coverage|reports|test-results|playwright-report|\.git|\.dist-.*|\..*\.local)$/;

export interface Checkout {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** A copy of the project as it is cloned, with the packages that are installed here. */
export async function newCheckout(): Promise<Checkout> {
  const checkout = await copyOfSources();
  await symlink(join(root, 'node_modules'), join(checkout.folder, 'node_modules'));
  return checkout;
}

/** A copy of the project with the packages that `npm ci --omit=dev` installs, and no others within reach. */
export async function newProductionCheckout(): Promise<Checkout> {
  const checkout = await copyOfSources();
  for (const path of await productionPackages()) {
    const from = join(root, path);
    const nested = join(from, 'node_modules');
    await mkdir(join(checkout.folder, path), { recursive: true });
    // Those of other platforms are in the lock file, not on the disk.
    const isHere = (await readdir(from).catch(() => [])).length > 0;
    if (isHere) {
      await cp(from, join(checkout.folder, path), { recursive: true, filter: (source) => source !== nested });
    }
  }
  return checkout;
}

async function copyOfSources(): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'matchdesk-checkout-'));
  const names = (await readdir(root)).filter((name) => !leftBehind.test(name));
  for (const name of names) await cp(join(root, name), join(folder, name), { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

async function productionPackages(): Promise<readonly string[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  return Object.entries(packages).flatMap(([path, { dev = false }]) => (path === '' || dev ? [] : [path]));
}
