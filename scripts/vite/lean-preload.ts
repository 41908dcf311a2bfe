import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** An import that no other file has to be asked for with: `helper(()=>import(...),[],import.meta.url)`. */
const alone = /\b[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\([\w$]+=>[\w$.]+\))?),\[\],import\.meta\.url\)/g;

/**
 * A shorter word for Vite's helper of late imports, which also waits for style sheets: here there is one for all. It
 * tells the browser of the scripts that a screen will ask for, and lets the import succeed or fail by itself. Where there
 * are no such files the import stands alone. A screen imports its code each time that it is opened: the page gets one link for
 * each script, however often that is.
 */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === helper
        ? `const asked = new Set();
          export const __vitePreload = (load, names, importer) => {
            for (const name of names ?? []) {
              const { href } = new URL(name, importer);
              if (name.endsWith('.css') || asked.has(href)) continue;
              asked.add(href);
              const link = document.createElement('link');
              link.rel = 'modulepreload';
              link.href = href;
              document.head.append(link);
            }
            return load();
          };`
        : null,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let count = 0;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code.replace(alone, (_call, found: string) => {
            count += 1;
            return found;
          });
        }
        if (count === 0 && Object.keys(bundle).some((file) => file.includes('list-'))) {
          this.error('Late imports are not written as lean-preload.ts knows them.');
        }
      },
    },
  };
}
