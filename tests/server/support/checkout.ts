import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Files that running the project creates in its folder. */
const generatedNames =
  /^(node_modules|dist|data-dir|coverage|reports|test-results|playwright-report|\.git|\.dist-.*|\..*\.local)$/;

export interface Checkout {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** A copy of the project as after a clone, with the installed packages. */
export async function newCheckout(): Promise<Checkout> {
  const checkout = await copyOfSources();
  await symlink(join(root, 'node_modules'), join(checkout.folder, 'node_modules'));
  return checkout;
}

/** A copy of the project with only the packages that `npm ci --omit=dev` installs. */
export async function newProductionCheckout(): Promise<Checkout> {
  const checkout = await copyOfSources();
  for (const path of await productionPackages()) {
    const from = join(root, path);
    const nested = join(from, 'node_modules');
    await mkdir(join(checkout.folder, path), { recursive: true });
    // The lock file also lists packages of other platforms, which are not installed.
    const isThere = (await readdir(from).catch(() => [])).length > 0;
    if (isThere) {
      await cp(from, join(checkout.folder, path), { recursive: true, filter: (source) => source !== nested });
    }
  }
  return checkout;
}

async function copyOfSources(): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'matchdesk-checkout-'));
  const names = (await readdir(root)).filter((name) => !generatedNames.test(name));
  // The bench installs packages of its own.
  const filter = (source: string) => basename(source) !== 'node_modules';
  for (const name of names) await cp(join(root, name), join(folder, name), { recursive: true, filter });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly link?: boolean }>>;
}

async function productionPackages(): Promise<readonly string[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  // A workspace is a link to one of the project's own folders.
  const isInstalled = (path: string) => path.startsWith('node_modules/') && packages[path]?.link !== true;
  return Object.entries(packages).flatMap(([path, { dev = false }]) => (isInstalled(path) && !dev ? [path] : []));
}
