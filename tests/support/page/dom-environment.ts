import type { Environment } from 'vitest/runtime';
import page from './page-environment.ts';

/** Globals that the page and the server share. The versions of the DOM library do not work with the server. */
const nodeGlobals = [
  ...['fetch', 'Request', 'Response', 'Headers', 'FormData', 'Blob', 'File'],
  ...['URL', 'URLSearchParams', 'AbortController', 'AbortSignal', 'MessagePort'],
] as const;

/**
 * happy-dom with Node's fetch, forms and files, so that the server's code receives the client's requests as from a browser.
 */
const environment: Environment = {
  name: 'dom',
  // Transforms the server's code for Node, not for a page.
  viteEnvironment: 'ssr',
  setup: async (global: Record<string, unknown>, options) => {
    const originals = nodeGlobals.map((name) => [name, global[name]] as const);
    const rendered = await page.setup(global, options);
    for (const [name, value] of originals) {
      Object.defineProperty(global, name, { value, writable: true, configurable: true });
    }
    return rendered;
  },
};

export default environment;
