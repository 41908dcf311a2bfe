import type { Prerequisite } from './prerequisites.ts';

export interface Machine {
  readonly isRoot: boolean;
  readonly hasApt: boolean;
}

/** One line: the missing prerequisites, their size, how to install them, and how to use an existing installation. */
export function announcement(missing: readonly Prerequisite[], { isRoot, hasApt }: Machine): string {
  const what = missing.map(
    ({ name, size }) => `${name} (${String(size.download)} MB to download, ${String(size.onDisk)} MB on the disk)`,
  );
  const instead = `To use your own instead: ${missing.map((each) => each.instead).join(', ')}.`;
  if (isRoot && hasApt) return `Installing what the tests need: ${what.join(', ')}. ${instead}`;
  const packages = missing.map(({ debianPackage }) => debianPackage).join(' ');
  const byHand = hasApt
    ? `only root can install it: sudo apt-get install -y --no-install-recommends ${packages}`
    : 'it cannot be installed here: "npx playwright install chromium" brings a browser, the system\'s package manager the rest';
  return `The tests need ${what.join(', ')}, and ${byHand}. ${instead}`;
}
