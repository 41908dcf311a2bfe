/** A program of its own: one instance for all pages. Machines have no effects, and no state beside that of their actors. */
import * as library from 'xstate';

export const xstate = library;

/** By the name under which pages import them. */
export const machines = Object.fromEntries(
  Object.entries(import.meta.glob<object>('/machines/**/*.ts', { eager: true })).map(([path, module]) => [
    `#${path.slice(1)}`,
    module,
  ]),
);
