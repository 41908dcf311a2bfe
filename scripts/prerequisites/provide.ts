import { has, isDebian, isRoot, run } from '../run/system.ts';
import { announcement } from './announcement.ts';
import { type Prerequisite, type PrerequisiteName, prerequisites } from './prerequisites.ts';

const aptGet = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];

/**
 * Installs what is missing of these, after a line that announces it. Without root it installs nothing: the line says
 * what to do. Prints nothing where nothing is missing.
 *
 * @returns whether all of them are there in the end.
 */
export function provide(names: readonly PrerequisiteName[]): boolean {
  try {
    const missing = lackingOf(names.map((name) => prerequisites[name]));
    if (missing.length === 0) return true;
    const machine = { isRoot: isRoot(), hasApt: has('apt-get') };
    const line = announcement(missing, machine);
    if (!machine.isRoot || !machine.hasApt) {
      console.error(line);
      return false;
    }
    console.log(line);
    install(missing);
    const lacking = lackingOf(missing);
    if (lacking.length > 0) console.error(`Not installed: ${lacking.map(({ name }) => name).join(', ')}.`);
    return lacking.length === 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

const lackingOf = (wanted: readonly Prerequisite[]) => wanted.filter(({ find }) => find() === undefined);

function install(missing: readonly Prerequisite[]): void {
  // Ubuntu's chromium is a pointer to a snap: Playwright brings one there, with the libraries that it links to.
  const byApt = isDebian() ? missing : missing.filter((each) => each !== prerequisites.chromium);
  run('apt-get', [...aptGet, 'update']);
  const packages = byApt.map(({ debianPackage }) => debianPackage);
  if (packages.length > 0) run('apt-get', [...aptGet, 'install', '-y', '--no-install-recommends', ...packages]);
  if (byApt.length < missing.length) run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
}
