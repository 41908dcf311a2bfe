import { has, isDebian, isRoot, run } from '../run/system.ts';

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
