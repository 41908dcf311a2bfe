import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { sourcePaths } from '../build/inputs.ts';

/**
 * Fails a build that reads a file outside the inputs that `npm start` compares: a change to it would not cause a new build.
 * The lock file represents all packages.
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

/** The path of a module outside the declared inputs; undefined for an input, a package and a virtual module. */
export function unknownInput(root: string, id: string): string | undefined {
  const [file = ''] = id.split('?');
  if (!file.startsWith(`${root}/`)) return undefined;
  const path = relative(root, file).split(sep).join('/');
  const isKnown = ['node_modules', ...sourcePaths].some((known) => path === known || path.startsWith(`${known}/`));
  return isKnown ? undefined : path;
}
