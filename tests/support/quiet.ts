import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';
import { checkWrite, takeViolations } from './expect-console.ts';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
const isWatched = Symbol.for('matchdesk.isWatched');

const { console: currentConsole } = globalThis;

// Test files in the same process share its console, but Vitest may replace it between them.
if (!Reflect.has(currentConsole, isWatched)) {
  Reflect.set(currentConsole, isWatched, true);
  for (const method of methods) {
    const write = currentConsole[method].bind(currentConsole);
    currentConsole[method] = (...args: unknown[]) => {
      if (!checkWrite(method, format(...args))) write(...args);
    };
  }
}

// Node prints warnings itself. Warnings about experimental features are ignored.
const checkWarning = (warning: Error) => {
  if (warning.name !== 'ExperimentalWarning') checkWrite('warning', `${warning.name}: ${warning.message}`);
};
process.on('warning', checkWarning);

function failOnViolations(): void {
  const violations = takeViolations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
}

// Registered before the hooks of a test file, so they run after them.
afterEach(failOnViolations);
afterAll(() => {
  process.off('warning', checkWarning);
  failOnViolations();
});
