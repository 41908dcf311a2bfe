import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Says the order of the cascade layers at the head of every style sheet. Split style sheets arrive in any order, the
 * first one to name a layer fixes its place, and the minifier takes the statement out of the file that has it.
 */
export function cssLayers(tokens: string): Plugin {
  const statement = /@layer [\w\s,-]+;/.exec(readFileSync(tokens, 'utf8'))?.[0];
  if (statement === undefined) throw new Error(`${tokens} does not say the order of the layers`);
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
