import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Which packages a script can install on this machine, and how. */

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** False on Ubuntu, whose chromium package only refers to a snap. */
export function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

export function has(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Runs a command and prints it. Returns whether it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  // In run level 1 the installation of a package starts no service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) console.error(error.message);
  else if (status !== 0) console.error(`${command} failed with exit code ${String(status)}.`);
  return status === 0;
}
