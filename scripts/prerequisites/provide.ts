import { has, isDebian, isRoot, run } from '../run/system.ts';
import { announcement } from './announcement.ts';
import { type Prerequisite, type PrerequisiteName, prerequisites } from './prerequisites.ts';

const aptGet = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];

/**
 * Installs missing prerequisites after a line that announces it. Without root it installs nothing, and the line contains
 * the command to run. Prints nothing when nothing is missing.
 *
 * @returns whether all of them are installed afterwards.
 */
export function provide(names: readonly PrerequisiteName[]): boolean {
  try {
    const missing = missingOf(names.map((name) => prerequisites[name]));
    if (missing.length === 0) return true;
    const machine = { isRoot: isRoot(), hasApt: has('apt-get') };
    const line = announcement(missing, machine);
    if (!machine.isRoot || !machine.hasApt) {
      console.error(line);
      return false;
    }
    console.log(line);
    install(missing);
    const stillMissing = missingOf(missing);
    if (stillMissing.length > 0)
      console.error(
        `The installation failed for ${stillMissing.map(({ name }) => name).join(', ')}. See the output above.`,
      );
    return stillMissing.length === 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

const missingOf = (required: readonly Prerequisite[]) => required.filter(({ find }) => find() === undefined);

function install(missing: readonly Prerequisite[]): void {
  // Ubuntu's chromium package only refers to a snap. Playwright installs a browser with its libraries there.
  const byApt = isDebian() ? missing : missing.filter((each) => each !== prerequisites.chromium);
  run('apt-get', [...aptGet, 'update']);
  const packages = byApt.flatMap(({ debianPackage }) => debianPackage.split(' '));
  if (packages.length > 0) run('apt-get', [...aptGet, 'install', '-y', '--no-install-recommends', ...packages]);
  if (byApt.length < missing.length) run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
}
