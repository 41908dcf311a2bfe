import { has, isDebian, isRoot, run } from '../run/system.ts';
import { announcement } from './announcement.ts';
import { type Prerequisite, type PrerequisiteName, prerequisites } from './prerequisites.ts';

const aptGet = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];

/**
 * Installs missing prerequisites after a line that announces it. Without root it installs nothing, and the line contains
 * the command to run. Prints nothing when nothing is missing.
 *
 * @returns those that are missing afterwards.
 */
export function provide(names: readonly PrerequisiteName[]): ReadonlySet<PrerequisiteName> {
  const needed = new Set(names);
  const unusable = new Set([...needed].filter((name) => !canBeFound(name)));
  const missing = [...needed].filter((name) => !unusable.has(name) && isMissing(name));
  if (missing.length > 0) installOrExplain(missing);
  return new Set([...unusable, ...missing.filter(isMissing)]);
}

const isMissing = (name: PrerequisiteName) => prerequisites[name].find() === undefined;

/** False, after a line with the reason, if the user has configured a program that does not work. */
function canBeFound(name: PrerequisiteName): boolean {
  try {
    prerequisites[name].find();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function installOrExplain(names: readonly PrerequisiteName[]): void {
  const missing = names.map((name) => prerequisites[name]);
  const machine = { isRoot: isRoot(), hasApt: has('apt-get') };
  const line = announcement(missing, machine);
  if (!machine.isRoot || !machine.hasApt) {
    console.error(line);
    return;
  }
  console.log(line);
  try {
    install(missing);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const left = names.filter(isMissing).map((name) => prerequisites[name].name);
  if (left.length > 0) console.error(`The installation failed for ${left.join(', ')}. See the output above.`);
}

function install(missing: readonly Prerequisite[]): void {
  // Ubuntu's chromium package only refers to a snap. Playwright installs a browser with its libraries there.
  const byApt = isDebian() ? missing : missing.filter((each) => each !== prerequisites.chromium);
  run('apt-get', [...aptGet, 'update']);
  // One package that is unknown here takes all others of the same command away.
  if (!installByApt(byApt)) for (const each of byApt) installByApt([each]);
  if (byApt.length < missing.length) run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
}

function installByApt(chosen: readonly Prerequisite[]): boolean {
  const packages = chosen.flatMap(({ debianPackage }) => debianPackage.split(' '));
  return packages.length === 0 || run('apt-get', [...aptGet, 'install', '-y', '--no-install-recommends', ...packages]);
}
