import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Installs a Chromium the way this machine allows. Whether it worked is for the caller to see: it looks again. */
export function installChromium(): void {
  if (isRoot() && isDebian() && has('apt-get')) {
    run('apt-get', ['update']);
    // Debian 11 and before have the browser only as a whole.
    if (!run('apt-get', ['install', '-y', 'chromium-headless-shell'])) run('apt-get', ['install', '-y', 'chromium']);
    return;
  }
  // With root, Playwright can also fetch the system libraries that its browser links to.
  run('npx', ['playwright', 'install', ...(isRoot() && has('apt-get') ? ['--with-deps'] : []), 'chromium']);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Not Ubuntu, whose chromium package is a pointer to a snap. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function has(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Whether it did what it was asked. */
function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) console.error(error.message);
  else if (status !== 0) console.error(`${command} ended with ${String(status)}`);
  return status === 0;
}
