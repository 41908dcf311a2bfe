import type { Plugin } from 'vite';

interface Part {
  readonly file: RegExp;
  readonly statement: string;
  readonly instead: string;
}

const downshift = /\/downshift\/dist\/downshift\.esm\.mjs$/;

/** What packages bring in every build and this app does not use, or does otherwise. */
const parts: readonly Part[] = [
  // Every route names the component. Links here are plain anchors, which the hash history follows.
  {
    file: /\/@tanstack\/react-router\/dist\/esm\/route\.js$/,
    statement: 'import { Link } from "./link.js";',
    instead: 'const Link = undefined;',
  },
  // src/app/routing/scroll-restoration.ts waits for the rows, which come after the screen.
  {
    file: /\/@tanstack\/router-core\/dist\/esm\/router\.js$/,
    statement: 'import { setupScrollRestoration } from "./scroll-restoration.js";',
    instead: 'const setupScrollRestoration = () => {};',
  },
  {
    file: /\/@tanstack\/react-router\/dist\/esm\/Match\.js$/,
    statement: 'import { ScrollRestoration } from "./scroll-restoration.js";',
    instead: 'const ScrollRestoration = undefined;',
  },
  // A hook that something is written into stays in the build, whoever uses it.
  { file: downshift, statement: 'useSelect.stateChangeTypes = stateChangeTypes$3;', instead: '' },
  { file: downshift, statement: 'useMultipleSelection.stateChangeTypes = stateChangeTypes$1;', instead: '' },
  { file: downshift, statement: '_useTagGroup.stateChangeTypes = stateChangeTypes;', instead: '' },
];

/** Leaves these parts out of the build: 4 KB of the first list and 4 KB of a form with a dropdown. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform(code, id) {
      const of = parts.filter(({ file }) => file.test(id));
      if (of.length === 0) return null;
      return { code: of.reduce((former, part) => without(former, part, id), code), map: null };
    },
  };
}

function without(code: string, { statement, instead }: Part, id: string): string {
  if (!code.includes(statement)) {
    throw new Error(`${id} no longer has ${statement}: see scripts/vite/lean-packages.ts`);
  }
  return code.replace(statement, instead);
}
