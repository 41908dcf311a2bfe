import type { Plugin } from 'vite';

const source = /\/@tanstack\/react-router\/dist\/esm\/route\.js$/;
const statement = 'import { Link } from "./link.js";';

/**
 * Leaves the router's own links out of the build: 2 KB of the first list. Every route names the component; nothing here
 * uses it, since links are plain anchors that the hash history follows (`ui/steady-link.tsx`).
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!source.test(id)) return null;
      if (!code.includes(statement))
        throw new Error(`${id} no longer has ${statement}: see scripts/vite/lean-router.ts`);
      return { code: code.replace(statement, 'const Link = undefined;'), map: null };
    },
  };
}
