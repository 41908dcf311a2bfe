import type { Plugin } from 'vite';

interface Part {
  readonly file: RegExp;
  readonly statement: string;
  readonly instead: string;
}

/** What every build of the router brings and this app does not use, or does otherwise. */
const parts: readonly Part[] = [
  // Every route names the component. Links here are plain anchors, which the hash history follows.
  {
    file: /\/@tanstack\/react-router\/dist\/esm\/route\.js$/,
    statement: 'import { Link } from "./link.js";',
    instead: 'const Link = undefined;',
  },
  // src/app/scroll-places.ts waits for the rows, which come after the screen.
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
];

/** Leaves these parts out of the build: 4 KB of the first list. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      const part = parts.find(({ file }) => file.test(id));
      if (!part) return null;
      const { statement, instead } = part;
      if (!code.includes(statement))
        throw new Error(`${id} no longer has ${statement}: see scripts/vite/lean-router.ts`);
      return { code: code.replace(statement, instead), map: null };
    },
  };
}
