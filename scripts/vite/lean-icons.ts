import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** One element of a lucide icon. The key is for React's lists. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>> & { readonly key?: string }];

const source = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const drawer = fileURLToPath(new URL('../../src/ui/button/line-icon.tsx', import.meta.url));

/**
 * Draws lucide's icons with `src/ui/button/line-icon.tsx` in the build, from lucide's own data. Lucide's modules contain
 * names, aliases, keys and options that the app does not use: 4 kB of the first list.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    async load(id) {
      if (!source.test(id)) return null;
      const icon = (await import(id)) as { readonly __iconData?: { readonly node: readonly IconNode[] } };
      // An alias re-exports another icon.
      if (icon.__iconData === undefined) return null;
      const parts = icon.__iconData.node.map((node) => JSON.stringify(partOf(node))).join(', ');
      return `import { lineIcon } from ${JSON.stringify(drawer)};\nexport default /* @__PURE__ */ lineIcon(${parts});\n`;
    },
  };
}

/** An element as `lineIcon` expects it. A path without other attributes, the usual case, is its data only. */
export function partOf([tag, { key: _, ...attributes }]: IconNode) {
  const { d, ...others } = attributes;
  return tag === 'path' && d !== undefined && Object.keys(others).length === 0 ? d : ([tag, attributes] as const);
}
