import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * A shorter word for Vite's helper of late imports, which also waits for style sheets: here there is one for all. It
 * tells the browser of the files that a screen will ask for, and lets the import succeed or fail by itself.
 */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === helper
        ? `export const __vitePreload = (load, names, importer) => {
            for (const name of names ?? []) {
              const link = document.createElement('link');
              link.rel = 'modulepreload';
              link.href = new URL(name, importer).href;
              document.head.append(link);
            }
            return load();
          };`
        : null,
  };
}
