import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { sourcePaths } from '../build/inputs.ts';

/**
 * Fails a build that reads a file which `npm start` does not watch: a change of it would not lead to a new build.
 * Packages are watched by the lock file.
 */
export function knownInputs(): Plugin {
  let root = '';
  return {
    name: 'known-inputs',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    buildEnd(error) {
      if (error) return;
      const unknown = [...this.getModuleIds()].flatMap((id) => unknownInput(root, id) ?? []);
      if (unknown.length > 0) this.error(`Not in sourcePaths of scripts/build/inputs.ts: ${unknown.join(', ')}`);
    },
  };
}

/** The path below the root of a module that is none of the declared inputs; undefined for those, packages and virtual ones. */
export function unknownInput(root: string, id: string): string | undefined {
  const [file = ''] = id.split('?');
  if (!file.startsWith(`${root}/`)) return undefined;
  const path = relative(root, file).split(sep).join('/');
  const isKnown = ['node_modules', ...sourcePaths].some((known) => path === known || path.startsWith(`${known}/`));
  return isKnown ? undefined : path;
}
