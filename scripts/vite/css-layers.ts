import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Declares the order of the cascade layers at the start of every style sheet. Split style sheets arrive in any order, the
 * first mention of a layer fixes its position, and the minifier removes the declaration from its own file.
 */
export function cssLayers(tokens: string): Plugin {
  const statement = /@layer [\w\s,-]+;/.exec(readFileSync(tokens, 'utf8'))?.[0];
  if (statement === undefined) throw new Error(`${tokens} does not declare the order of the layers`);
  return {
    name: 'css-layers',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = statement + String(asset.source);
      }
    },
  };
}
