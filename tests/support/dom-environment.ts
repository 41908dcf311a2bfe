import type { Environment } from 'vitest/runtime';
import page from './page-environment.ts';

/** What a page and the server in the same process both use, and the DOM library has only imitations of. */
const ownOfNode = [
  ...['fetch', 'Request', 'Response', 'Headers', 'FormData', 'Blob', 'File'],
  ...['URL', 'URLSearchParams', 'AbortController', 'AbortSignal', 'MessagePort'],
] as const;

/**
 * happy-dom with Node's own fetch, forms and files: the client's requests reach the server's code as what a browser would
 * make of them.
 */
const environment: Environment = {
  name: 'dom',
  // The server's code is not to be made into a page's.
  viteEnvironment: 'ssr',
  setup: async (global: Record<string, unknown>, options) => {
    const own = ownOfNode.map((name) => [name, global[name]] as const);
    const rendered = await page.setup(global, options);
    for (const [name, value] of own) {
      Object.defineProperty(global, name, { value, writable: true, configurable: true });
    }
    return rendered;
  },
};

export default environment;
