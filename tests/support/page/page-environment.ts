import elements from 'happy-dom/lib/config/HTMLElementConfig.js';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

// happy-dom 21 does not support `<search>`, which browsers have since 2023. React warns about unknown elements.
Object.assign(elements, { search: elements['section'] });

/**
 * Globals of a page that Node releases after 20 define too. Vitest does not replace existing globals, so tests would use
 * Node's versions. Its `localStorage` is undefined without a file.
 */
const definedByNewerNode = [
  ...['Navigator', 'navigator', 'WebSocket', 'CloseEvent'],
  ...['ErrorEvent', 'Storage', 'localStorage', 'sessionStorage'],
] as const;

/** happy-dom with the same globals on every Node release. */
const environment: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  setup: async (global: Record<string, unknown>, options) => {
    const ofNode = definedByNewerNode.flatMap((name) => {
      const property = Object.getOwnPropertyDescriptor(global, name);
      return property === undefined ? [] : [[name, property] as const];
    });
    for (const [name] of ofNode) Reflect.deleteProperty(global, name);
    const rendered = await builtinEnvironments['happy-dom'].setup(global, options);
    return {
      teardown: async () => {
        await rendered.teardown(global);
        for (const [name, property] of ofNode) Object.defineProperty(global, name, property);
      },
    };
  },
};

export default environment;
